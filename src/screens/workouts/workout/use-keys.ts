import { useSingleKeys } from '../../../parts/page/use-single-keys';
import type { Training } from '../../../parts/workouts/use-training';
import { useDevicePreference } from '../../../preferences/use-preferences';
import { fieldsOf } from '../../../training/effort/effort-fields';
import { steppedEffort } from '../../../training/effort/effort-step';

/**
 * Makes arrow keys act like the dock: the first value with ↑ and ↓, the second with ← and →.
 * Returns whether shortcuts are on, because single keys can be switched off (WCAG 2.1.4).
 */
export function useKeys(training: Omit<Training, 'records'>): boolean {
  const [wanted] = useDevicePreference('shortcuts');
  const { standing, workout } = training.running;
  const { unit } = training.trainee;
  const { exercise, set } = standing;

  function step(field: 0 | 1, direction: 1 | -1) {
    if (!exercise || !set) return;
    const logged = training.facts.loggedOf(exercise);
    const fields = fieldsOf(logged.loadKind);
    const which = fields[Math.min(field, fields.length - 1)];
    if (!which) return;
    const effort = training.efforts.of(exercise, set);
    training.efforts.change(set.key, steppedEffort(effort, which, direction, logged, unit));
  }

  function undo() {
    const sets = workout.exercises.flatMap((each) => each.sets);
    const done = sets.flatMap((each) => (each.done ? [{ key: each.key, at: each.done.at }] : []));
    // A slow phone may have drawn the tick but not the workout yet.
    const latest = training.log.underWay() ?? done.sort((a, b) => b.at - a.at)[0]?.key;
    if (latest) void training.log.takeBack(latest);
  }

  function complete() {
    // As with the disc, a press this soon was meant for the previous set.
    const { justDone, justTaken, pending } = training.log;
    if (!exercise || !set || justDone || justTaken || pending !== null) return;
    void training.log.complete(exercise, set, training.efforts.of(exercise, set));
  }

  const shortcuts = {
    complete,
    undo,
    load: (direction: 1 | -1) => step(0, direction),
    reps: (direction: 1 | -1) => step(1, direction),
  };
  useShortcuts(wanted ? shortcuts : null);
  return wanted;
}

interface Shortcuts {
  readonly complete: () => void;
  readonly undo: () => void;
  readonly load: (direction: 1 | -1) => void;
  readonly reps: (direction: 1 | -1) => void;
}

/** Shortcuts of the workout screen on large screens. Enter on a button presses that button. */
function useShortcuts(shortcuts: Shortcuts | null): void {
  useSingleKeys(
    shortcuts &&
      (({ key, repeat, target }) => {
        if (!window.matchMedia('(min-width: 900px)').matches) return false;
        const pressed = target instanceof Element && target.closest('button, a');
        if (key === 'Enter' && (repeat || pressed)) return false;
        return run(key, shortcuts);
      }),
  );
}

function run(key: string, act: Shortcuts): boolean {
  switch (key) {
    case 'Enter':
      act.complete();
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
      act.load(key === 'ArrowUp' ? 1 : -1);
      return true;
    case 'ArrowRight':
    case 'ArrowLeft':
      act.reps(key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'z':
    case 'Z':
      act.undo();
      return true;
    default:
      return false;
  }
}
