import { spaceOf } from '#protocol/space';
import type { Connection } from '../../server/db/database';
import { type Chance, createChance } from './chance';
import { createDevice, type Device, killDevice, openTab, type Tab } from './device';
import { currentProgram, emptyDisk, inProgram, installDisks, type Program } from './disk';
import { createHands, type Hands } from './edits';
import { createJournal } from './journal';
import { judge } from './judge';
import { createNetwork, type Network } from './network';
import { createWorld, type World } from './server';

const HOUR = 3_600_000;
const JUMPS = [-48 * HOUR, -HOUR, -5000, 68_000, HOUR, 48 * HOUR];
const SKEWS = [0, 0, 1500, -90_000, 7 * HOUR, -30 * HOUR, 72 * HOUR];

/** What a schedule may do beside editing and syncing; some faults exclude each other. */
export interface Weather {
  readonly devices: number;
  readonly wipes: boolean;
  readonly restores: boolean;
  readonly forgets: boolean;
  readonly jumps: boolean;
  /** Two tabs that sync at the same time, without a lock, are usual. */
  readonly tabs: boolean;
}

interface Play {
  readonly chance: Chance;
  readonly world: World;
  readonly network: Network;
  readonly hands: Hands;
  readonly devices: readonly Device[];
  readonly weather: Weather;
  readonly problems: string[];
}

function weatherOf(chance: Chance): Weather {
  const kind = chance.below(4);
  return {
    devices: 3,
    // Whoever loses a disk and a backup at once may lose what only those two held.
    wipes: kind === 1,
    restores: kind === 2,
    forgets: kind === 3,
    jumps: chance.in100(40),
    tabs: chance.in100(25),
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function rests(play: Play, tab: Tab): boolean {
  return tab.dead || tab.engine.status().phase !== 'syncing' || play.network.waits(tab);
}

/** Lets everything run that does not wait for the network. */
async function settle(play: Play): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await turn();
    const tabs = play.devices.flatMap((device) => device.tabs);
    quiet = tabs.every((tab) => rests(play, tab)) ? quiet + 1 : 0;
  }
}

async function tabOf(play: Play, device: Device): Promise<Tab | null> {
  if (device.tabs.some((tab) => tab.dead)) killDevice(device);
  const open = play.chance.of(device.tabs);
  if (open && (device.tabs.length > 1 || !play.chance.in100(play.weather.tabs ? 40 : 4)))
    return open;
  return openTab(device, play.network, () => play.world.now);
}

async function act(play: Play): Promise<void> {
  const { chance, world, network, hands, weather } = play;
  const device = chance.of(play.devices);
  if (!device) return;
  world.now += chance.below(chance.in100(5) ? 90_000 : 900);
  network.pass(world.now);
  const what = chance.below(1000);
  if (what < 330) {
    const tab = await tabOf(play, device);
    if (tab) await hands.act(tab);
    if (tab && !tab.dead && chance.in100(50)) inProgram(tab, () => tab.engine.request());
  } else if (what < 470) {
    const tab = await tabOf(play, device);
    if (tab) inProgram(tab, () => tab.engine.request());
  } else if (what < 840) {
    for (let moves = 1 + chance.below(3); moves > 0; moves -= 1) {
      await network.move(chance, false);
      await settle(play);
    }
  } else if (what < 880) {
    const tab = await tabOf(play, device);
    tab?.killAfter(1 + chance.below(40));
  } else if (what < 910) {
    killDevice(device);
    if (weather.wipes && chance.in100(60)) device.disk = emptyDisk();
  } else if (what < 930) {
    if (weather.jumps) device.skew += chance.of(JUMPS) ?? 0;
  } else if (what < 945) world.signedIn = !world.signedIn;
  else if (what < 960) await world.erase();
  else if (what < 975 && weather.forgets) await forget(play, device);
  else if (what < 985 && weather.restores) await world.backUp();
  else if (what < 993 && weather.restores) await world.restore();
  else {
    const timer = chance.of(device.tabs.flatMap((tab) => [...tab.timers]));
    if (timer) timer();
  }
  await settle(play);
}

