/** Runs `work` one at a time; requests during a run cause one more run. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    while (again) {
      again = false;
      await work();
    }
  };
  return () => {
    again = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
