import type { Mirror } from '../replica/mirror';

function startWorker(): Worker {
  return new Worker(new URL('../workers/mirror.worker.ts', import.meta.url), { type: 'module' });
}

/** The mirror of an account's unsent changes, loaded with its first use and kept in order. */
export function mirrorFor(account: string): Mirror {
  let loading: Promise<Mirror> | null = null;
  const mirror = (): Promise<Mirror> => {
    loading ??= import('../replica/mirror-here').then(({ mirrorHere }) =>
      mirrorHere(account, startWorker),
    );
    return loading;
  };
  const tell = (use: (mirror: Mirror) => void) => {
    mirror().then(use, () => {
      loading = null;
    });
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
