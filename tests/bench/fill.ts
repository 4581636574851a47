import * as v from 'valibot';
import { LIMITS } from '#protocol/limits';
import { syncResponseSchema, type WireOp } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { PASSWORD } from '../e2e/entry-steps';
import type { BuiltServer } from '../harness/built-server';

const signedInSchema = v.object({ user: v.object({ id: v.string() }) });

export interface SignedIn {
  readonly userId: string;
  readonly cookie: string;
}

/** A session without a browser. */
export async function signInByApi(server: BuiltServer, email: string): Promise<SignedIn> {
  const answer = await fetch(`${server.apiUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { user } = v.parse(signedInSchema, await answer.json());
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { userId: user.id, cookie: cookie.join('; ') };
}

/** Requests with whole ops within the limits of the protocol. */
function* batches(ops: readonly WireOp[]): Generator<WireOp[]> {
  let batch: WireOp[] = [];
  let bytes = 0;
  for (const op of ops) {
    const size = JSON.stringify(op).length;
    if (batch.length > 0 && (bytes + size > LIMITS.bytes / 2 || batch.length >= 100)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(op);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** Sends ops like a device; waits if the server requests it. */
export async function fill(
  server: BuiltServer,
  { userId, cookie }: SignedIn,
  ops: readonly WireOp[],
): Promise<void> {
  for (const batch of batches(ops)) {
    const body = JSON.stringify({
      proto: PROTO,
      schema: SCHEMA,
      account: userId,
      device: 'benchdevic',
      spaces: [],
      ops: batch,
    });
    for (;;) {
      const answer = await fetch(`${server.apiUrl}/api/sync`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, cookie },
        body,
      });
      if (answer.status === 429) {
        const seconds = Number(answer.headers.get('retry-after') ?? 1);
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        continue;
      }
      if (!answer.ok) throw new Error(`A batch was refused: ${await answer.text()}`);
      const { results } = v.parse(syncResponseSchema, await answer.json());
      const refused = results.find((result) => 'code' in result);
      if (refused) throw new Error(`An op was refused: ${JSON.stringify(refused)}`);
      break;
    }
  }
}
