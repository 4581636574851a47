import { useSingleKeys } from '../../../parts/page/use-single-keys';

export interface Shortcuts {
  readonly complete: () => void;
  readonly undo: () => void;
  readonly load: (direction: 1 | -1) => void;
  readonly reps: (direction: 1 | -1) => void;
}

/** Shortcuts of the workout screen on large screens. Enter on a button presses that button. */
export function useShortcuts(shortcuts: Shortcuts | null): void {
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
