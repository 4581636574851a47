import { useEffect, useRef, useState } from 'react';
import { setCounts } from '#domain/workouts/turns';
import { formatTimer } from '#words/format/duration';
import { setsDone } from '#words/format/plural';
import { useExercises } from '../../../data/exercises/exercises';
import { useWorkout, type WorkoutEntry } from '../../../data/workouts/workouts';
import { useLive } from '../../../live/live-provider';
import { useElapsed } from '../../../live/use-rest-now';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackBar } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
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

interface ChooseWorkoutProps {
  entries: readonly WorkoutEntry[];
  onChoose: (id: string) => void;
}

/**
 * Chooses among running workouts, which two devices may have started without knowing of each other.
 */
function ChooseWorkout({ entries, onChoose }: ChooseWorkoutProps) {
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  return (
    <>
      <BackBar title="Qual treino?" href="/" label="Voltar para Hoje" />
      <Page>
        <p>Há mais de um em andamento, talvez começado em outro aparelho. Nenhum se perde.</p>
        <List label="Treinos em andamento">
          {entries.map(({ id, workout }) => {
            const { done, total } = setCounts(workout.exercises);
            return (
              <ListRow
                key={id}
                title={workoutTitle(workout, book)}
                subtitle={setsDone(done, total)}
                trailing={<Since at={workout.start.at} />}
                onClick={() => onChoose(id)}
              />
            );
          })}
        </List>
      </Page>
    </>
  );
}

function Since({ at }: { at: number }) {
  return formatTimer(useElapsed(at) / 1000);
}
