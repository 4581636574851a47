import { Hono } from 'hono';
import pino from 'pino';
import * as v from 'valibot';
import type { Json, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { decodeRegisters } from '#protocol/encoding';
import { LIMITS } from '#protocol/limits';
import { spaceOf } from '#protocol/space';
import {
  type DigestResponse,
  digestResponseSchema,
  type OpResult,
  type SpaceAnswer,
  type SyncRequest,
  type SyncResponse,
  syncResponseSchema,
  type WireRecord,
} from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Auth } from '../../../server/core/auth';
import type { Connection } from '../../../server/db/database';
import { errorHandler } from '../../../server/http/errors';
import { limitedBody } from '../../../server/http/guards';
import type { SpaceChange } from '../../../server/sync/exchange';
import type { WrittenRecord } from '../../../server/sync/push/push';
import { syncRoutes } from '../../../server/sync/routes';
import { addPerson } from '../../harness/accounts';

export const T0 = Date.UTC(2026, 10, 20, 12);

/** The endpoint with a store, in which a header instead of a cookie names the person. */
export interface Endpoint {
  readonly connection: Connection;
  readonly changes: SpaceChange[];
  /** Server time, epoch ms. */
  clock: number;
  post(person: string | null, body: unknown): Promise<Response>;
  digest(person: string, space?: string): Promise<DigestResponse>;
  get(person: string | null, path: string): Promise<Response>;
}

/**
 * @param written called with the writes in their transaction
 * @param over people with ended sessions
 */
export function createEndpoint(
  connection: Connection,
  written?: WrittenRecord,
  over: ReadonlySet<string> = new Set(),
): Endpoint {
  /** The callers so far: each gets an account at the first request. */
  const known = new Set<string | null>();
  const auth: Auth = {
    handle: async () => new Response(null, { status: 404 }),
    refusedProof: async () => 'INVALID_PASSWORD',
    session: async (headers) => {
      const id = headers.get('x-person');
      if (id !== null && over.has(id)) return null;
      if (id !== null && !known.has(id)) await addPerson(connection, id);
      known.add(id);
      const user = { id: id ?? '', name: 'Ana', email: 'ana@example.com' };
      return id === null
        ? null
        : { id: `s-${id}`, user, startedAt: 0, expiresAt: Number.MAX_SAFE_INTEGER };
    },
  };
  const changes: SpaceChange[] = [];
  const app = new Hono();
  const request = (person: string | null, path: string, init: RequestInit = {}) =>
    app.request(path, {
      ...init,
      headers: { ...init.headers, ...(person === null ? {} : { 'x-person': person }) },
    });
  const endpoint: Endpoint = {
    connection,
    changes,
    clock: T0,
    post: async (person, body) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      // Browsers send the length; without it the server counts the bytes.
      const headers = { 'content-length': String(Buffer.byteLength(text)) };
      return request(person, '/api/sync', { method: 'POST', body: text, headers });
    },
    get: async (person, path) => request(person, path),
    digest: async (person, space = spaceOf(person)) => {
      const answer = await request(person, `/api/sync/digest?space=${space}`);
      return v.parse(digestResponseSchema, await answer.json());
    },
  };
  app.onError(errorHandler(pino({ level: 'silent' })));
  app.use(limitedBody);
  app.route(
    '/api/sync',
    syncRoutes({
      db: connection.db,
      now: () => endpoint.clock,
      auth,
      changed: (change) => changes.push(change),
      ...(written && { written }),
    }),
  );
  return endpoint;
}

export type Page = Extract<SpaceAnswer, { records: unknown }>;

/** A device's request data besides its ops. */
export interface Saying {
  readonly cursor?: number;
  readonly epoch?: string | null;
  readonly inReset?: boolean;
  readonly schema?: number;
  readonly warm?: { since: number; after: [number, string] | null };
  readonly chains?: SyncRequest['chains'];
}

/** A person's device under full control of the test; it remembers only its cursor. */
export interface Device {
  readonly person: string;
  readonly space: string;
  readonly id: string;
  cursor: number;
  epoch: string | null;
  stamp(ms?: number): Stamp;
  set(record: string, set: Record<string, Json>, extra?: Partial<Op>): Op;
  full(record: string, values: Record<string, Json>, extra?: Partial<Op>): Op;
  fullOf(record: string, full: Registers, extra?: Partial<Op>): Op;
  sync(ops?: readonly unknown[], saying?: Saying): Promise<SyncResponse>;
  /** Sends ops and returns only their results. */
  push(...ops: readonly unknown[]): Promise<OpResult[]>;
  /** Reads one page from the device's cursor, which advances. */
  pull(ops?: readonly unknown[], saying?: Saying): Promise<Page>;
}

