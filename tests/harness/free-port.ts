import { createServer } from 'node:net';

/** Below the ports that the system deals out by itself for a moment to whoever connects. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

let last = LOWEST + ((process.pid * 997) % (HIGHEST - LOWEST));

/**
 * A port that nobody holds. Processes that run side by side look in different places, so that none
 * takes what another found a moment before.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Its own before it is asked for: another call may come meanwhile.
    const port = last + 1 < HIGHEST ? last + 1 : LOWEST;
    last = port;
    if (await isFree(port)) return port;
  }
}

/** Asked for every address at once: a server of either kind may come to listen there. */
function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
