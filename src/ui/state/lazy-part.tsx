import { type ComponentType, type ReactNode, useLayoutEffect, useReducer, useState } from 'react';

/** A part of the app with code that loads when first shown, and then stays. */
export interface Part<Props> {
  /** Null until it is loaded. */
  readonly component: ComponentType<Props> | null;
  /** Rejects if it cannot be loaded; a later call tries again. */
  load(): Promise<void>;
}

export function createPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Part<Props> {
  let component: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  return {
    get component() {
      return component;
    },
    load() {
      coming ??= load().then(
        (loaded) => {
          component = loaded.default;
        },
        (cause: unknown) => {
          coming = null;
          throw cause;
        },
      );
      return coming;
    },
  };
}

/** The component of a part; null while it loads. Throws the error of a failed load. */
export function usePart<Props>(part: Part<Props>): ComponentType<Props> | null {
  const [failure, fail] = useState<{ readonly cause: unknown } | null>(null);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const { component } = part;
  const waits = component === null;
  useLayoutEffect(() => {
    if (!waits) return;
    let here = true;
    part.load().then(
      () => here && showAgain(),
      (cause: unknown) => here && fail({ cause }),
    );
    return () => {
      here = false;
    };
  }, [part, waits]);
  if (failure) throw failure.cause;
  return component;
}

/**
 * A component that loads when it is first shown. React's own `lazy` holds back a loaded part for up
 * to 300 ms after its fallback was painted, which would delay every screen.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> & Pick<Part<Props>, 'load'> {
  const part = createPart(load);
  function LazyPart(props: Props) {
    const Ready = usePart(part);
    return Ready ? <Ready {...props} /> : fallback;
  }
  return Object.assign(LazyPart, { load: part.load });
}

/**
 * Like `lazyPart`, for a dispensable part: if it cannot be loaded, nothing is shown.
 */
export function extraPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): ReturnType<typeof lazyPart<Props>> {
  return lazyPart<Props>(() => load().catch(() => ({ default: () => null })), fallback);
}
