import { Pencil, Play, RotateCcw, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Program, ProgramDay } from '#domain/programs/shape';
import { weekInProgram } from '#domain/programs/week';
import { numericDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import {
  dayLetter,
  dayName,
  goalLabel,
  levelLabel,
  programFacts,
  programTitle,
  weekdaysWords,
  weekName,
} from '#words/programs/program';
import { type AssignmentEntry, useAssignments } from '../../../data/coaching/assignments';
import { useStudents } from '../../../data/coaching/students';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useActiveProgram, useNextDay } from '../../../data/programs/active-program';
import { usePreferences } from '../../../data/store/preferences';
import { exerciseStills } from '../../../parts/exercises/exercise-figure';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { FichaVideo } from '../../../parts/exercises/ficha-video';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { ProgramFactsSheet } from '../../../parts/programs/program-facts-sheet';
import { useProgramActs } from '../../../parts/programs/use-program-acts';
import { usePlainTargets } from '../../../parts/workouts/use-plain-targets';
import { useStartProgramDay } from '../../../parts/workouts/use-start-program-day';
import { MuscleSums } from '../../../training/programs/muscle-sums';
import { ProgramDayList } from '../../../training/programs/program-day';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Chip, ChipRow, FilterChip } from '../../../ui/control/chip';
import { Tabs } from '../../../ui/control/tabs';
import { Cluster, Page, Stack } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import layoutClass from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/state/lazy-part';
import { EmptyState } from '../../../ui/state/screen-state';
import textClass from '../../../ui/text.module.css';
import styles from './program.module.css';
import { ProgramMenu } from './program-menu';
import { PublishedLine } from './published-line';
import { peopleWhoUse } from './template-uses';

/** Codes, texts and files load when the person shares. */
const ShareProgramSheet = lazyPart(async () => ({
  default: (await import('../../../parts/programs/share-program-sheet')).ShareProgramSheet,
}));

interface ReadProgramProps {
  id: string;
  program: Program;
  book: ExerciseBook | null;
  back: ReactNode;
}