/** Lets a tab sync until it is done, over a perfect network; true when nothing is left to do. */
async function flush(play: Play, tab: Tab): Promise<boolean> {
  const { chance, network } = play;
  let done: boolean | null = null;
  void inProgram(tab, () => tab.engine.flush()).then((over) => {
    done = over;
  });
  for (let moves = 0; done === null && moves < 400; moves += 1) {
    await settle(play);
    await network.move(chance, true);
  }
  return done === true;
}

/** Somebody removes something, and the server forgets it before the others have heard of it. */
async function forget(play: Play, device: Device): Promise<void> {
  const tab = await tabOf(play, device);
  if (!tab) return;
  await play.hands.discard(tab);
  if (!tab.dead) await flush(play, tab);
  play.network.clear();
  await settle(play);
  await play.world.forget();
}

/** The network is perfect and everybody comes back, until nothing moves any more. */
async function calm(play: Play): Promise<void> {
  const { world, network, devices, problems } = play;
  world.signedIn = true;
  for (const device of devices) {
    killDevice(device);
    await openTab(device, network, () => world.now);
  }
  for (let round = 0; round < 12; round += 1) {
    let over = true;
    for (const device of devices) {
      const [tab] = device.tabs;
      if (!tab) continue;
      world.now += 700_000;
      over = (await flush(play, tab)) && over;
    }
    if (over && round > 1) return;
  }
  problems.push('does not come to rest');
}

export interface Played {
  readonly problems: readonly string[];
}

/** Plays one seeded schedule over the real replica, engine and endpoint; says what went wrong. */
export async function playSchedule(
  connection: Connection,
  seed: number,
  forced: Partial<Weather> = {},
  trace: (line: string) => void = () => undefined,
): Promise<Played> {
  const chance = createChance(seed);
  const weather = { ...weatherOf(chance), ...forced };
  const account = `p${seed}`;
  const world = createWorld(connection, account, trace);
  const network = createNetwork(world.serve, () => world.now);
  const journal = createJournal();
  const devices = Array.from({ length: weather.devices }, (_, index) =>
    createDevice(`d${index}`, account, spaceOf(account), chance.of(SKEWS) ?? 0),
  );
  const problems: string[] = [];
  const hands = createHands(chance, journal);
  const play = { chance, world, network, hands, devices, weather, problems };
  installDisks();
  const give = seedChanceOfBrowser(chance, devices, problems);
  try {
    const [first] = devices;
    const tab = first && (await openTab(first, network, () => world.now));
    if (tab) await hands.begin(tab);
    if (chance.in100(70)) await calm(play);
    const steps = 40 + chance.below(41);
    for (let made = 0; made < steps; made += 1) await act(play);
    await calm(play);
    problems.push(...(await judge(play, journal)));
    for (const entry of journal.entries) trace(JSON.stringify({ ...entry, knew: [...entry.knew] }));
  } finally {
    give();
    for (const device of devices) killDevice(device);
    network.clear();
    await world.wipe();
  }
  return { problems };
}

function isAlone(devices: readonly Device[], program: Program | undefined): boolean {
  return devices.some(({ tabs }) => tabs.length === 1 && tabs[0] === program);
}

/** Ids come from the seed, and a warning of a program that lives is a problem. */
function seedChanceOfBrowser(
  chance: Chance,
  devices: readonly Device[],
  problems: string[],
): () => void {
  const { randomUUID, getRandomValues } = crypto;
  const { warn } = console;
  const hex = () => chance.below(0x10000).toString(16).padStart(4, '0');
  crypto.randomUUID = () => `${hex()}${hex()}-${hex()}-${hex()}-${hex()}-${hex()}${hex()}${hex()}`;
  crypto.getRandomValues = (bytes) => {
    if (bytes instanceof Uint8Array) for (const i of bytes.keys()) bytes[i] = chance.below(252);
    return bytes;
  };
  console.warn = (...said: unknown[]) => {
    const text = said.map(String).join(' ');
    const program = currentProgram();
    if (program?.dead === true || text.includes('Dead:')) return;
    // Two tabs without a lock: one is told of its op before the other has read up to it.
    if (text.includes('digests differ') && !isAlone(devices, program)) return;
    problems.push(text);
  };
  return () => {
    Object.assign(crypto, { randomUUID, getRandomValues });
    console.warn = warn;
  };
}
