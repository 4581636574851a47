import type { KindName } from '#protocol/kinds';
import type { Begun, BegunRow, Identity, MetaRow, Tx } from '../store/schema';
import { otherSkew } from './contact';
import { type Contact, STEP_MS, type Timekeeper } from './timekeeper';

/** More than a person starts between two contacts. */
const MOST = 50;

/** The records that this device started, stored under the key `begun`. */
export function begunOf(row: MetaRow | undefined): readonly Begun[] {
  return row && 'begun' in row ? row.begun : [];
}

export async function storeBegun(tx: Tx, begun: readonly Begun[]): Promise<void> {
  const meta = tx.objectStore('meta');
  if (begun.length === 0) return meta.delete('begun');
  await meta.put({ key: 'begun', begun: begun.slice(-MOST) } satisfies BegunRow);
}

/** Records that this device's clock timed a new record (rule C2m1). */
export async function noteBegun(
  tx: Tx,
  { space, kind, id }: { space: string; kind: KindName; id: string },
  at: number,
  identity: Identity,
  time: Timekeeper,
): Promise<void> {
  const skew = identity.skew ?? 0;
  const other = otherSkew(time, identity);
  const begun: Begun = {
    space,
    kind,
    id,
    at,
    device: identity.device,
    skew,
    after: identity.clock?.met ?? 0,
    ...time.stretch(),
    ...(other === null ? {} : { other: at + other - skew }),
  };
  await storeBegun(tx, [...begunOf(await tx.objectStore('meta').get('begun')), begun]);
}

/** The other possible start of a record, epoch ms. */
export interface Verdict {
  readonly other: number;
  readonly isProven: boolean;
}

/**
 * The verdict of a contact on a time of this device's clock (rules C2m2, C2n1); null: the time is
 * right.
 */
export function judgeBegun(begun: Begun, contact: Contact): Verdict | null {
  const { at, after, run, parted } = begun;
  const isFollowed = run === contact.run;
  // One page has followed the clock since, so all of its times are wrong by the same amount.
  const other = at + contact.skew - (isFollowed ? contact.before : begun.skew);
  const isSame = Math.abs(other - at) <= STEP_MS;
  const fits = (time: number) => time >= after - STEP_MS && time <= contact.now + STEP_MS;
  if (fits(at) && (isSame || !fits(other))) return null;
  // During sleep a step of the clock may be hidden in the unmeasured time.
  const isExact = isFollowed && contact.parted - parted <= STEP_MS;
  if (!isSame && fits(other)) return { other, isProven: isExact || !fits(at) };
  return { other: Math.min(contact.now, Math.max(after, other)), isProven: false };
}
