import { Plus } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { movesBody, takesLoad } from '#domain/exercises/exercise';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { blocksOf } from '#domain/workouts/turns';
import { formatList } from '#words/format/list';
import { CurrentExercise } from '../../../parts/exercises/current-exercise';
import { guarded } from '../../../parts/input/guarded';
import type { FirstLoadHintProps } from '../../../parts/workouts/first-load/first-load-hint';
import { usePlainTargets } from '../../../parts/workouts/use-plain-targets';
import type { Training } from '../../../parts/workouts/use-training';
import { ExerciseTurner } from '../../../training/workouts/exercise-turner';
import { Chip } from '../../../ui/control/chip';
import { extraPart } from '../../../ui/state/lazy-part';
import { useAnnounce } from '../../../ui/state/live-region';
import styles from './exercise-page.module.css';
import type { OpenWorkoutSheet } from './sheets';

const FirstLoadHint = extraPart(() => import('../../../parts/workouts/first-load/first-load-hint'));

interface ExercisePageProps extends Pick<FirstLoadHintProps, 'told' | 'onTell'> {
  training: Training;
  exercise: WorkoutExercise;
  onOpen: (sheet: OpenWorkoutSheet) => void;
}

/** The current exercise, with its neighbours by ‹ › or a swipe. */
export function ExercisePage(props: ExercisePageProps) {
  const { training, exercise, onOpen, told, onTell } = props;
  const { id, workout, commands } = training.running;
  const announce = useAnnounce();
  const plain = usePlainTargets();
  const first = plain ? needsFirstLoad(training, exercise) : null;
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
        <CurrentExercise
          training={training}
          exercise={exercise}
          onOpen={onOpen}
          plain={plain}
          start={
            first && (
              <FirstLoadHint
                {...first}
                training={training}
                entry={exercise}
                told={told}
                onTell={onTell}
              />
            )
          }
        />
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

/** The exercise and the set that need a first load: never done before, and no load planned. */
function needsFirstLoad(
  { facts, records }: Training,
  { exercise: id, sets }: WorkoutExercise,
): Pick<FirstLoadHintProps, 'exercise' | 'set'> | null {
  const exercise = id === null ? null : facts.book?.byId(id);
  const set = sets.find(({ done, kind }) => !done && kind !== 'warmup');
  if (!exercise || !set || !records.before || records.before.has(exercise.id)) return null;
  if (set.plan?.load != null || sets.some(({ done }) => done)) return null;
  const { loadKind } = exercise;
  return takesLoad(loadKind) && !movesBody(loadKind) ? { exercise, set } : null;
}

/** "exercício 2 de 6", "exercícios 2 e 3 de 6". */
function placeWords(all: readonly WorkoutExercise[], block: readonly WorkoutExercise[]): string {
  const places = block.map((exercise) => String(all.indexOf(exercise) + 1));
  const word = places.length === 1 ? 'exercício' : 'exercícios';
  return `${word} ${formatList(places)} de ${all.length}`;
}

/** The side from which an exercise slides in; undefined for the first one. */
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

function dockTop(row: Element): number {
  const over = row.closest('[data-over-dock]');
  const height = over ? getComputedStyle(over).getPropertyValue('--dock-h') : '';
  return window.innerHeight - Number.parseFloat(height || '0');
}

/**
 * Keeps the current set's row visible between bar, dock and toast. A new exercise shows its name
 * instead. It also runs after a logged set, because the effort question makes the dock taller.
 */
function useInSight(
  page: RefObject<HTMLElement | null>,
  exerciseKey: string,
  setKey: string | null,
  loggedKey: string | null,
): void {
  const shown = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock is taller after a logged set, and rows change with the set at hand
  useEffect(() => {
    function show() {
      const opened = shown.current === null;
      const turned = !opened && shown.current !== exerciseKey;
      shown.current = exerciseKey;
      // A dock in the flow of the page would move away from the thumb.
      if (document.documentElement.hasAttribute('data-dock-loose')) return;
      const calm = turned || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (turned) window.scrollTo({ top: 0 });
      const row = page.current?.querySelector('[aria-current="step"]');
      // Without a toast the name stays visible, if the dock does not cover the row.
      if (!row || (opened && row.getBoundingClientRect().bottom <= dockTop(row))) return;
      row.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    }

    // The dock reports its new height in the first of these frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, exerciseKey, setKey, loggedKey]);
}

/** A shorter movement, px, is a tap. */
const FAR_PX = 56;
/** Within this distance from the edge, px, the system's back gesture starts. */
const EDGE_PX = 24;
const STEEP = 0.5;

/**
 * A swipe to the left requests the next page, to the right the previous one. The element must leave
 * horizontal movements to us: `touch-action: pan-y`.
 */
function useSwipe(onSwipe: (to: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      const { clientX: x, clientY: y, pointerId: id } = event;
      // A menu on top of the page is inside it in the document.
      const inside = event.target instanceof Element && event.target.closest('dialog') !== null;
      const atEdge = x < EDGE_PX || x > window.innerWidth - EDGE_PX;
      start.current = event.pointerType === 'touch' && !atEdge && !inside ? { id, x, y } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      const down = event.clientY - from.y;
      if (Math.abs(across) < FAR_PX || Math.abs(down) > Math.abs(across) * STEEP) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
