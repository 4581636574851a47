import type { Mirror } from '../../replica/mirror/mirror';

function startWorker(): Worker {
  return new Worker(new URL('../../workers/mirror.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The mirror of an account's unsent changes; its code loads with the first use, and requests stay
 * in order.
 */
export function mirrorFor(account: string): Mirror {
  let loading: Promise<Mirror> | null = null;
  /** Pending requests; if the code cannot load, the next use repeats them. */
  const waiting: ((mirror: Mirror) => void)[] = [];
  const load = () =>
    import('../../replica/mirror/mirror-here').then(({ mirrorHere }) =>
      mirrorHere(account, startWorker),
    );
  const mirror = async (): Promise<Mirror> => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    const here = await loading;
    for (const use of waiting.splice(0)) use(here);
    return here;
  };
  const tell = (use: (mirror: Mirror) => void) => {
    waiting.push(use);
    mirror().catch(() => undefined);
  };
  return {
    load: async () => (await mirror()).load(),
    put: (ops, header) => tell((here) => here.put(ops, header)),
    remove: (ids) => tell((here) => here.remove(ids)),
    settled: async () => (await mirror()).settled(),
    clear: async () => (await mirror()).clear(),
    close: () => {
      if (loading) tell((here) => here.close?.());
    },
  };
}
