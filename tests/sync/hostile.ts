import { MAX_AHEAD_MS, MAX_COUNTER } from '#protocol/clock';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Play } from './play';

const COUNTERS = [MAX_COUNTER - 1, MAX_COUNTER, MAX_COUNTER + 1, 2 ** 32, Number.MAX_SAFE_INTEGER];

/**
 * Sends a handmade op: a title of the person's workout, with a counter at or above the server's
 * limit (rule C2b). A coach sends it, or the person's own session.
 */
export async function strike({ later, world, people, coaches }: Play): Promise<void> {
  const [person] = people;
  const { account } = person ?? {};
  if (account === undefined) return;
  const shown = [...(await world.shown(account)).keys()].filter((key) =>
    key.startsWith('workout/'),
  );
  const record = later.of(shown)?.split('/')[1];
  if (record === undefined) return;
  const from = later.of([account, ...coaches.map(({ device }) => device.account)]) ?? account;
  const ms = world.now + (later.of([-1000, 0, MAX_AHEAD_MS / 2, MAX_AHEAD_MS]) ?? 0);
  const stamp = [ms, later.of(COUNTERS), 'hostile'];
  const id = `hostile-${later.below(2 ** 31)}`;
  const set = { title: `Golpe ${ms}` };
  const op = { id, space: spaceOf(account), kind: 'workout', record, stamp, set };
  const request = { proto: PROTO, schema: SCHEMA, account: from, device: 'hostile' };
  await world.serve(
    'post',
    '/api/sync',
    JSON.stringify({ ...request, spaces: [], ops: [op] }),
    from,
  );
}
