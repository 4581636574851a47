import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type SyncResponse, syncRequestSchema } from '#protocol/sync';
import { PROTO } from '#protocol/version';
import { owns } from '../access/authorize';
import { noSession, requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { createGroupCommit } from '../db/group-commit';
import { isPassing } from '../db/transaction';
import { HttpError } from '../http/errors';
import { FIRST_FAULT } from '../http/form';
import { largeJson } from '../http/large-json';
import { createPace } from '../http/pace';
import { exchange, isTooOld, type SpaceChange } from './exchange';
import type { WrittenRecord } from './push/push';
import { createRecent } from './record/recent';
import { createDevices } from './space/devices';
import { readDigest } from './space/digest';
import { ensureSpace } from './space/space';

export interface SyncDeps extends Pick<Deps, 'db' | 'now' | 'auth'> {
  /** Called after the commit of a request that changed a space. */
  readonly changed: (change: SpaceChange) => void;
  /** Called before the commit, in the transaction. */
  readonly written?: WrittenRecord;
  /** Called with the answer. */
  readonly exchanged?: (answer: SyncResponse) => void;
}

const BUSY_SECONDS = 2;
/** Limit per person: a device with many changes sends them in few requests. */
const PACE = { burst: 600, perSecond: 5 };

/** Refusals of sync requests: status and message by code. */
const REFUSALS = {
  invalid: [400, 'O pedido não foi entendido. Atualize o app e tente de novo.'],
  unknown: [404, 'Não encontramos o que você pediu.'],
  wrong_account: [409, 'Estes registros são de outra conta. Entre com ela para enviá-los.'],
  too_old: [426, 'Esta versão do app é antiga demais. Atualize para enviar; nada foi apagado.'],
  too_many: [429, 'Foram muitos pedidos seguidos. O app tenta de novo em instantes.'],
  busy: [503, 'O servidor está ocupado. O app tenta de novo em instantes.'],
} as const;

function refusal(code: keyof typeof REFUSALS, seconds?: number): HttpError {
  const [status, message] = REFUSALS[code];
  const wait = String(seconds);
  const headers = seconds === undefined ? {} : { 'Retry-After': wait, 'X-Retry-After': wait };
  return new HttpError(status, code, message, headers);
}

/** The version field of every message format. */
const spokenSchema = v.object({ proto: v.number() });

async function readRequest(c: Context): Promise<v.InferOutput<typeof syncRequestSchema>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    // A body above the limit fails while it is read, with an error of its own.
    if (!(error instanceof SyntaxError)) throw error;
  }
  // Other parts of earlier formats are unknown here. For a later format the server is outdated, not
  // the app: an update would not help.
  const spoken = v.safeParse(spokenSchema, body);
  if (spoken.success && spoken.output.proto < PROTO) throw refusal('too_old');
  const parsed = v.safeParse(syncRequestSchema, body, FIRST_FAULT);
  if (!parsed.success || parsed.output.proto !== PROTO) throw refusal('invalid');
  return parsed.output;
}

/** POST / (push and pull) and GET /digest, to be mounted at /api/sync. */
export function syncRoutes(deps: SyncDeps): Hono<SignedIn> {
  const { db, now, changed, written, exchanged } = deps;
  const routes = new Hono<SignedIn>();
  const pace = createPace(PACE);
  const devices = createDevices(db);
  const transact = createGroupCommit(db);
  const recent = createRecent();

  routes.use(requireSession(deps, 'nameless'));
  routes.post('/', async (c) => {
    const person = c.get('user').id;
    const wait = pace.take(person, now());
    if (wait > 0) throw refusal('too_many', wait);
    const request = await readRequest(c);
    if (request.account !== person) throw refusal('wrong_account');
    try {
      const answer = await exchange(
        { db, devices, transact, recent, changed, ...(written && { written }) },
        c.get('user'),
        request,
        now(),
      );
      exchanged?.(answer);
      return largeJson(c, answer, isTooOld(request) ? 426 : 200);
    } catch (error) {
      throw isPassing(error) ? refusal('busy', BUSY_SECONDS) : error;
    }
  });
  routes.get('/digest', async (c) => {
    const space = c.req.query('space') ?? '';
    if (!owns(c.get('user'), space)) throw refusal('unknown');
    const digest = await readDigest(db, space);
    if (digest) return c.json(digest);
    if (!(await ensureSpace(db, space, c.get('user').id))) throw noSession();
    return c.json(await readDigest(db, space));
  });
  return routes;
}
