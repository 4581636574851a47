import { every, schedule } from '../timers';

/** Delay of the next attempt to load the code of the retries. */
const LOAD_AGAIN_MS = 10_000;

/** `repeatUntilDone` with this page's triggers. */
export function untilDone(work: () => Promise<unknown>, failures = 0): () => void {
  let over = false;
  let end: () => void = () => undefined;
  const load = async () => {
    try {
      const { repeatUntilDone } = await import('../../sync/until-done');
      const deps = { window, document, every, schedule, random: Math.random };
      if (!over) end = repeatUntilDone(work, deps, failures);
    } catch {
      if (!over) end = schedule(() => void load(), LOAD_AGAIN_MS);
    }
  };
  void load();
  return () => {
    over = true;
    end();
  };
}
