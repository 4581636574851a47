import { useEffect, useRef, useState } from 'react';
import { useExercises } from '../../../data/exercises/exercises';
import { useWorkout } from '../../../data/workouts/workouts';
import { useLive } from '../../../live/live-provider';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useQuery } from '../../../parts/page/use-query';
import { Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import { ChooseWorkout } from './choose-workout';
import { EndedElsewhere } from './ended-elsewhere';
import { NoWorkout } from './no-workout';
import { RunningWorkout } from './running-workout';
import { useStartOnce } from './use-start-once';

/** The running workout, or what to do if there is none, several, or one that just ended. */
export default function WorkoutScreen() {
  const { running } = useLive();
  const exercises = useExercises();
  const search = useQuery();
  const asked = search.get('id');
  const [held, setHeld] = useState<string | null>(asked);
  const ending = useRef(false);
  const starting = useStartOnce(search.get('start') === '1');

  const entries = running.state === 'ready' ? running.value : [];
  const only = entries.length === 1 ? (entries[0]?.id ?? null) : null;
  // The shown workout stays, so that its end on another device is noticed.
  const shown = asked ?? held ?? only;
  const entry = entries.find(({ id }) => id === shown) ?? null;
  const ended = useWorkout(entry ? null : shown);

  useEffect(() => {
    if (entry) setHeld(entry.id);
  }, [entry]);

  if (running.state === 'failed') {
    return (
      <Page>
        <ReadFailed />
      </Page>
    );
  }
  if (running.state === 'loading' || exercises.state === 'loading' || starting) return <Waiting />;
  if (entry) {
    return (
      <RunningWorkout
        key={entry.id}
        entry={entry}
        book={exercises.state === 'ready' ? exercises.value : null}
        onEnding={(now) => {
          ending.current = now;
        }}
      />
    );
  }
  if (shown !== null) {
    if (ended.state === 'loading' || ending.current) return <Waiting />;
    if (ended.state === 'ready' && ended.value) {
      return <EndedElsewhere entry={ended.value} onLeave={() => setHeld(null)} />;
    }
  }
  return entries.length > 1 ? (
    <ChooseWorkout entries={entries} onChoose={setHeld} />
  ) : (
    <NoWorkout />
  );
}

function Waiting() {
  return (
    <Page>
      <Skeleton height={56} />
      <Skeleton height={280} />
    </Page>
  );
}
