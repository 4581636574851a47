import type { Chance } from './chance';

/** The possible events of a schedule besides editing and syncing; some exclude each other. */
export interface Weather {
  readonly devices: number;
  readonly wipes: boolean;
  readonly restores: boolean;
  readonly forgets: boolean;
  readonly jumps: boolean;
  /** Two tabs that sync at the same time without a lock are common. */
  readonly tabs: boolean;
  /** Disks are full for a while. */
  readonly crowds: boolean;
  /** The server goes down during requests; `file`: with its own SQLite file. */
  readonly outages: 'file' | 'shared' | null;
  /** Devices used an earlier version of the app until now. */
  readonly updates: boolean;
  /** Two people use the same devices in turn. */
  readonly people: 1 | 2;
  /** Number of coaches who work on the first person's records, while their links change and end. */
  readonly coaches: number;
  /**
   * Ops with large counters are created by hand, in the sessions of the person and their coaches.
   */
  readonly hostile: boolean;
  /** At the end the first person's account is erased while others write. */
  readonly leaves: boolean;
  /** Clocks are set while the app is closed or open, devices sleep, and days pass. */
  readonly clocks: boolean;
  /** Devices are copied with all their data, and both continue. */
  readonly clones: boolean;
}

export function weatherOf(chance: Chance, aside: Chance, later: Chance, timing: Chance): Weather {
  const kind = chance.below(4);
  const restores = kind === 2;
  const outage = chance.below(100);
  return {
    devices: 3,
    // A disk and a backup lost together may lose data that only those two had.
    wipes: kind === 1,
    restores,
    forgets: kind === 3,
    jumps: chance.in100(40),
    tabs: chance.in100(25),
    crowds: chance.in100(25) && !restores,
    outages: outage < 4 ? 'file' : outage < 25 ? 'shared' : null,
    updates: chance.in100(20),
    people: chance.in100(15) ? 2 : 1,
    coaches: aside.in100(20) ? 1 + aside.below(2) : 0,
    // No device would send such an op again after a restore.
    hostile: later.in100(15) && !restores,
    leaves: later.in100(25),
    clocks: timing.in100(20),
    clones: later.in100(15),
  };
}
