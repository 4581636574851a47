import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { keptMs } from '#domain/account/retention';
import { QUARANTINED } from '#protocol/errors';
import { spaceOf } from '#protocol/space';
import type { OpResult } from '#protocol/sync';
import { inTransactionOf } from '../../access/held-accounts';
import type { Database } from '../../db/schema';

/** Refused ops are only kept for diagnosis, so they are shortened and soon deleted. */
const PIECE = 2_000;
/** Limit per space; the oldest go first. */
const KEPT = 500;

function pieceOf(op: unknown): string {
  try {
    return (JSON.stringify(op) ?? '').slice(0, PIECE);
  } catch (error) {
    // The op is nested deeper than the stack allows.
    if (error instanceof RangeError) return '';
    throw error;
  }
}

function isOn(space: string, op: unknown): boolean {
  return v.is(v.object({ space: v.literal(space) }), op);
}

/**
 * Notes refused ops for the person, in their own space. An op on another person's space is noted by
 * time only, without its values (rule G1w6).
 */
export async function noteRejects(
  db: Kysely<Database>,
  person: string,
  ops: readonly unknown[],
  results: readonly (OpResult | null)[],
  now: number,
): Promise<void> {
  const space = spaceOf(person);
  const rows = results.flatMap((result, index) =>
    result && 'code' in result && QUARANTINED.includes(result.code)
      ? [
          {
            space_id: space,
            op_id: result.id,
            reason: result.code,
            body: isOn(space, ops[index]) ? pieceOf(ops[index]) : '',
            at: now,
          },
        ]
      : [],
  );
  const distinct = new Map(rows.map((row) => [row.op_id, row]));
  if (distinct.size === 0) return;
  await inTransactionOf(db, person, async (trx) => {
    await trx
      .deleteFrom('sync_reject')
      .where('space_id', '=', space)
      .where('op_id', 'in', [...distinct.keys()])
      .execute();
    await trx
      .insertInto('sync_reject')
      .values([...distinct.values()])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .deleteFrom('sync_reject')
      .where('space_id', '=', space)
      .where('op_id', 'not in', ({ selectFrom }) =>
        selectFrom('sync_reject')
          .select('op_id')
          .where('space_id', '=', space)
          .orderBy('at', 'desc')
          .orderBy('op_id', 'desc')
          .limit(KEPT),
      )
      .execute();
  });
}

/**
 * Deletes refused ops after 30 days.
 * @param now server time, epoch ms
 */
export async function forgetRejects(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('sync_reject')
    .where('at', '<=', now - keptMs('rejects'))
    .execute();
}
