import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { storageFailure } from '#words/storage-failure';
import { useWorkoutCommands } from '../../data/commands/workouts';
import { useExercises } from '../../data/exercises';
import { useWorkout } from '../../data/workouts';
import { useLive } from '../../live/live-provider';
import { notify } from '../../ui/notify';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { ReadFailed } from '../read-failed';
import { ChooseWorkout } from './choose-workout';
import { EndedElsewhere } from './ended-elsewhere';
import { NoWorkout } from './no-workout';
import { RunningWorkout } from './running-workout';

/** The workout under way; what there is to do when there is none, several, or one just ended. */
export default function WorkoutScreen() {
  const { running } = useLive();
  const exercises = useExercises();
  const search = new URLSearchParams(useSearch());
  const asked = search.get('id');
  const [held, setHeld] = useState<string | null>(asked);
  const ending = useRef(false);
  const starting = useStartOnce(search.get('start') === '1');

  const entries = running.state === 'ready' ? running.value : [];
  const only = entries.length === 1 ? (entries[0]?.id ?? null) : null;
  // What was on screen stays the subject, so that its end elsewhere does not go unsaid.
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
        onEnding={() => {
          ending.current = true;
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

/** The app's shortcut "Começar treino": starts one, unless one is under way. */
function useStartOnce(wanted: boolean): boolean {
  const { running } = useLive();
  const commands = useWorkoutCommands();
  const [, navigate] = useLocation();
  const begun = useRef(false);
  const ready = running.state === 'ready';
  const none = ready && running.value.length === 0;

  useEffect(() => {
    if (!wanted || !ready || begun.current) return;
    begun.current = true;
    const leave = () => navigate('/app/workout', { replace: true });
    if (!none) {
      leave();
      return;
    }
    commands.start().then(leave, (cause: unknown) => {
      console.error('The workout could not be started', cause);
      notify.error(storageFailure('write'));
      leave();
    });
  }, [wanted, ready, none, commands, navigate]);

  return wanted && none;
}

function Waiting() {
  return (
    <Page>
      <Skeleton height={56} />
      <Skeleton height={280} />
    </Page>
  );
}
