import { sameDevice } from '#domain/record/stamp';
import { type KindName, kindOf } from '#protocol/kinds';
import { begunOf, judgeBegun, storeBegun } from './begun';
import { commitEdits, type Edit } from './commit';
import { readIdentity } from './identity';
import { CommitRefused } from './refusal';
import type { Begun, Identity, OpRow, Tx, ViewRow } from './schema';
import type { Contact, Timekeeper } from './timekeeper';

/** What moving records came to. */
export interface Moved {
  readonly ops: readonly OpRow[];
  readonly views: readonly ViewRow[];
}

export interface SettledBegun extends Moved {
  /** Whether there are other doubts than before. */
  readonly doubts: boolean;
}

async function moveAll(
  tx: Tx,
  moves: readonly (readonly [Begun, number])[],
  time: Timekeeper,
): Promise<Moved> {
  const ops: OpRow[] = [];
  const views: ViewRow[] = [];
  for (const [{ space, kind, id, at, device }, by] of moves) {
    const begins = kindOf(kind)?.begins;
    if (!begins) continue;
    const isOwn = (name: string, current: string) =>
      sameDevice(name, device) || sameDevice(name, current);
    const edit: Edit = {
      space,
      kind,
      id,
      write: (registers, author) =>
        begins.move(registers, { at, by, isOwn: (name) => isOwn(name, author.device) }, author),
    };
    try {
      const done = await commitEdits(tx, [edit], time);
      ops.push(...done.ops);
      views.push(...done.views);
    } catch (cause) {
      // Past a limit of its kind: it stays as it is.
      if (!(cause instanceof CommitRefused)) throw cause;
    }
  }
  return { ops, views };
}

/** Moves what this device began to where a contact proves that it was, or notes the doubt. */
export async function settleBegun(
  tx: Tx,
  contact: Contact,
  time: Timekeeper,
): Promise<SettledBegun> {
  const noted = begunOf(await tx.objectStore('meta').get('begun'));
  const open = noted.filter(({ met }) => !met);
  if (open.length === 0) return { ops: [], views: [], doubts: false };
  const verdicts = open.map((begun) => [begun, judgeBegun(begun, contact)] as const);
  const doubtful = verdicts.flatMap(([begun, verdict]): Begun[] =>
    verdict && 'other' in verdict ? [{ ...begun, other: verdict.other, met: true }] : [],
  );
  await storeBegun(tx, [...noted.filter(({ met }) => met), ...doubtful]);
  const moved = await moveAll(
    tx,
    verdicts.flatMap(([begun, verdict]) =>
      verdict && 'move' in verdict ? [[begun, verdict.move] as const] : [],
    ),
    time,
  );
  return { ...moved, doubts: open.some(({ other }) => other !== undefined) || doubtful.length > 0 };
}

/**
 * Ends the doubt about a record as its person says (rule C2n): it began at the other time, or when it
 * says. Before a contact that answers for the clock too, and for all that it timed.
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
  const moves = decided.flatMap((begun) =>
    isOther && begun.other !== undefined ? [[begun, begun.other - begun.at] as const] : [],
  );
  const moved = await moveAll(tx, moves, time);
  const after = time.follow(await readIdentity(tx));
  if (asked && !asked.met) time.confirm();
  return { ...moved, identity: after };
}
