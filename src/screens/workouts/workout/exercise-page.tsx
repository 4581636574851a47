import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { blocksOf } from '#domain/workouts/turns';
import { formatList } from '#words/format/list';
import { CurrentExercise } from '../../../parts/exercises/current-exercise';
import { guarded } from '../../../parts/input/guarded';
import type { Training } from '../../../parts/workouts/use-training';
import { ExerciseTurner } from '../../../training/workouts/exercise-turner';
import { Chip } from '../../../ui/control/chip';
import { useAnnounce } from '../../../ui/state/live-region';
import styles from './exercise-page.module.css';
import type { OpenWorkoutSheet } from './sheets';
import { useInSight } from './use-in-sight';
import { useSwipe } from './use-swipe';

interface ExercisePageProps {
  training: Training;
  exercise: WorkoutExercise;
  onOpen: (sheet: OpenWorkoutSheet) => void;
}

/** The current exercise, with its neighbours by ‹ › or a swipe. */
export function ExercisePage({ training, exercise, onOpen }: ExercisePageProps) {
  const { id, workout, commands } = training.running;
  const announce = useAnnounce();
  const page = useRef<HTMLDivElement>(null);
  const { standing } = training.running;
  const { logged } = training.log;
  useInSight(page, exercise.key, standing.set?.key ?? null, logged?.set.key ?? null);
  const { exercises } = workout;
  const way = useWay(exercise.key, exercises.indexOf(exercise));
  // A bi-set or circuit is one page, on which its exercises alternate.
  const blocks = blocksOf(exercises);
  const place = blocks.findIndex((block) => block.includes(exercise));
  const before = blocks[place - 1];
  const after = blocks[place + 1];
  const nameOf = (block: readonly WorkoutExercise[] | undefined) =>
    block ? formatList(block.map((of) => training.facts.knownOf(of).name)) : null;

  function turn(to: 1 | -1) {
    const there = to === 1 ? after : before;
    const first = there?.find((of) => of.sets.some(({ done }) => !done)) ?? there?.[0];
    if (!there || !first) return;
    training.running.choose(first);
    announce(`${nameOf(there)}, ${placeWords(exercises, there)}`);
  }

  return (
    <div ref={page} className={styles.page} {...useSwipe(turn)}>
      <div key={exercise.key} className={styles.exercise} data-way={way}>
        <CurrentExercise training={training} exercise={exercise} onOpen={onOpen} />
      </div>
      <div className={styles.more}>
        <Chip
          icon={<Plus aria-hidden="true" />}
          onClick={() => void guarded(commands.addSet(id, exercise.key))}
        >
          Série
        </Chip>
        <Chip icon={<Plus aria-hidden="true" />} onClick={() => onOpen('picker')}>
          Exercício
        </Chip>
      </div>
      {blocks.length > 1 && (
        <ExerciseTurner
          before={nameOf(before)}
          after={nameOf(after)}
          onBefore={() => turn(-1)}
          onAfter={() => turn(1)}
        />
      )}
    </div>
  );
}

/** "exercício 2 de 6", "exercícios 2 e 3 de 6". */
function placeWords(all: readonly WorkoutExercise[], block: readonly WorkoutExercise[]): string {
  const places = block.map((exercise) => String(all.indexOf(exercise) + 1));
  const word = places.length === 1 ? 'exercício' : 'exercícios';
  return `${word} ${formatList(places)} de ${all.length}`;
}

/** The side from which an exercise slides in; null for the first one. */
function useWay(key: string, place: number): 'on' | 'back' | undefined {
  const [shown, setShown] = useState<{ key: string; place: number; way?: 'on' | 'back' }>({
    key,
    place,
  });
  if (shown.key === key) return shown.way;
  const way = place >= shown.place ? 'on' : 'back';
  setShown({ key, place, way });
  return way;
}