export interface Op {
  readonly id: string;
  readonly space: string;
  readonly kind: string;
  readonly record: string;
  readonly stamp: Stamp;
  readonly set?: Readonly<Record<string, Json>>;
  readonly full?: Registers;
}

/**
 * With other servers a transaction that waited is refused, because all read one snapshot; a device
 * then tries again.
 */
const MOST_TRIES = process.env.TEST_DATA_SERVERS ? 20 : 1;

let made = 0;

export function newId(): string {
  made += 1;
  return `0195f000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`;
}

export function createDevice(endpoint: Endpoint, person: string, id: string): Device {
  let last: Stamp = [0, 0, id];
  const stamp = (ms = endpoint.clock): Stamp => {
    last = last[0] === ms ? [ms, last[1] + 1, id] : [ms, 0, id];
    return last;
  };
  const target = (record: string, own: Stamp) => ({
    id: newId(),
    space: spaceOf(person),
    kind: 'workout',
    record,
    stamp: own,
  });
  const device: Device = {
    person,
    space: spaceOf(person),
    id,
    cursor: 0,
    epoch: null,
    stamp,
    set: (record, set, extra = {}) => ({ ...target(record, stamp()), set, ...extra }),
    full: (record, values, extra = {}) => {
      const own = extra.stamp ?? stamp();
      const full = Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, [value, own] as const]),
      );
      return { ...target(record, own), full, ...extra };
    },
    fullOf: (record, full, extra = {}) => ({ ...target(record, stamp()), full, ...extra }),
    async sync(ops = [], saying = {}) {
      const request = {
        proto: PROTO,
        schema: saying.schema ?? SCHEMA,
        account: person,
        device: id,
        spaces: [
          {
            id: spaceOf(person),
            cursor: saying.cursor ?? device.cursor,
            epoch: saying.epoch === undefined ? device.epoch : saying.epoch,
            grantVer: 0,
            inReset: saying.inReset ?? false,
          },
        ],
        ops,
        ...(saying.warm ? { warm: saying.warm } : {}),
        ...(saying.chains ? { chains: saying.chains } : {}),
      };
      let answer = await endpoint.post(person, request);
      for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries += 1) {
        answer = await endpoint.post(person, request);
      }
      return v.parse(syncResponseSchema, await answer.json());
    },
    push: async (...ops) => (await device.sync(ops)).results,
    async pull(ops = [], saying = {}) {
      const page = pageOf(await device.sync(ops, saying));
      device.cursor = page.to;
      device.epoch = page.epoch;
      return page;
    },
  };
  return device;
}

/** The page of an answer about one space; fails for any other answer. */
export function pageOf(response: SyncResponse): Page {
  const [answer] = response.spaces;
  if (!answer || !('records' in answer)) throw new Error(`no page: ${JSON.stringify(answer)}`);
  return answer;
}

/** Reads to the end; returns the pages. */
export async function readAll(device: Device, saying: Saying = {}): Promise<Page[]> {
  const pages: Page[] = [];
  for (;;) {
    const page = await device.pull([], saying);
    pages.push(page);
    if (!page.more) return pages;
  }
}

/** A record's values by path, as sent. */
export function valuesOf(record: WireRecord | undefined): Record<string, Json> {
  if (!record) return {};
  const registers = decodeRegisters(record.body);
  return Object.fromEntries(Object.entries(registers).map(([path, [value]]) => [path, value]));
}

/** The registers that start a workout with one exercise and one set. */
export function begun(at = T0): Record<string, Json> {
  return {
    title: 'Treino A',
    start: { at, zone: 'America/Sao_Paulo', day: '2026-11-20' },
    'e.sup.exercise': 'supino-reto',
    'e.sup.order': 'i',
    's.um.place': ['sup', 'i'],
    's.um.kind': 'normal',
  };
}

export const done = (load: number, at = T0): Json => ({ load, reps: 8, at });

/** A body of about this many bytes: notes of 4 kB on as many exercises as necessary. */
export function heavy(bytes: number): Record<string, Json> {
  const notes: Record<string, Json> = {};
  for (let index = 0; index * 4000 < Math.min(bytes, LIMITS.recordBytes); index += 1) {
    notes[`e.x${index}.exercise`] = 'supino-reto';
    notes[`e.x${index}.note`] = 'n'.repeat(Math.min(4000, bytes - index * 4000));
  }
  return { ...begun(), ...notes };
}
