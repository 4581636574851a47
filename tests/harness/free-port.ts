import { createServer } from 'node:net';

/** Below the ports that the system assigns to outgoing connections. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

let last = LOWEST + ((process.pid * 997) % (HIGHEST - LOWEST));

/** A free port. Parallel processes search different ranges, so that none takes another one's. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Reserved before the check: another call may run meanwhile.
    const port = last + 1 < HIGHEST ? last + 1 : LOWEST;
    last = port;
    if (await isFree(port)) return port;
  }
}

/** Checks all addresses at once: a server of either kind may listen there. */
function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
