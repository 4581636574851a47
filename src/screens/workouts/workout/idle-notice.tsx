import type { Workout } from '#domain/workouts/shape';
import { timeOfDay } from '#words/format/day';
import { isIdle, lastMoment } from '../../../live/idle';
import { useLive } from '../../../live/live-provider';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';

interface IdleNoticeProps {
  workout: Workout;
  onFinish: () => void;
}

/** Asks, hours after the last set, whether the workout is still running. */
export function IdleNotice({ workout, onFinish }: IdleNoticeProps) {
  const { now } = useLive();
  if (!isIdle(workout, now())) return null;
  const time = timeOfDay(lastMoment(workout), workout.start.zone);
  return (
    <Card tone="accent" as="section">
      <p>
        <strong>Este treino já acabou?</strong> O último registro foi às {time}. Se ainda está
        treinando, é só seguir.
      </p>
      <Cluster>
        <Button onClick={onFinish}>Concluir treino</Button>
      </Cluster>
    </Card>
  );
}
