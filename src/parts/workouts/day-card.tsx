import { CalendarDays, PencilRuler, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LocalDay } from '#domain/local-day';
import { setCount } from '#domain/programs/prescription';
import type { ProgramDay } from '#domain/programs/shape';
import { prescriptionOf, weekInProgram } from '#domain/programs/week';
import { exercisesCount, setsCount } from '#words/format/plural';
import { plannedWords, whenWords } from '#words/programs/day-plan';
import { plainPlan } from '#words/programs/plain-target';
import { dayName, programTitle, weekName } from '#words/programs/program';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { type ActiveDay, useDayPlan, useNextDay } from '../../data/programs/active-program';
import { usePreferences } from '../../data/store/preferences';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/control/button';
import { Card } from '../../ui/display/card';
import { Skeleton } from '../../ui/state/skeleton';
import textClass from '../../ui/text.module.css';
import styles from '../coaching/offer-card.module.css';
import { LinkButton } from '../page/link-button';
import { OtherDaySheet } from './other-day-sheet';
import { usePlainTargets } from './use-plain-targets';
import { useStartProgramDay } from './use-start-program-day';

interface DayCardProps {
  book: ExerciseBook | null;
  today: LocalDay;
  /** Content if there is no ficha after all, or it cannot be read. */
  otherwise: ReactNode;
}

/** The next day of the active ficha, with its exercises and the start button. */
export default function DayCard({ book, today, otherwise }: DayCardProps) {
  const active = useNextDay(today);
  if (active.state === 'loading') return <Skeleton height={280} />;
  if (active.state === 'failed' || !active.value) return otherwise;
  return <ActiveDayCard active={active.value} book={book} today={today} />;
}

interface ActiveDayCardProps extends Omit<DayCardProps, 'otherwise'> {
  active: ActiveDay;
}

function ActiveDayCard({ active, book, today }: ActiveDayCardProps) {
  const { programId, program, next, trainedToday } = active;
  const { startDay, busy } = useStartProgramDay();
  const [choosing, setChoosing] = useState(false);
  const index = program.days.findIndex(({ key }) => key === next.day);
  const day = program.days[index];
  if (!day) return null;

  const begin = (key: string) => {
    const at = program.days.findIndex((each) => each.key === key);
    const chosen = program.days[at];
    if (!chosen) return;
    startDay({ programId, day: key, title: dayName(chosen, at), week: next.week });
  };
  const isQuiet = trainedToday || next.why === 'rest' || next.why === 'missed';
  const sets = day.exercises.reduce(
    (sum, entry) => sum + setCount(prescriptionOf(program, entry, next.week).sets),
    0,
  );
  const week = weekInProgram(program, next.week);
  return (
    <Card as="section" padding="l" plate labelledBy="day-title">
      <p className={styles.overline}>
        {whenWords(next, today, trainedToday)} · {programTitle(program)}
      </p>
      <h2 id="day-title" className={styles.title}>
        {dayName(day, index)}
      </h2>
      <p className={styles.facts}>
        {exercisesCount(day.exercises.length)}
        {sets > 0 && ` · ${setsCount(sets)}`}
        {program.weeks > 1 && ` · ${weekName(week, program.weekOf[week])}`}
      </p>
      {day.note !== '' && <p className={styles.facts}>{day.note}</p>}
      <DayExercises active={active} day={day} book={book} today={today} />
      <div className={styles.acts}>
        {day.exercises.length === 0 ? (
          <LinkButton href={`/app/programs/${programId}/edit`} size="l" full>
            <PencilRuler aria-hidden="true" />
            Montar este dia
          </LinkButton>
        ) : (
          <Button
            size="l"
            full
            busy={busy}
            variant={isQuiet ? 'quiet' : 'primary'}
            icon={<Play aria-hidden="true" />}
            onClick={() => begin(day.key)}
          >
            {startLabel(active)}
          </Button>
        )}
        <Button
          size="l"
          full
          variant="quiet"
          icon={<CalendarDays aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          Fazer outro dia
        </Button>
      </div>
      <OtherDaySheet
        open={choosing}
        active={active}
        onClose={() => setChoosing(false)}
        onChoose={(key) => {
          setChoosing(false);
          begin(key);
        }}
      />
    </Card>
  );
}

function startLabel({ next, trainedToday }: ActiveDay): string {
  if (next.why === 'missed') return 'Fazer este treino';
  return next.why === 'rest' || trainedToday ? 'Treinar mesmo assim' : 'Começar treino';
}

/**
 * Maximum listed exercises; further ones are only counted. A single further one is listed, because
 * its name takes no more room than the count.
 */
const LISTED = 6;

interface DayExercisesProps extends ActiveDayCardProps {
  day: ProgramDay;
}

/** The exercises of the day with their targets, and with suggested loads once these are read. */
function DayExercises({ active, day, book, today }: DayExercisesProps) {
  const { programId, program, next } = active;
  const { unit } = usePreferences();
  const wordsOf = usePlainTargets() ? plainPlan : plannedWords;
  const plan = useDayPlan({ programId, day: day.key, week: next.week }, today);
  const planned = new Map(
    plan.state === 'ready'
      ? plan.value.map(({ entry, suggestion }) => [entry.key, suggestion])
      : [],
  );
  const all = day.exercises;
  const listed = all.length === LISTED + 1 ? all : all.slice(0, LISTED);
  const more = all.length - listed.length;
  return (
    <ul className={classNames(styles.exercises, styles.planned)}>
      {listed.map((entry) => (
        <li key={entry.key}>
          <span>{book?.byId(entry.exercise ?? '')?.name ?? 'Exercício'}</span>
          <span className={classNames(textClass.figures, styles.target)}>
            {wordsOf(
              prescriptionOf(program, entry, next.week, book?.byId(entry.exercise ?? '')?.loadKind)
                .sets,
              planned.get(entry.key)?.sets ?? [],
              unit,
            )}
          </span>
        </li>
      ))}
      {more > 0 && <li className={classNames(textClass.figures, styles.count)}>e mais {more}</li>}
    </ul>
  );
}
