import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { useExercises } from '../../../data/exercises/exercises';
import { useActiveProgram } from '../../../data/programs/active-program';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { useProgramTemplates } from '../../../parts/programs/use-program-templates';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import layoutClass from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/state/lazy-part';
import { Skeleton } from '../../../ui/state/skeleton';
import type { Answers } from './answers';
import { Proposals } from './proposals';
import { StepFrame } from './step-frame';
import { useFirstFicha } from './use-first-ficha';

const DayCard = lazyPart(
  () => import('../../../parts/workouts/day-card'),
  <Skeleton height={280} />,
);

/** The last step: a ficha for the answers, or a workout right away. */
export function FichaStep({ answers }: { answers: Answers }) {
  const active = useActiveProgram();
  const exercises = useExercises();
  const templates = useProgramTemplates();
  const making = useFirstFicha();
  const { goal, experience, days, place } = answers;

  // During its creation the proposal stays visible, so that nothing moves under the finger.
  if (active.state === 'ready' && active.value !== null && !making.busy) return <There />;
  if ([goal, experience, days, place].every((one) => one === null)) return <Unasked />;
  const isHere = exercises.state === 'ready' && templates.state === 'ready';
  const isFailed = exercises.state === 'failed' || templates.state === 'failed';
  return (
    <StepFrame step="ficha" title="A sua ficha está pronta">
      {isFailed ? (
        <ReadFailed what="as fichas prontas" />
      ) : isHere ? (
        <Proposals
          answers={answers}
          book={exercises.value}
          templates={templates.value}
          making={making}
        />
      ) : (
        <Skeleton height={320} />
      )}
      <NotNow />
    </StepFrame>
  );
}

function NotNow() {
  return (
    <Link href="/" className={buttonClass({ variant: 'plain', full: true })}>
      Agora não
    </Link>
  );
}

/** Shown to a person who already has a ficha. */
function There() {
  const today = useToday();
  const exercises = useExercises();
  return (
    <StepFrame step="ficha" title="A sua ficha está pronta">
      <DayCard
        book={exercises.state === 'ready' ? exercises.value : null}
        today={today}
        otherwise={<ReadFailed what="a sua ficha" />}
      />
      <Link href="/" className={buttonClass({ variant: 'plain', full: true })}>
        Ir para Hoje
      </Link>
    </StepFrame>
  );
}

/** Shown without answers, because a proposal would be a guess. */
function Unasked() {
  const { start, busy } = useStartWorkout();
  return (
    <StepFrame
      step="ficha"
      title="Tudo pronto"
      lead="Comece um treino vazio e escolha os exercícios na hora: é um toque no disco a cada série. A próxima vez já vem preenchida."
    >
      <div className={layoutClass.close}>
        <Button size="l" full busy={busy} icon={<Play aria-hidden="true" />} onClick={start}>
          Começar um treino vazio
        </Button>
        <Link
          href="/app/programs/new"
          className={buttonClass({ variant: 'quiet', size: 'l', full: true })}
        >
          Escolher uma ficha pronta
        </Link>
        <NotNow />
      </div>
    </StepFrame>
  );
}
