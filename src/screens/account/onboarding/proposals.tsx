import { Bookmark, ListOrdered, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Fit, fittingPrograms } from '#catalog/fitting-programs';
import type { ProgramTemplate } from '#catalog/program-texts/template';
import { ageOn } from '#domain/age';
import { kitOf } from '#domain/gyms/kits';
import { demandsOf } from '#domain/health/screening/demands';
import { equipmentLabel } from '#words/exercises/equipment';
import { formatList } from '#words/format/list';
import { exercisesCount } from '#words/format/plural';
import { screeningAdvice } from '#words/health/screening';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useHealthFile } from '../../../data/health/health-file';
import { usePreferences } from '../../../data/store/preferences';
import offer from '../../../parts/coaching/offer-card.module.css';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { templateFinder } from '../../../parts/programs/template-finder';
import { TemplatePreview } from '../../../parts/programs/template-preview';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import type { Answers } from './answers';
import type { useFirstFicha } from './use-first-ficha';

interface ProposalsProps {
  answers: Answers;
  book: ExerciseBook;
  templates: readonly ProgramTemplate[];
  making: ReturnType<typeof useFirstFicha>;
}

/** The best ficha and two more. */
const SHOWN = 3;

export function Proposals({ answers, book, templates, making }: ProposalsProps) {
  const { unit } = usePreferences();
  const today = useToday();
  const file = useHealthFile();
  const [chosen, setChosen] = useState<string | null>(null);
  const [looked, setLooked] = useState<ProgramTemplate | null>(null);
  const find = useMemo(() => templateFinder(book), [book]);
  const screening =
    file.state === 'ready' ? file.value.screenings.find(({ doneAt }) => doneAt !== null) : null;
  const age = screening?.born ? ageOn(today, screening.born) : null;
  const fits = useMemo(() => {
    const { goal, experience, days, place } = answers;
    const isReturning = experience === 'returning';
    const wishes = {
      goal,
      level: isReturning ? ('beginner' as const) : experience,
      returning: isReturning,
      daysPerWeek: days,
      equipment: place === null ? null : kitOf(place, 'kg').equipment,
      age,
    };
    const equipmentOf = (id: string) => book.byId(id)?.equipment ?? null;
    return fittingPrograms(templates, wishes, { find, equipmentOf }).slice(0, SHOWN);
  }, [answers, age, book, find, templates]);
  const main = fits.find(({ template }) => template.id === chosen) ?? fits[0];
  const demands = screening ? demandsOf(screening) : null;

  return (
    <>
      {main && <Proposal fit={main} days={answers.days} making={making} onLook={setLooked} />}
      {demands?.doctor && <p className={textClass.hint}>{screeningAdvice(demands)}</p>}
      <section className={layoutClass.close} aria-labelledby="others">
        <SectionTitle id="others">Outras que combinam</SectionTitle>
        <List label="Outras fichas">
          {fits
            .filter((fit) => fit !== main)
            .map((fit) => (
              <ListRow
                key={fit.template.id}
                title={fit.template.title}
                subtitle={fitFacts(fit)}
                onClick={() => setLooked(fit.template)}
              />
            ))}
          <ListRow
            href="/app/programs/new"
            renderLink={renderLink}
            title="Escolher outra"
            subtitle="Todas as fichas prontas, ou montar a sua"
          />
        </List>
      </section>
      {looked && (
        <TemplatePreview
          template={looked}
          book={book}
          find={find}
          unit={unit}
          busy={false}
          onUse={() => {
            setChosen(looked.id);
            setLooked(null);
          }}
          onClose={() => setLooked(null)}
        />
      )}
    </>
  );
}

interface ProposalProps {
  fit: Fit;
  /** The requested days. */
  days: number | null;
  making: ProposalsProps['making'];
  onLook: (template: ProgramTemplate) => void;
}

function Proposal({ fit, days, making, onLook }: ProposalProps) {
  const { template, draft } = fit;
  return (
    <Card as="section" padding="l" plate labelledBy="proposal">
      <p className={offer.overline}>Pelas suas respostas</p>
      <h2 id="proposal" className={offer.title}>
        {template.title}
      </h2>
      <p className={offer.facts}>{fitFacts(fit)}</p>
      <p className={offer.facts}>{template.summary}</p>
      {fitRemarks(fit, days).map((remark) => (
        <p key={remark} className={textClass.hint}>
          {remark}
        </p>
      ))}
      <div className={layoutClass.close}>
        <Button
          size="l"
          full
          busy={making.busy}
          icon={<Play aria-hidden="true" />}
          onClick={() => making.start(draft)}
        >
          Começar treino A
        </Button>
        <Button
          full
          variant="quiet"
          icon={<Bookmark aria-hidden="true" />}
          disabled={making.busy}
          onClick={() => making.keep(draft)}
        >
          Guardar e treinar depois
        </Button>
        <Button
          full
          variant="plain"
          icon={<ListOrdered aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => onLook(template)}
        >
          Ver os treinos
        </Button>
      </div>
    </Card>
  );
}

/** "3 dias por semana · 13 exercícios · cerca de 50 min". */
function fitFacts({ template, draft }: Fit): string {
  const exercises = draft.days.reduce((sum, day) => sum + day.exercises.length, 0);
  return [
    `${template.daysPerWeek} dias por semana`,
    exercisesCount(exercises),
    `cerca de ${template.minutes} min`,
  ].join(' · ');
}

/**
 * Differences between a ficha and the answers, one sentence each.
 * @param days requested days a week; null without an answer
 */
function fitRemarks({ template, missing }: Fit, days: number | null): string[] {
  const said: string[] = [];
  if (days !== null && days !== template.daysPerWeek) {
    said.push(
      `Você disse ${days} dias; das prontas para o seu caso, a mais próxima tem ${template.daysPerWeek}.`,
    );
  }
  if (missing.length > 0) {
    const names = formatList(missing.map(equipmentLabel));
    said.push(`Pede também ${names}. Sem isso, troque o exercício na hora do treino.`);
  }
  return said;
}
