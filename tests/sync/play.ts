import type { Chance } from './chance';
import type { Beginnings } from './clocks';
import type { Coach } from './coaches';
import type { Device, Tab } from './device';
import type { Hands } from './edits';
import type { Journal } from './journal';
import type { Network } from './network';
import type { World } from './server';
import type { Weather } from './weather';

export interface Person {
  readonly account: string;
  readonly journal: Journal;
  readonly hands: Hands;
}

export interface Play {
  readonly chance: Chance;
  /** Randomness for later additions, so that old seeds keep their schedules. */
  readonly later: Chance;
  /** Randomness for clocks that are set. */
  readonly timing: Chance;
  readonly begun: Beginnings;
  readonly world: World;
  readonly network: Network;
  readonly people: readonly Person[];
  /** The people's devices with their copies; a coach's device is in `coaches`. */
  readonly devices: Device[];
  readonly coaches: readonly Coach[];
  readonly weather: Weather;
  readonly problems: string[];
  /** Opens the app on a device; null if it was killed before it was open. */
  open(device: Device): Promise<Tab | null>;
}

/** Runs everything that is due. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function rests(play: Play, tab: Tab): boolean {
  if (tab.dead || play.network.waits(tab)) return true;
  return tab.engine.status().phase !== 'syncing' && !tab.leaving;
}

/** All devices, including those of coaches. */
export const everyDevice = ({ devices, coaches }: Pick<Play, 'devices' | 'coaches'>) => [
  ...devices,
  ...coaches.map(({ device }) => device),
];
export const coachOf = ({ coaches }: Play, device: Device) =>
  coaches.find((coach) => coach.device === device);

function allRest(play: Play): boolean {
  for (const { tabs } of play.devices) if (!tabs.every((tab) => rests(play, tab))) return false;
  for (const { device } of play.coaches) {
    if (!device.tabs.every((tab) => rests(play, tab))) return false;
  }
  return true;
}

/** Runs everything that does not wait for the network. */
export async function settle(play: Play): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await turn();
    quiet = allRest(play) ? quiet + 1 : 0;
  }
}
