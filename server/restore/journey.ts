import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { localDay } from '#domain/local-day';
import { finishWorkout } from '#domain/workouts/arrange';
import { beginWorkout } from '#domain/workouts/begin';
import { performSet } from '#domain/workouts/perform';
import { spaceOf } from '#protocol/space';
import { type SyncRequest, syncResponseSchema, type WireOp } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { BackupError } from '../backup/backup-error';
import type { Letter } from '../core/mail';
import { createAccount } from '../seed/account';
import { createNotebook } from '../seed/notebook';

const ZONE = 'America/Sao_Paulo';
const SET = 'ensaio';

export interface JourneyDeps {
  /** Where the server listens. */
  readonly address: string;
  /** The address of the app, which requests name as their origin. */
  readonly webUrl: string;
  /** Letters that the server sent, newest last. */
  readonly letters: readonly Pick<Letter, 'text'>[];
  /** Sends waiting letters. */
  readonly deliver: () => Promise<void>;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Acts like a person on a server. It creates an account with its mailed code, logs a workout on one
 * device, and reads it on another.
 * @throws BackupError with the step that failed
 */
export async function playJourney(deps: JourneyDeps): Promise<void> {
  const { address, webUrl, now } = deps;
  const headers = { 'content-type': 'application/json', origin: webUrl };
  const email = `ensaio-${randomBytes(6).toString('hex')}@anilha.invalid`;
  const password = randomBytes(18).toString('base64url');

  async function post(path: string, body: object, cookie = ''): Promise<Response> {
    const init = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) };
    const answer = await fetch(`${address}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const signedIn = async () => {
    const answer = await post('/api/auth/sign-in/email', { email, password });
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  };

  await step('ficar pronto', async () => {
    const answer = await fetch(`${address}/api/ready`);
    if (!answer.ok) throw new Error(await answer.text());
  });
  const account = await step('criar uma conta', () => {
    const handle = async (request: Request) => {
      const { pathname } = new URL(request.url);
      const body = await request.text();
      const answer = await fetch(`${address}${pathname}`, {
        method: 'POST',
        headers: request.headers,
        body,
      });
      await deps.deliver();
      return answer;
    };
    const person = { name: 'Ensaio', email, birthDate: '1990-01-01' };
    return createAccount({ ...deps, auth: { handle } }, person, password);
  });
  const space = spaceOf(account);
  const sync = async (device: string, cookie: string, ops: readonly WireOp[]) => {
    const spaces = [{ id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false }];
    const request: SyncRequest = {
      proto: PROTO,
      schema: SCHEMA,
      account,
      device,
      spaces,
      ops: [...ops],
    };
    const answer = await post('/api/sync', request, cookie);
    return v.parse(syncResponseSchema, await answer.json());
  };
  const op = workoutOf(space, now());
  await step('gravar um treino', async () => {
    const { results } = await sync('ensaioum', await signedIn(), [op]);
    if (!results.every((one) => 'ok' in one)) throw new Error(JSON.stringify(results));
  });
  await step('ler o treino em outro aparelho', async () => {
    const { spaces } = await sync('ensaiodois', await signedIn(), []);
    const read = spaces.flatMap((one) => ('records' in one ? one.records : []));
    const body = JSON.stringify(read.find(({ id }) => id === op.record)?.body ?? null);
    if (!body.includes('82500')) throw new Error(`O treino voltou como ${body}`);
  });
}

/** A finished workout of one set with 82.5 kg. */
function workoutOf(space: string, now: number): WireOp {
  const start = { at: now, zone: ZONE, day: localDay(now, ZONE) };
  const notebook = createNotebook();
  const set = { key: SET, kind: 'normal', plan: null, target: null } as const;
  const draft = { key: SET, exercise: 'back-squat', restSeconds: 90, from: null, sets: [set] };
  notebook.write(now, () => beginWorkout('Ensaio', start, [draft]));
  notebook.write(now + 1, (registers, author) =>
    performSet(registers, SET, { load: 82_500, reps: 8 }, 0, author),
  );
  notebook.write(now + 2, (_, author) => finishWorkout(author));
  const record = uuidv7();
  const { registers, stamp } = notebook;
  return { id: record, space, kind: 'workout', record, stamp, full: { ...registers } };
}

/** Runs a step; its failure says what the server could not do. */
async function step<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`O servidor com o backup não conseguiu ${what}. ${reason}`);
  }
}
