import { dayInText } from '#words/format/day';
import { useDayDoubt } from '../../data/workouts/day-doubt';
import type { WorkoutEntry } from '../../data/workouts/workouts';
import { Button } from '../../ui/control/button';
import { Card } from '../../ui/display/card';
import { Cluster } from '../../ui/frame/page';
import { guarded } from '../input/guarded';

/** Asks for the day of a workout that was logged with a doubtful clock. */
export function DayDoubtCard({ entry }: { entry: WorkoutEntry }) {
  const doubt = useDayDoubt(entry);
  if (doubt.state !== 'ready' || !doubt.value) return null;
  const { other, decide } = doubt.value;
  return (
    <Card as="section" tone="accent" labelledBy="day-doubt">
      <h2 id="day-doubt">Confira o dia deste treino</h2>
      <p>
        A hora deste aparelho não batia com a do servidor. O treino está em{' '}
        {dayInText(entry.workout.start.day)}, mas pode ser de {dayInText(other)}.
      </p>
      <Cluster>
        <Button onClick={() => void guarded(decide(true))}>É de {dayInText(other)}</Button>
        <Button variant="quiet" onClick={() => void guarded(decide(false))}>
          O dia está certo
        </Button>
      </Cluster>
    </Card>
  );
}
