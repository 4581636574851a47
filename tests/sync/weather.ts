import type { Chance } from './chance';

/** The possible events of a schedule besides editing and syncing; some exclude each other. */
export interface Weather {
  readonly devices: number;
  readonly wipes: boolean;
  readonly restores: boolean;
  readonly forgets: boolean;
  readonly jumps: boolean;
  /** Two tabs that sync at the same time, without a lock, are usual. */
  readonly tabs: boolean;
  /** Disks run full for a while. */
  readonly crowds: boolean;
  /** The server goes down in the middle of requests; `file`: over a SQLite file of its own. */
  readonly outages: 'file' | 'shared' | null;
  /** An earlier version of the app was in use until now. */
  readonly updates: boolean;
  /** Two people use the same devices in turn. */
  readonly people: 1 | 2;
  /** So many coaches work on the first person's records, while the links change and end. */
  readonly coaches: number;
  /** Ops with large counters are made by hand, in the person's session and their coaches'. */
  readonly hostile: boolean;
  /** At the end the first person's account is erased while others write. */
  readonly leaves: boolean;
  /** Clocks are set while the app is closed or open, devices sleep, and days go by. */
  readonly clocks: boolean;
  /** Devices are copied with all that lies on them, and both go on. */
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
    // A copy's pushes that a restore lost are sent again under the name that both copies used.
    clones: later.in100(15) && !restores,
  };
}
