import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { type Anamnesis, answersBySection } from '#domain/health/anamnesis/anamnesis';
import { anamnesisChanges } from '#domain/health/anamnesis/changes';
import { longDay, numericDay } from '#words/format/day';
import { changesWords, saidWords } from '#words/health/anamnesis';
import { useSession } from '../../../data/session/session';
import { HealthPaperScreen } from '../../../parts/health/health-paper';
import paper from '../../../parts/health/health-paper.module.css';
import { useRemoveHealth } from '../../../parts/health/use-remove-health';
import { LinkButton } from '../../../parts/page/link-button';
import frame from '../../../parts/page/print-frame.module.css';
import { useWhose } from '../../../parts/page/whose';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './anamnesis.module.css';

/** A printable anamnesis, with the changes since another one. */
export default function AnamnesisScreen() {
  const { id } = useParams();
  const session = useSession();
  const remove = useRemoveHealth('anamnesis');
  const whose = useWhose();
  const own = 'user' in session ? session.user.name : '';
  const name = whose?.student.name ?? own;
  return (
    <HealthPaperScreen
      title="Anamnese"
      show={({ anamneses }) => {
        const anamnesis = anamneses.find((one) => one.id === id);
        if (!anamnesis) return null;
        const others = anamneses.filter((one) => one.doneAt !== null && one !== anamnesis);
        return {
          above: others.length > 0 && (
            <ChangesCard key={anamnesis.id} anamnesis={anamnesis} others={others} />
          ),
          tools: !whose && (
            <>
              <Button
                variant="plain"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => void remove(anamnesis)}
              >
                Apagar
              </Button>
              <LinkButton href="/app/health/anamnesis" variant="quiet">
                <Pencil aria-hidden="true" />
                {anamnesis.doneAt === null ? 'Continuar' : 'Atualizar'}
              </LinkButton>
            </>
          ),
          paper: <PaperAnamnesis name={name} anamnesis={anamnesis} />,
        };
      }}
    />
  );
}

interface ChangesCardProps {
  anamnesis: Anamnesis;
  /** Other finished anamneses, newest first. */
  others: readonly Anamnesis[];
}

/** Differences from the answers of another day, which the person chooses. */
function ChangesCard({ anamnesis, others }: ChangesCardProps) {
  const earlier = others.find(({ day, at }) => day <= anamnesis.day && at < anamnesis.at);
  const [chosen, setChosen] = useState(earlier?.id ?? others[0]?.id);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  if (!other) return null;
  const [before, after] = other.at < anamnesis.at ? [other, anamnesis] : [anamnesis, other];
  const changes = anamnesisChanges(before, after);
  return (
    <Card as="section" padding="l" labelledBy="changes" className={layoutClass.middle}>
      <SectionTitle id="changes">O que mudou</SectionTitle>
      <SelectField
        label="Comparar com a de"
        value={other.id}
        onChange={(event) => setChosen(event.target.value)}
        options={others.map(({ id, day, title }) => ({
          value: id,
          label: `${numericDay(day)} · ${title}`,
        }))}
      />
      <p>
        {changesWords(changes.length)}{' '}
        {before.day === after.day
          ? 'no mesmo dia.'
          : `de ${numericDay(before.day)} a ${numericDay(after.day)}.`}
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ question, before: was, after: is }) => (
            <div key={question}>
              <dt>{(is ?? was)?.asked}</dt>
              <dd>
                {was ? saidWords(was.said) : 'Sem resposta'} →{' '}
                <strong>{is ? saidWords(is.said) : 'sem resposta'}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** A printable anamnesis with its questions as they were asked. */
function PaperAnamnesis({ name, anamnesis }: { name: string; anamnesis: Anamnesis }) {
  const { day, title, version, answers } = anamnesis;
  const sections = answersBySection(answers);
  return (
    <>
      <header className={frame.head}>
        <h2>{name}</h2>
        <p>
          Anamnese · {title} · {longDay(day)}
        </p>
      </header>
      {sections.length === 0 && <p>Nenhuma pergunta foi respondida.</p>}
      {sections.map(([section, told]) => (
        <section key={section} className={layoutClass.close} aria-label={section}>
          <h3>{section}</h3>
          <dl className={paper.answers}>
            {told.map(({ asked, order, said }) => (
              <div key={order}>
                <dt>{asked}</dt>
                <dd>{saidWords(said)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <footer className={textClass.mini}>
        <p>
          Registro de respostas, no modelo {title} de {numericDay(version)}. Não é diagnóstico.
        </p>
      </footer>
    </>
  );
}
