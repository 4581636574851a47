import type { Transaction } from 'kysely';
import { programVersionKind } from '#domain/coaching/program-version';
import { messageKind } from '#domain/messages/message';
import { type Json, sameJson } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import type { Access } from '../../access/authorize';
import type { Database } from '../../db/schema';
import { isFate, LINK } from '../record/stored-record';
import type { CheckedOp } from './check-op';
import { mayWriteAsGuest } from './guest-writes';
import type { HeldRecord } from './held-record';

/** The writer in a space, for records that a coach and a student share (rules G1m, G3). */
export interface RecordWriter {
  readonly person: string;
  /** Whether the space is the writer's own. */
  readonly own: boolean;
  /** Links of the writer's messages, with the end of each (epoch ms; null while active). */
  readonly links: ReadonlyMap<string, number | null>;
}

/** Whether a kind needs a check of each register. */
export function isShared(kind: string): boolean {
  return kind === messageKind.name || kind === programVersionKind.name;
}

/** The writer of an access; `shared`: the ops include records of these kinds. */
export async function writerOfRecord(
  trx: Transaction<Database>,
  access: Access,
  { person, shared }: { readonly person: string; readonly shared: boolean },
): Promise<RecordWriter> {
  const links = shared ? await linksOf(trx, access) : new Map();
  return { person, own: access.own, links };
}

/** The links of the writer's messages, with the end of each. */
async function linksOf(
  trx: Transaction<Database>,
  { own, owner, grant }: Access,
): Promise<Map<string, number | null>> {
  if (!own) return new Map(grant ? [[grant.link, null]] : []);
  const rows = await trx
    .selectFrom('coaching_link')
    .select(['id', 'ended_at'])
    .where('student_id', '=', owner)
    .execute();
  return new Map(rows.map(({ id, ended_at }) => [id, ended_at]));
}

/**
 * Whether a person may change a record as the op would.
 * @param now server time, epoch ms
 */
export function mayChange(
  writer: RecordWriter,
  held: HeldRecord,
  op: CheckedOp,
  now: number,
): boolean {
  if (!writer.own && !mayWriteAsGuest(held, op, now)) return false;
  if (!isShared(op.kind.name)) return true;
  const changes = changesOf(held, op);
  if (changes.length === 0) return true;
  return op.kind.name === messageKind.name
    ? mayChangeMessage(writer, held, op, changes)
    : mayChangeVersion(writer, held, op, changes);
}

/** The stored value at a path; undefined if it was never written or was erased. */
function heldAt({ stored }: HeldRecord, path: string): Json | undefined {
  return stored.blank.has(path) ? undefined : stored.registers[path]?.[0];
}

/** Paths that get another value: a newer one, or the lost value of an equal stamp. */
function changesOf(held: HeldRecord, op: CheckedOp): string[] {
  return Object.entries(op.registers).flatMap(([path, [value, stamp]]) => {
    const current = held.stored.registers[path];
    const order = current ? compareStamps(stamp, current[1]) : 1;
    if (order < 0 || op.blank.has(path)) return [];
    const known = heldAt(held, path);
    return known !== undefined && sameJson(known, value) ? [] : [path];
  });
}

function mayChangeMessage(
  { person, own, links }: RecordWriter,
  held: HeldRecord,
  op: CheckedOp,
  changes: readonly string[],
): boolean {
  const said = (path: string) => heldAt(held, path) ?? op.registers[path]?.[0];
  const [link, from] = [said(LINK), said('from')];
  // Students may read and remove their messages even after the link or the coach's account is gone.
  const kept = own && heldAt(held, LINK) !== undefined;
  if (typeof link !== 'string' || !(links.has(link) || kept)) return false;
  if (heldAt(held, 'from') === undefined && changes.some((path) => !isFate(path))) {
    const endedAt = links.get(link);
    if (from !== person || endedAt === undefined) return false;
    if (endedAt !== null && op.stamp[0] > endedAt) return false;
  }
  return changes.every((path) => {
    if (path === LINK || path === 'from') return heldAt(held, path) === undefined;
    if (isFate(path)) return own || from === person;
    return path === 'readAt' ? from !== person : from === person;
  });
}

function mayChangeVersion(
  { person, own }: RecordWriter,
  held: HeldRecord,
  op: CheckedOp,
  changes: readonly string[],
): boolean {
  if (own) return true;
  const by = heldAt(held, 'by') ?? op.registers.by?.[0];
  const isNew = Object.keys(held.stored.registers).length === 0;
  return by === person && (isNew || changes.every(isFate));
}
