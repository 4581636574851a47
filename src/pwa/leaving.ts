export interface Leaving {
  /** Starts to follow a window. */
  watch(page: Pick<EventTarget, 'addEventListener'>): void;
  isLeaving(): boolean;
  /** Runs the work now or, while the page is being left, once it turns out to stay. */
  whenStaying(work: () => void): void;
  /** Runs the work now or, while the page is being left, once it returns from the browser's cache. */
  whenBack(work: () => void): void;
}

/**
 * Follows whether a page is on its way to another address or about to close. No event reports a
 * leaving that was cancelled or ended in a download: the next press counts as staying. The press
 * is no proof, because a slow navigation leaves time for it. So nothing that cancels a leaving may
 * wait for a press.
 */
export function createLeaving(): Leaving {
  const untilStaying = new Set<() => void>();
  const untilBack = new Set<() => void>();
  let leaving = false;

  function run(works: Set<() => void>): void {
    const due = [...works];
    works.clear();
    for (const work of due) work();
  }
  const leave = () => {
    leaving = true;
  };
  const stay = () => {
    leaving = false;
    run(untilStaying);
  };
  const comeBack = () => {
    leaving = false;
    run(untilBack);
    run(untilStaying);
  };
  const defer = (works: Set<() => void>, work: () => void) => {
    if (leaving) works.add(work);
    else work();
  };

  return {
    watch(page) {
      page.addEventListener('beforeunload', leave);
      page.addEventListener('pagehide', leave);
      page.addEventListener('pageshow', comeBack);
      page.addEventListener('pointerdown', stay, { capture: true });
      page.addEventListener('keydown', stay, { capture: true });
    },
    isLeaving: () => leaving,
    whenStaying: (work) => defer(untilStaying, work),
    whenBack: (work) => defer(untilBack, work),
  };
}
