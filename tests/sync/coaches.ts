import type { Scope } from '#domain/account/scope';
import { stamped } from '#protocol/merge';
import type { Chance } from './chance';
import { createDevice, type Device } from './device';
import { createHands, type Hands } from './edits';
import { type Journal, marksIn } from './journal';
import type { World } from './server';

/** A coach who works on another person's records, on a device of their own. */
export interface Coach {
  readonly device: Device;
  readonly hands: Hands;
  /** The present scopes; null without a link. */
  scopes(): readonly Scope[] | null;
  /** The student changes the scopes, ends the link or starts a new one. */
  share(): Promise<void>;
  /** Whether its stored writes must be there in the end. */
  owes(): boolean;
  /** Forgives the writes that a restored backup has lost and nothing holds any more. */
  forgive(held: ReadonlySet<string>): void;
  /** The end of all changes: writes reported as stored, or storable later, count. */
  settle(): void;
}

/** Tolerance for comparing clocks, ms: the time of a call, plus how far a stamp may be ahead. */
const BLUR_MS = 120_000;
const HOUR = 3_600_000;
const SKEWS = [0, 0, -3 * HOUR, 30 * HOUR, -72 * HOUR];

const SHARED: readonly (readonly Scope[])[] = [
  ['program', 'log', 'record', 'body'],
  ['program', 'log', 'record', 'body'],
  ['program', 'log', 'record'],
  ['program', 'log'],
  ['program'],
];

interface Around {
  readonly chance: Chance;
  readonly world: World;
  readonly unique: () => number;
  readonly account: string;
  readonly journal: Journal;
}

/** Whether a student's data is on the coach's device. */
export async function hasCopy({ disk, storage }: Device): Promise<boolean> {
  return storage.length > 0 || (await disk.databases()).length > 0;
}

/** Whether they can reach the student: by the link, or by a copy that is not erased yet. */
export async function mayOpen({ device, scopes }: Coach): Promise<boolean> {
  return scopes() !== null || (await hasCopy(device));
}

export function createCoach(around: Around, name: string): Coach {
  const { chance, world, unique, account: student, journal } = around;
  const device = createDevice(name, name, chance.of(SKEWS) ?? 0, student);
  /** A coach who only adds must not lose any write, whenever it arrives (rule G1w). */
  const adds = chance.in100(50);
  let scopes: readonly Scope[] | null = null;
  let since = 0;
  let owed: { record: string; at: number; marks: ReadonlySet<string>; stored(): void }[] = [];
  /** A record that its owner erased is not filled again by late writes (rule G1w8). */
  const isErased = (record: string) =>
    journal.entries.some(
      (entry) => entry.record === record && entry.path === 'purge' && entry.acked,
    );
  const noted: Journal = {
    ...journal,
    note(kind, record, registers, writes) {
      const stored = journal.note(kind, record, registers, writes);
      const at = world.now;
      const may = scopes?.includes('record') === true && at - since >= BLUR_MS;
      const marks = marksIn(kind, stamped(writes, [0, 0, '0']));
      return () => {
        if (adds && may) owed.push({ record, at, marks, stored });
      };
    },
  };
  const hands = createHands(chance, noted, unique);
  return {
    device,
    hands: adds ? { ...hands, act: hands.log } : hands,
    scopes: () => scopes,
    async share() {
      const next = scopes !== null && chance.in100(30) ? null : (chance.of(SHARED) ?? null);
      // With two clocks it is unknown whether a write of that moment was still allowed.
      if (chance.in100(50)) world.now += BLUR_MS;
      else owed = owed.filter(({ at }) => at < world.now - BLUR_MS);
      await world.share(device.account, student, next);
      scopes = next;
      since = world.now;
      if (chance.in100(50)) world.now += BLUR_MS;
    },
    owes: () => owed.length > 0,
    forgive(held) {
      owed = owed.filter(({ marks }) => [...marks].some((mark) => held.has(mark)));
    },
    settle() {
      for (const { record, stored } of owed.splice(0)) if (!isErased(record)) stored();
    },
  };
}
