/**
 * Runs one hook like React, with state and effects only, so that a test can read its value after
 * each change without a page. A test mocks `react` with `useState` and `useEffect`.
 */
interface Effect {
  readonly deps: readonly unknown[];
  readonly undo: (() => void) | undefined;
}

let cells: unknown[] = [];
let at = 0;
let dirty = false;
let pendingEffects: (() => void)[] = [];

export function useState(initial: unknown): [unknown, (value: unknown) => void] {
  const own = at;
  const store = cells;
  at += 1;
  if (!(own in store)) store[own] = initial;
  return [
    store[own],
    (value) => {
      if (Object.is(store[own], value)) return;
      store[own] = value;
      dirty = true;
    },
  ];
}

function isEffect(value: unknown): value is Effect {
  return typeof value === 'object' && value !== null && 'deps' in value;
}

export function useEffect(run: () => (() => void) | undefined, deps: readonly unknown[]): void {
  const own = at;
  const store = cells;
  at += 1;
  const last = store[own];
  const same = isEffect(last) && deps.every((dep, index) => Object.is(dep, last.deps[index]));
  if (same) return;
  pendingEffects.push(() => {
    if (isEffect(last)) last.undo?.();
    store[own] = { deps, undo: run() } satisfies Effect;
  });
}

/** Mounts one hook. */
export function mount<P, T>(hook: (props: P) => T) {
  const own: unknown[] = [];
  return {
    /** The result in the first frame with these props, and after the effects. */
    render(props: P): { first: T; shown: T } {
      const draw = () => {
        cells = own;
        at = 0;
        dirty = false;
        pendingEffects = [];
        return hook(props);
      };
      const first = draw();
      let shown = first;
      for (const effect of pendingEffects) effect();
      while (dirty) {
        shown = draw();
        for (const effect of pendingEffects) effect();
      }
      return { first, shown };
    },
    unmount(): void {
      for (const cell of own) if (isEffect(cell)) cell.undo?.();
    },
  };
}
