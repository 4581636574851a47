import type { Kysely } from 'kysely';
import { anamnesisKind } from '#domain/health/anamnesis/anamnesis';
import { screeningKind } from '#domain/health/screening/screening';
import type { SpaceAnswer } from '#protocol/sync';
import { holdAccounts, inTransactionOf } from '../../access/held-accounts';
import { recordHandOver } from '../../access/screening-access';
import type { Actor } from '../../core/auth';
import type { Database } from '../../db/schema';
import { type Puller, pull, type SpaceRequest } from './pull';

/** Kinds with a log of other readers. */
const WATCHED: readonly string[] = [screeningKind.name, anamnesisKind.name];

/**
 * A page for its reader. If it has another person's screening or anamnesis, the transaction that
 * logs the access reads it again. So none is handed over unlogged.
 * @param now server time, epoch ms
 */
export async function handOver(
  db: Kysely<Database>,
  request: SpaceRequest,
  puller: Puller,
  reader: Pick<Actor, 'id' | 'name'>,
  now: number,
): Promise<SpaceAnswer> {
  const { own, owner } = puller.access;
  const answer = await pull(db, request, puller);
  if (own || !tellsOfHealth(answer)) return answer;
  return inTransactionOf(db, reader.id, async (trx) => {
    if (!(await holdAccounts(trx, [owner])).has(owner)) return { id: request.id, gone: true };
    await recordHandOver(trx, { person: owner, reader, at: now });
    return pull(trx, request, puller);
  });
}

function tellsOfHealth(answer: SpaceAnswer): boolean {
  return (
    'records' in answer &&
    answer.records.some(({ kind, erased }) => WATCHED.includes(kind) && !erased)
  );
}
