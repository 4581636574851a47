import { isRemoval } from '#domain/record/deletion';
import { isJsonObject, type Json, type Registers, type Writes } from '#domain/record/registers';
import { compareStamps, covers, DEVICE_NAME, type Stamp } from '#domain/record/stamp';
import type { MetaRow, MovedStamps, Moves, OpRow, Tx } from '../store/schema';
import { keyOfOp, registersOfBase } from '../view/known';

/** The newest stamp of a device in `registers` that the mark of a removal or version covers. */
function newestCovered(registers: Registers, device: string, mark: Json): Stamp | null {
  let newest: Stamp | null = null;
  if (!Array.isArray(mark) || typeof mark[0] !== 'number' || typeof mark[1] !== 'number')
    return null;
  const seen = { [device]: [mark[0], mark[1]] as const };
  for (const [, stamp] of Object.values(registers)) {
    if (stamp[2] !== device || !covers(seen, stamp)) continue;
    if (!newest || compareStamps(stamp, newest) > 0) newest = stamp;
  }
  return newest;
}

/**
 * A vector of seen stamps after those stamps moved. Marks of unsent ops follow them, and cover
 * nothing that another write may still get as its stamp.
 */
function moveSeen(seen: Json, base: Registers, moves: Moves, own: string): Json {
  if (!isJsonObject(seen)) return seen;
  const moved = new Map<string, Stamp>();
  const raise = (stamp: Stamp) => {
    const known = moved.get(stamp[2]);
    if (!known || compareStamps(stamp, known) > 0) moved.set(stamp[2], stamp);
  };
  for (const [device, mark] of Object.entries(seen)) {
    if (!Array.isArray(mark) || typeof mark[0] !== 'number' || typeof mark[1] !== 'number')
      continue;
    const vector = { [device]: [mark[0], mark[1]] as const };
    // All covered moves, because a folded op is at its first position with a later stamp.
    const covered = moves.filter(([from]) => covers(vector, from));
    if (covered.length === 0 && device !== own) {
      raise([mark[0], mark[1], device]);
      continue;
    }
    // A mark of our own may name a write that was folded into a later one. Nothing has that time
    // any more, and a later write could get a stamp below it.
    for (const [, to] of covered) raise(to);
    const kept = newestCovered(base, device, mark);
    if (kept) raise(kept);
  }
  return Object.fromEntries([...moved].map(([device, [ms, counter]]) => [device, [ms, counter]]));
}

/** Registers that each device has its own copy of (rules R1a, W2a). */
const OF_DEVICE = /(?:^|\.)(?:gone|done)\.[a-z0-9]+$/;

function movePath(path: string, from: string, to: string): string {
  return OF_DEVICE.test(path) && path.endsWith(`.${from}`)
    ? `${path.slice(0, path.length - from.length)}${to}`
    : path;
}

function moveValue(
  path: string,
  value: Json,
  op: OpRow,
  to: string,
  seenNow: (seen: Json) => Json,
) {
  if (isRemoval(path)) return seenNow(value);
  if (!isJsonObject(value)) return value;
  return {
    ...value,
    ...(value.seen === undefined ? {} : { seen: seenNow(value.seen) }),
    // The alarm of a rest sounds on the device it names (rule W3c).
    ...(value.device === op.stamp[2] ? { device: to } : {}),
  };
}

function moveWrites(op: OpRow, stamp: Stamp, seenNow: (seen: Json) => Json): Writes {
  return Object.fromEntries(
    Object.entries(op.set).map(([path, value]) => [
      movePath(path, op.stamp[2], stamp[2]),
      moveValue(path, value, op, stamp[2], seenNow),
    ]),
  );
}

/**
 * Gives unsent ops new stamps, in order. It updates the marks among them.
 * @param ownOf device with marks that may name no existing write
 */
export async function restampOps(
  tx: Tx,
  before: readonly OpRow[],
  rows: readonly OpRow[],
  ownOf: (op: OpRow) => string,
  stampOf: (op: OpRow, base: Registers) => Stamp,
): Promise<OpRow[]> {
  const moves: Array<readonly [Stamp, Stamp]> = before.map(({ stamp }) => [stamp, stamp]);
  const moved: OpRow[] = [];
  for (const op of rows) {
    if (op.full) {
      moved.push(op);
      continue;
    }
    const base = registersOfBase(await tx.objectStore('base').get(keyOfOp(op)));
    const stamp = stampOf(op, base);
    const set = moveWrites(op, stamp, (seen) => moveSeen(seen, base, moves, ownOf(op)));
    moves.push([op.stamp, stamp]);
    const next = { ...op, set, stamp };
    await tx.objectStore('outbox').put(next);
    moved.push(next);
  }
  await noteMoves(tx, moves);
  return moved;
}

/** A full device has few writes in memory, and not for long. */
const REMEMBERED = 200;

/** Past moves of stamps, stored under the key `moved`. */
export function movedOf(row: MetaRow | undefined): MovedStamps {
  return row && 'moves' in row ? row : { key: 'moved', count: 0, moves: [] };
}

export async function noteMoves(tx: Tx, moves: Moves): Promise<void> {
  if (moves.length === 0) return;
  const before = movedOf(await tx.objectStore('meta').get('moved'));
  const all = [...before.moves, ...moves].slice(-REMEMBERED);
  await tx.objectStore('meta').put({ ...before, count: before.count + moves.length, moves: all });
}

/** Remembers the shift of stamps at the first contact, for writes that appear later (rule C8l). */
export async function noteShift(tx: Tx, shift: number): Promise<void> {
  const before = movedOf(await tx.objectStore('meta').get('moved'));
  await tx.objectStore('meta').put({ ...before, shift });
}

/** A stamp of the device's own time, converted to the server's time. */
export function shifted([ms, counter, device]: Stamp, shift: number): Stamp {
  return [Math.max(0, ms + shift), counter, device];
}

/**
 * An op that only memory held, with its stamp shifted once the server's time is known (rule C8l).
 */
export function withTime(op: OpRow, shift: number | null): OpRow {
  if (shift === null || !op.timeless) return op;
  const { timeless: _, ...timed } = op;
  return { ...timed, stamp: shifted(op.stamp, shift) };
}

/** Each stamp with its final position: moved stamps may have moved again. */
function endsOf(moves: Moves): Moves {
  const ends = new Map<string, Stamp>();
  return moves.toReversed().map(([from, to]) => {
    const end = ends.get(String(to)) ?? to;
    ends.set(String(from), end);
    return [from, end] as const;
  });
}

/**
 * An op that only memory held, with its marks moved along (rule C8k).
 * @param beside moves of other ops that only memory held
 */
export function followMoves(
  op: OpRow,
  base: Registers,
  { count, moves }: MovedStamps,
  beside: Moves,
): OpRow {
  const { moved = count, ...plain } = op;
  const since = moved < count ? endsOf(moves.slice(moved - count)) : [];
  const all = [...since, ...beside];
  if (all.length === 0) return plain;
  // If no own op moved, its marks name stamps that are unchanged.
  const own = since.length > 0 ? op.stamp[2].slice(0, DEVICE_NAME) : '';
  return { ...plain, set: moveWrites(op, op.stamp, (seen) => moveSeen(seen, base, all, own)) };
}
