import { Check } from 'lucide-react';
import { useId } from 'react';
import { weekPlan } from '#domain/coaching/week-plan';
import { type LocalDay, startOfWeek, startWeekday } from '#domain/local-day';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { requestFailure } from '#words/errors';
import { longDay, weekdayLetter, weekdayName } from '#words/format/day';
import { plural } from '#words/format/plural';
import { programTitle } from '#words/programs/program';
import { isLookedAt, type PanelView } from '../../../data/coaching/coach-panel';
import type { StudentLink } from '../../../data/coaching/students';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useProgram } from '../../../data/programs/programs';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { usePreferences } from '../../../data/store/preferences';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { WeekDots } from '../../../ui/display/week-dots';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import textClass from '../../../ui/text.module.css';
import styles from './student.module.css';
import { WorkoutDeltas } from './workout-deltas';

interface WeekCardProps {
  link: StudentLink;
  /** Newest first. */
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook | null;
  /** The coach's own panel. */
  panel: PanelView;
}

/** Number of earlier workouts shown if this week has none. */
const OF_BEFORE = 2;

/** The current week compared with the plan, and each workout compared with its own plan. */
export function StudentWeekCard({ link, summaries, book, panel }: WeekCardProps) {
  const { student, program } = link;
  const today = useToday();
  const title = useId();
  const { weekStart } = usePreferences();
  const found = useProgram(program?.id ?? null);
  const ficha = found.state === 'ready' ? (found.value?.program ?? null) : null;
  const first = startWeekday(weekStart);
  const trained = summaries.map(({ day }) => day);
  const { days, done, planned } = weekPlan(ficha, trained, today, first);
  const ofWeek = summaries.filter(({ day }) => day >= startOfWeek(today, first));
  const shown = ofWeek.length > 0 ? ofWeek : summaries.slice(0, OF_BEFORE);
  return (
    <Card as="section" padding="l" labelledBy={title}>
      <SectionTitle id={title} trailing={againstPlan(done, planned)}>
        Esta semana
      </SectionTitle>
      <WeekDots
        label="Dias desta semana"
        days={days.map(({ day, state }) => ({
          letter: weekdayLetter(day),
          spoken: spokenDay(day, today, state),
          state: state === 'free' && day === today ? 'today' : state,
        }))}
      />
      {ficha && (
        <p className={textClass.mini}>
          Ficha: {programTitle(ficha)}, desde {longDay(program?.since ?? today)}
        </p>
      )}
      {shown.length === 0 ? (
        <p className={textClass.quiet}>Nenhum treino nas últimas 12 semanas.</p>
      ) : (
        <>
          {ofWeek.length === 0 && <p className={textClass.quiet}>Antes desta semana:</p>}
          <ul className={styles.workouts} aria-label="Treinos, planejado e feito">
            {shown.map(({ id }) => (
              <WorkoutDeltas key={id} id={id} student={student.id} book={book} />
            ))}
          </ul>
        </>
      )}
      <ReviewButton link={link} view={panel} />
      {!program && (
        <LinkButton href={`/app/students/${student.id}/programs`} variant="quiet" full>
          Montar uma ficha
        </LinkButton>
      )}
    </Card>
  );
}

function againstPlan(done: number, planned: number | null): string {
  if (planned !== null && done > planned) {
    return `${done} dias, mais que ${planned === 1 ? 'o planejado' : `os ${planned} planejados`}`;
  }
  if (planned !== null) return `${done} de ${planned}`;
  return plural(done, { zero: 'Nenhum treino', one: '1 dia', other: '# dias' });
}

function spokenDay(day: LocalDay, today: LocalDay, state: 'done' | 'planned' | 'free'): string {
  const name = `${weekdayName(day)}, ${longDay(day)}`;
  if (state === 'done') return `${name}: treinou`;
  if (state === 'planned') return `${name}: ${day < today ? 'planejado, sem treino' : 'planejado'}`;
  return day < today ? `${name}: sem treino` : name;
}

function say(cause: unknown): void {
  notify.error(requestFailure(failureOf(cause).failure));
}

/** Marks everything about a student as reviewed, which clears the panel's entry. */
function ReviewButton({ link, view }: { link: StudentLink; view: PanelView }) {
  const { panel, markSeen } = view;
  const row = panel?.students.find((one) => one.link === link.link);
  const review = useAction(async () => {
    if (!row) return;
    const undo = await markSeen([row]);
    notify.plain('Marcado como revisado', {
      action: { label: 'Desfazer', onAction: () => void undo().catch(say) },
    });
  });
  if (!row) return null;
  const isDone = isLookedAt(row);
  return (
    <>
      <Button
        full
        variant={isDone ? 'done' : 'quiet'}
        busy={review.busy}
        disabled={isDone}
        icon={<Check aria-hidden="true" />}
        onClick={() => void review.run()}
      >
        {isDone ? 'Tudo revisado' : 'Marcar como revisado'}
      </Button>
      <FormFailure failure={review.failure} />
    </>
  );
}
