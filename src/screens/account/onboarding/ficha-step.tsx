import { Play } from 'lucide-react';
import { useExercises } from '../../../data/exercises/exercises';
import { useActiveProgram } from '../../../data/programs/active-program';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { useProgramTemplates } from '../../../parts/programs/use-program-templates';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { Button } from '../../../ui/control/button';
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
    <LinkButton href="/" variant="plain" full>
      Agora não
    </LinkButton>
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
      <LinkButton href="/" variant="plain" full>
        Ir para Hoje
      </LinkButton>
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
        <LinkButton href="/app/programs/new" variant="quiet" size="l" full>
          Escolher uma ficha pronta
        </LinkButton>
        <NotNow />
      </div>
    </StepFrame>
  );
}
