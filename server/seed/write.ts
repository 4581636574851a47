import type { Kysely } from 'kysely';
import { publishFormOf } from '#domain/coaching/publish-form';
import type { Publish } from '#protocol/coaching/professionals';
import { spaceOf } from '#protocol/space';
import type { OpResult, WireOp } from '#protocol/sync';
import { hasRow } from '../db/has-row';
import type { Database } from '../db/schema';
import { chargeSample } from './charges';
import { linkSample } from './links';
import { CARLA, SAMPLE_PEOPLE, type SamplePerson } from './people';
import { beginningOf, seedRecordsOf } from './records';

export interface WriteDeps {
  readonly db: Kysely<Database>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Creates a verified account; returns its id. */
  readonly createAccount: (person: SamplePerson) => Promise<string>;
  /** Stores everything that a person's device would send, or nothing. */
  readonly push: (userId: string, ops: readonly WireOp[]) => Promise<readonly OpResult[]>;
  /** Publishes a professional's page, unless one exists or its handle is taken. */
  readonly publish: (userId: string, page: Publish) => Promise<void>;
}

/** The result for one person. */
export interface SeedWrites {
  readonly person: SamplePerson;
  /** Whether the account is new. */
  readonly created: boolean;
  /** How many workouts were added. */
  readonly workouts: number;
}

/**
 * Adds missing sample people, and training for those without records. Later changes of an account
 * are never touched.
 */
export async function writeSample(deps: WriteDeps): Promise<SeedWrites[]> {
  const written: SeedWrites[] = [];
  const ids = new Map<SamplePerson, string>();
  for (const person of SAMPLE_PEOPLE) {
    const known = await findVerified(deps.db, person.email);
    const userId = known ?? (await deps.createAccount(person));
    ids.set(person, userId);
    const workouts = await addRecords(deps, person, userId);
    if (person.professional) {
      const { values, plans } = person.professional;
      await deps.publish(userId, publishFormOf({ ...values, plans }));
    }
    written.push({ person, created: known === undefined, workouts });
  }
  await addLinks(deps, ids);
  return written;
}

async function addLinks(
  { db, now }: WriteDeps,
  ids: ReadonlyMap<SamplePerson, string>,
): Promise<void> {
  const professional = ids.get(CARLA);
  for (const [{ coached, programme }, student] of ids) {
    if (!professional || !coached || !programme) continue;
    await linkSample(db, {
      professional,
      student,
      scopes: coached,
      at: beginningOf(programme, now()),
    });
  }
  if (!professional) return;
  await chargeSample(db, {
    professional: { id: professional, name: CARLA.name },
    students: [...ids].flatMap(([{ coached, name }, id]) => (coached ? [{ id, name }] : [])),
    now: now(),
  });
}

async function addRecords(
  { db, now, push }: WriteDeps,
  person: SamplePerson,
  userId: string,
): Promise<number> {
  if (await hasRecords(db, userId)) return 0;
  const ops = seedRecordsOf(person, userId, now());
  const refused = (await push(userId, ops)).find((result) => 'code' in result);
  if (refused) throw new Error(`A sample record was refused: ${JSON.stringify(refused)}`);
  return ops.filter(({ kind }) => kind === 'workout').length;
}

async function hasRecords(db: Kysely<Database>, userId: string): Promise<boolean> {
  return hasRow(db.selectFrom('record').select('id').where('space_id', '=', spaceOf(userId)));
}

async function findVerified(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.emailVerified ? found.id : undefined;
}
