import type { Scope } from '#domain/coaching/scope';
import type { Chance } from './chance';
import { createDevice, type Device } from './device';
import { createHands, type Hands } from './edits';
import type { Journal } from './journal';
import type { World } from './server';

/** Somebody who works on another person's records, on a device of their own. */
export interface Coach {
  readonly device: Device;
  readonly hands: Hands;
  /** What is shared with them now; null without a link. */
  scopes(): readonly Scope[] | null;
  /** The student shares more or less, ends the link or begins it anew. */
  share(): Promise<void>;
  /** Nothing changes any more: what they were told to be stored, and might store, counts. */
  settle(): void;
}

/** So exact are clocks that differ, by the time a call takes and how far a stamp may be ahead, ms. */
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

/** Whether anything of the student lies on their device. */
export async function hasCopy({ disk, storage }: Device): Promise<boolean> {
  return storage.length > 0 || (await disk.databases()).length > 0;
}

/** Whether anything leads them to the student: the link, or a copy that nobody has erased yet. */
export async function mayOpen({ device, scopes }: Coach): Promise<boolean> {
  return scopes() !== null || (await hasCopy(device));
}

export function createCoach(around: Around, name: string): Coach {
  const { chance, world, unique, account: student, journal } = around;
  const device = createDevice(name, name, chance.of(SKEWS) ?? 0, student);
  /** Who only adds is owed all of it, whenever it arrives (rule G1w). */
  const adds = chance.in100(50);
  let scopes: readonly Scope[] | null = null;
  let since = 0;
  let owed: { at: number; stored(): void }[] = [];
  const noted: Journal = {
    ...journal,
    note(kind, record, registers, writes) {
      const stored = journal.note(kind, record, registers, writes);
      const at = world.now;
      const may = scopes?.includes('record') === true && at - since >= BLUR_MS;
      return () => {
        if (adds && may) owed.push({ at, stored });
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
      // Between two clocks nobody can say whether what was written just then still was allowed.
      if (chance.in100(50)) world.now += BLUR_MS;
      else owed = owed.filter(({ at }) => at < world.now - BLUR_MS);
      await world.share(device.account, student, next);
      scopes = next;
      since = world.now;
      if (chance.in100(50)) world.now += BLUR_MS;
    },
    settle() {
      for (const { stored } of owed.splice(0)) stored();
    },
  };
}
