import { type Kysely, sql, type Transaction } from 'kysely';
import { changeDigest, type Digest, EMPTY_DIGEST } from '#protocol/digest';
import type { DigestResponse } from '#protocol/sync';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';

/** The change of one record's part of the digest; null means absent or hidden. */
export interface SumChange {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
}

const half = (hash: string, from: number) => Number.parseInt(hash.slice(from, from + 8), 16);
const hex = (value: number) => value.toString(16).padStart(8, '0');

interface Added {
  readonly space: string;
  readonly kind: string;
  readonly count: number;
  readonly high: number;
  readonly low: number;
}

/** (a | b) - (a & b) is exclusive or with operators that both databases have. */
const addToDigest = prepared<Added>()((db, place) =>
  db
    .updateTable('space_digest')
    .set({
      count: sql<number>`count + ${place('count')}`,
      high: sql<number>`(high | ${place('high')}) - (high & ${place('high')})`,
      low: sql<number>`(low | ${place('low')}) - (low & ${place('low')})`,
    })
    .where('space_id', '=', place('space'))
    .where('kind', '=', place('kind'))
    .returning('kind'),
);

/** Updates the stored digests of a space, in the transaction that changed the records (D1a). */
export async function changeDigests(
  trx: Transaction<Database>,
  space: string,
  changes: readonly SumChange[],
): Promise<void> {
  const byKind = new Map<string, Digest>();
  for (const { kind, before, after } of changes) {
    byKind.set(kind, changeDigest(byKind.get(kind) ?? EMPTY_DIGEST, before, after));
  }
  for (const [kind, { count, hash }] of byKind) {
    if (count === 0 && hash === EMPTY_DIGEST.hash) continue;
    const [high, low] = [half(hash, 0), half(hash, 8)];
    const [known] = await addToDigest(trx, { space, kind, count, high, low });
    if (known) continue;
    await trx
      .insertInto('space_digest')
      .values({ space_id: space, kind, count, high, low })
      .execute();
  }
}

/** The digest of a space at its current rev, read in one statement; null for an unknown space. */
export async function readDigest(
  db: Kysely<Database>,
  space: string,
): Promise<DigestResponse | null> {
  const rows = await db
    .selectFrom('space')
    .leftJoin('space_digest', 'space_digest.space_id', 'space.id')
    .select(['space.rev', 'space.epoch', 'kind', 'count', 'high', 'low'])
    .where('space.id', '=', space)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const kinds: Record<string, Digest> = {};
  for (const { kind, count, high, low } of rows) {
    if (kind === null || !count) continue;
    kinds[kind] = { count, hash: hex(high ?? 0) + hex(low ?? 0) };
  }
  return { rev: first.rev, epoch: first.epoch, kinds };
}
