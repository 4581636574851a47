/** A clock and timers moved by the test. */
export function manualTimers(start = 1_000_000) {
  let now = start;
  let waiting: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    schedule(work: () => void, ms: number) {
      const timer = { at: now + ms, work };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    /** Advances the time; due timers run in order, unless the page is frozen. */
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = end;
    },
    /** Advances the time without timers, like a sleeping phone. */
    freeze(ms: number) {
      now += ms;
    },
    waiting: () => waiting.length,
  };
}
