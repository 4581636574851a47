import { sameDevice } from '#domain/record/stamp';
import { type KindName, kindOf } from '#protocol/kinds';
import { begunOf, judgeBegun, storeBegun } from '../clock/begun';
import type { Contact, Timekeeper } from '../clock/timekeeper';
import { readIdentity } from '../store/identity';
import { CommitRefused } from '../store/refusal';
import type { Begun, Identity, OpRow, Tx, ViewRow } from '../store/schema';
import { commitEdits, type RecordEdit } from './commit';

/** The result of moving records. */
export interface Moved {
  readonly ops: readonly OpRow[];
  readonly views: readonly ViewRow[];
}

export interface SettledBegun extends Moved {
  /** Whether the doubts changed. */
  readonly doubts: boolean;
}

/** Moves a record. Null if nothing was written: it was removed, got another time, or is full. */
async function moveBy(
  tx: Tx,
  { space, kind, id, at, device }: Begun,
  by: number,
  time: Timekeeper,
): Promise<Moved | null> {
  const begins = kindOf(kind)?.begins;
  if (!begins) return null;
  const edit: RecordEdit = {
    space,
    kind,
    id,
    write(registers, author) {
      const isOwn = (name: string) => sameDevice(name, device) || sameDevice(name, author.device);
      return begins.move(registers, { at, by, isOwn }, author);
    },
  };
  try {
    const done = await commitEdits(tx, [edit], time);
    return done.ops.length > 0 ? done : null;
  } catch (cause) {
    if (!(cause instanceof CommitRefused)) throw cause;
    return null;
  }
}

/** Moves this device's records to their proven time after a contact, or notes the doubt. */
export async function settleBegun(
  tx: Tx,
  contact: Contact,
  time: Timekeeper,
): Promise<SettledBegun> {
  const noted = begunOf(await tx.objectStore('meta').get('begun'));
  const open = noted.filter(({ met }) => !met);
  const left = noted.filter(({ met }) => met);
  const ops: OpRow[] = [];
  const views: ViewRow[] = [];
  if (open.length === 0) return { ops, views, doubts: false };
  let doubts = false;
  for (const begun of open) {
    doubts ||= begun.other !== undefined;
    const verdict = judgeBegun(begun, contact);
    if (!verdict) continue;
    const moved = verdict.isProven ? await moveBy(tx, begun, verdict.other - begun.at, time) : null;
    if (moved) {
      ops.push(...moved.ops);
      views.push(...moved.views);
    } else {
      // A removed record may return from the bin; its doubt is shown then.
      left.push({ ...begun, other: verdict.other, met: true });
      doubts = true;
    }
  }
  await storeBegun(tx, left);
  return { ops, views, doubts };
}

/**
 * Ends the doubt about a record by the person's choice (rule C2n3): the other time, or the recorded
 * one. Before a contact the answer also holds for the clock, and for everything it timed.
 */
export async function decideBegun(
  tx: Tx,
  kind: KindName,
  id: string,
  isOther: boolean,
  time: Timekeeper,
): Promise<Moved & { readonly identity: Identity }> {
  const noted = begunOf(await tx.objectStore('meta').get('begun'));
  const asked = noted.find((begun) => begun.kind === kind && begun.id === id);
  const decided = noted.filter(
    (begun) => begun === asked || (!asked?.met && !begun.met && begun.run === asked?.run),
  );
  await storeBegun(
    tx,
    noted.filter((begun) => !decided.includes(begun)),
  );
  const identity = time.follow(await readIdentity(tx));
  if (asked && !asked.met) {
    const skew = isOther && identity.skew === asked.skew ? 0 : identity.skew;
    await tx.objectStore('meta').put({ ...identity, skew });
  }
  const ops: OpRow[] = [];
  const views: ViewRow[] = [];
  for (const begun of isOther ? decided : []) {
    const by = (begun.other ?? begun.at) - begun.at;
    const moved = by === 0 ? null : await moveBy(tx, begun, by, time);
    ops.push(...(moved?.ops ?? []));
    views.push(...(moved?.views ?? []));
  }
  const after = time.follow(await readIdentity(tx));
  if (asked && !asked.met) time.confirm();
  return { ops, views, identity: after };
}