export function ReadProgram({ id, program, book, back }: ReadProgramProps) {
  const { unit } = usePreferences();
  const active = useActiveProgram();
  const next = useNextDay(useToday());
  const acts = useProgramActs(id, program);
  const plain = usePlainTargets();
  const { startDay, busy } = useStartProgramDay();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenWeek, setWeek] = useState<number | null>(null);
  const [describing, setDescribing] = useState(false);
  const [sharing, setSharing] = useState(false);

  const isActive = active.state === 'ready' && active.value?.id === id;
  const now = isActive && next.state === 'ready' ? next.value?.next : undefined;
  const running = weekInProgram(program, now?.week ?? 1);
  const week = chosenWeek ?? running;
  const { days, weeks, goal, level, note } = program;
  const shown = chosenDay ?? now?.day ?? days[0]?.key ?? '';
  const tab = days.some(({ key }) => key === shown) ? shown : (days[0]?.key ?? '');
  const nameOf = exerciseNamer(book);
  const still = exerciseStills(book);
  const removed = program.removedAt !== null;
  const said = [...(goal ? [goalLabel(goal)] : []), ...(level ? [levelLabel(level)] : [])];
  if (program.ends) said.push(`Até ${numericDay(program.ends)}`);

  const panel = (day: ProgramDay, at: number) => {
    const name = dayName(day, at);
    const when = program.schedule === 'weekday' ? weekdaysWords(day.weekdays) : '';
    return (
      <Stack>
        <div className={layoutClass.spread}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            {(when !== '' || now?.day === day.key) && (
              <p className={textClass.small}>
                {[when, now?.day === day.key ? 'É o próximo' : '']
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            )}
          </div>
          {day.key !== '' && day.exercises.length > 0 && !removed && (
            <Button
              size="l"
              className={styles.start}
              busy={busy}
              icon={<Play aria-hidden="true" />}
              onClick={() =>
                startDay({
                  programId: id,
                  day: day.key,
                  title: name,
                  // Starts the shown week, even if it is not the current one
                  week: week === running ? undefined : week,
                })
              }
            >
              Começar treino {dayLetter(at)}
            </Button>
          )}
        </div>
        {day.exercises.length === 0 ? (
          <p className={textClass.small}>Nenhum exercício neste dia ainda.</p>
        ) : (
          <ProgramDayList
            program={program}
            day={day}
            week={week}
            unit={unit}
            nameOf={nameOf}
            kindOf={(exercise) => book?.byId(exercise ?? '')?.loadKind ?? null}
            plain={plain}
            still={still}
            renderVideo={(href) => <FichaVideo program={id} href={href} />}
          />
        )}
      </Stack>
    );
  };

  return (
    <>
      <TopBar
        title={programTitle(program)}
        subtitle={programFacts(program)}
        leading={back}
        actions={
          <ProgramMenu
            program={program}
            active={isActive}
            acts={acts}
            onDescribe={() => setDescribing(true)}
            onShare={() => setSharing(true)}
          />
        }
      />
      <Page
        width="app"
        aside={
          book &&
          days.length > 0 && <MuscleSums program={program} week={week} trainedBy={book.byId} />
        }
      >
        {removed && (
          <div className={classNames(layoutClass.spread, textClass.warning)}>
            <p>Esta ficha foi removida.</p>
            <Button
              variant="quiet"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => void acts.restore()}
            >
              Restaurar
            </Button>
          </div>
        )}
        {program.returned && (
          <p className={classNames(layoutClass.spread, textClass.warning)}>
            Voltou: outro aparelho ainda usava esta ficha
          </p>
        )}
        {!removed && (
          <Cluster>
            <LinkButton href={`/app/programs/${id}/edit`} variant="quiet">
              <Pencil aria-hidden="true" />
              Editar
            </LinkButton>
            {!isActive && active.state === 'ready' && (
              <Button variant="outline" onClick={() => void acts.use()}>
                Usar esta ficha
              </Button>
            )}
            {isActive && <Chip>Sua ficha</Chip>}
            {said.map((word) => (
              <Chip key={word}>{word}</Chip>
            ))}
          </Cluster>
        )}
        <PublishedLine id={id} program={program} nameOf={nameOf} still={still} />
        {!removed && <TemplateUsers id={id} />}
        {note !== '' && <p className={textClass.quote}>{note}</p>}
        {weeks > 1 && (
          <ChipRow label="Semana">
            {Array.from({ length: weeks }, (_, index) => index + 1).map((number) => (
              <FilterChip key={number} pressed={number === week} onChange={() => setWeek(number)}>
                {weekName(number, program.weekOf[number])}
              </FilterChip>
            ))}
          </ChipRow>
        )}
        {days.length === 0 ? (
          <EmptyState
            title="Nenhum dia ainda"
            action={<LinkButton href={`/app/programs/${id}/edit`}>Editar ficha</LinkButton>}
          >
            <p>Monte os treinos desta ficha: A, B, C.</p>
          </EmptyState>
        ) : (
          <div className={styles.days}>
            <Tabs
              label="Dias"
              value={tab}
              onChange={setDay}
              tabs={days.map((day, at) => ({
                value: day.key,
                label: day.key === '' ? '?' : dayLetter(at),
                panel: panel(day, at),
              }))}
            />
          </div>
        )}
      </Page>
      {sharing && <ShareProgramSheet id={id} program={program} onClose={() => setSharing(false)} />}
      {describing && (
        <ProgramFactsSheet
          program={program}
          onSave={(facts) => {
            setDescribing(false);
            void acts.describe(facts);
          }}
          onClose={() => setDescribing(false)}
        />
      )}
    </>
  );
}

/** Link to the students with a ficha from this template; absent without any. */
function TemplateUsers({ id }: { id: string }) {
  const assignments = useAssignments();
  const uses =
    assignments.state === 'ready'
      ? assignments.value.filter(({ template }) => template === id)
      : [];
  // Without uses, the list of students is not needed.
  return uses.length === 0 ? null : <Uses id={id} uses={uses} />;
}

function Uses({ id, uses }: { id: string; uses: readonly AssignmentEntry[] }) {
  const users = peopleWhoUse(uses, useStudents());
  if (users === 0) return null;
  return (
    <section className={styles.published} aria-label="Quem usa esta ficha">
      <p>
        {plural(users, {
          zero: '',
          one: '1 pessoa usa este modelo',
          other: '# pessoas usam este modelo',
        })}
      </p>
      <LinkButton href={`/app/programs/${id}/people`} variant="quiet">
        <Users aria-hidden="true" />
        Levar a mudança a quem usa
      </LinkButton>
    </section>
  );
}
