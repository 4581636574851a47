import type { Json } from '#domain/record/registers';
import { nextStamp } from '#protocol/clock';
import { stamped } from '#protocol/merge';
import { spaceOf } from '#protocol/space';
import type { WireOp } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import type { SignedIn } from '../bench/fill';
import { newId } from '../server/sync/endpoint';
import type { Door } from './door';

const DEVICE = 'laptop';
const BENCH_PRESS = 'barbell-bench-press';

/** A running workout with a number of open sets, started on another device of the person. */
export interface Prepared {
  readonly id: string;
  readonly setKeys: readonly string[];
}

export async function prepareWorkout(
  door: Door,
  person: SignedIn,
  sets: number,
  before: Prepared | null,
): Promise<Prepared> {
  const at = Date.now();
  const stamp = nextStamp(at, DEVICE, []);
  const setKeys = Array.from({ length: sets }, (_, index) => `k${index + 1}`);
  const values: Record<string, Json> = {
    title: 'Treino A',
    start: { at, zone: 'America/Sao_Paulo', day: new Date(at).toISOString().slice(0, 10) },
    'e.sup.exercise': BENCH_PRESS,
    'e.sup.order': 'i',
    'e.sup.rest': 0,
  };
  for (const [index, key] of setKeys.entries()) {
    // Equal lengths, so that their order is that of their numbers.
    values[`s.${key}.place`] = ['sup', `i${String(index + 1111)}1`];
    values[`s.${key}.kind`] = 'normal';
    values[`s.${key}.plan`] = { load: 60_000, reps: 10 };
  }
  const id = newId();
  const target = { space: spaceOf(person.userId), kind: 'workout', stamp };
  const ops: WireOp[] = [
    { ...target, id: newId(), record: id, full: { ...stamped(values, stamp) } },
  ];
  if (before) ops.push({ ...target, id: newId(), record: before.id, set: { finish: { at } } });
  const answer = await door.post(person, {
    proto: PROTO,
    schema: SCHEMA,
    account: person.userId,
    device: DEVICE,
    spaces: [],
    ops,
  });
  const taken = answer.response?.results.every((result) => 'ok' in result);
  if (!taken) throw new Error(`The workout was not taken: ${answer.text}`);
  return { id, setKeys };
}
