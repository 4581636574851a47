import { syncPass } from '../../src/sync/pass';
import type { Answer, Transport } from '../../src/sync/transport';
import { idOf } from '../replica/browser';
import { type Here, openHere } from '../replica/here';
import { takeAll } from './engine-kit';

/** Runs a pass against a server that answers with `say`; returns what it was sent, trip by trip. */
export async function pass(
  here: Here,
  say: (ops: readonly unknown[], trip: number) => Answer | null,
  suspects = false,
) {
  const sent: number[] = [];
  const transport: Pick<Transport, 'sync'> = {
    async sync(request) {
      sent.push(request.ops.length);
      const said = say(request.ops, sent.length);
      return said ?? { kind: 'ok', response: { ...takeAll(request), now: here.clock.now } };
    },
  };
  const end = await syncPass({
    exchanger: here.exchanger,
    transport: { ...transport, digest: async () => null },
    onTrip: () => undefined,
    suspects,
  });
  return { end, sent };
}

/** A device that has met the server, with a number of pending changes. */
export async function withOps(count: number): Promise<Here> {
  const here = await openHere();
  await here.meet();
  await here.replica.commit(
    Array.from({ length: count }, (_, n) => ({
      kind: 'workout' as const,
      id: idOf(n + 1),
      write: () => ({ title: `T${n + 1}` }),
    })),
  );
  return here;
}

/** A request with these ops, in the form that `takeAll` reads. */
export function requestOf(ops: readonly unknown[]) {
  return { proto: 1, schema: 1, account: 'ana', device: 'x', spaces: [], ops: [...ops] };
}
