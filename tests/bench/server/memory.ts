import * as v from 'valibot';
import WebSocket from 'ws';

const targetsSchema = v.array(v.object({ webSocketDebuggerUrl: v.string() }));
const memorySchema = v.object({ heap: v.number(), resident: v.number() });
export type Memory = v.InferOutput<typeof memorySchema>;
const answerSchema = v.object({
  id: v.number(),
  result: v.object({ result: v.optional(v.object({ value: v.optional(v.string()) })) }),
});

/** Reads the memory of a Node process with an inspector port, after a garbage collection. */
export async function memoryOf(port: number): Promise<Memory> {
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
