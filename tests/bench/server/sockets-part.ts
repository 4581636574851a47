import * as v from 'valibot';
import WebSocket from 'ws';
import { freePort } from '../../harness/free-port';
import type { Report } from '../report';
import { startLoader } from './loader';
import { copyPeople, createMould } from './people';
import { makeSqlite, SECRET } from './store';

const STEPS = [1_000, 2_000];

const targetsSchema = v.array(v.object({ webSocketDebuggerUrl: v.string() }));
const memorySchema = v.object({ heap: v.number(), resident: v.number() });
type Memory = v.InferOutput<typeof memorySchema>;
const answerSchema = v.object({
  id: v.number(),
  result: v.object({ result: v.optional(v.object({ value: v.optional(v.string()) })) }),
});

/** Asks a Node process that is open to inspection how much it holds, after a collection. */
async function memoryOf(port: number): Promise<Memory> {
  const listed = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = v.parse(targetsSchema, await listed.json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = (id: number, method: string, params: object) =>
    new Promise<string>((resolve) => {
      const read = (data: WebSocket.RawData) => {
        const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), String(data));
        if (!answer.success || answer.output.id !== id) return;
        socket.off('message', read);
        resolve(answer.output.result.result?.value ?? '');
      };
      socket.on('message', read);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask(1, 'HeapProfiler.collectGarbage', {});
  const expression =
    '(({ heapUsed, rss }) => JSON.stringify({ heap: heapUsed, resident: rss }))(process.memoryUsage())';
  const text = await ask(2, 'Runtime.evaluate', { expression, returnByValue: true });
  socket.close();
  return v.parse(v.pipe(v.string(), v.parseJson(), memorySchema), text);
}

/** What a thousand people who listen for news cost the server. */
export async function socketsPart(_runs: number, report: Report): Promise<void> {
  const store = await makeSqlite();
  const inspected = await freePort();
  try {
    const first = await store.serve();
    const mould = await createMould(first);
    await first.stop();
    const connection = store.open();
    const stored = Math.max(...STEPS);
    await copyPeople(connection, mould, 1, stored);
    await connection.close();
    const server = await store.serve({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` });
    const loader = startLoader();
    try {
      const crowd = { port: server.ports.api, origin: server.url, secret: SECRET };
      const { record, sets } = mould;
      await loader.use({ ...crowd, stored, senders: 1, record, sets: [...sets] });
      report.title('Server, live connections: heap, resident memory; per 1000 of them');
      let before = await memoryOf(inspected);
      const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
      report.line('none', [megabytes(before.heap), megabytes(before.resident)]);
      for (const count of STEPS) {
        await loader.openSockets(count);
        const now = await memoryOf(inspected);
        report.line(`${count} WebSockets`, [
          ...[megabytes(now.heap), megabytes(now.resident)],
          ...[megabytes(now.heap - before.heap), megabytes(now.resident - before.resident)],
        ]);
        before = now;
      }
    } finally {
      loader.stop();
      await server.stop();
    }
  } finally {
    await store.remove();
  }
}
