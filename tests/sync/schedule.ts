import type { Connection } from '../../server/db/database';
import { restore } from './backup-loss';
import { calm, flush } from './calm';
import { type Chance, createChance } from './chance';
import { createBeginnings, hearMoves, judgeDays, setClock, unsettle } from './clocks';
import { clone } from './clone';
import { createCoach, mayOpen } from './coaches';
import { createDevice, type Device, killDevice, openTab, type Tab } from './device';
import { emptyDisk, endPrograms, installDisks, type Program } from './disk';
import { createHands, type Hands } from './edits';
import { farewell } from './farewell';
import { strike } from './hostile';
import { createJournal } from './journal';
import { judge } from './judge';
import { createNetwork } from './network';
import { makeOlder, OLDER } from './older-disk';
import { readDatabases } from './open-disks';
import { coachOf, everyDevice, type Person, type Play, settle, turn } from './play';
import { createWorld } from './server';
import { onOwnFile, onSharedDatabase } from './server-machine';
import { misled } from './shown-rows';
import { type Weather, weatherOf } from './weather';

const HOUR = 3_600_000;
const JUMPS = [-48 * HOUR, -HOUR, -5000, 68_000, HOUR, 48 * HOUR];
const SKEWS = [0, 0, 1500, -90_000, 7 * HOUR, -30 * HOUR, 72 * HOUR];

async function tabOf(play: Play, device: Device): Promise<Tab | null> {
  if (device.tabs.some((tab) => tab.dead)) killDevice(device);
  const coach = coachOf(play, device);
  if (coach) {
    const [open] = device.tabs;
    if (open) return open.leaving ? null : open;
    return (await mayOpen(coach)) ? play.open(device) : null;
  }
  const tabs = device.tabs.filter(({ account }) => account === device.account);
  const open = play.chance.of(tabs);
  if (open && (tabs.length > 1 || !play.chance.in100(play.weather.tabs ? 40 : 4))) return open;
  return play.open(device);
}

function handsOf(play: Play, tab: Tab): Hands {
  const { people } = play;
  const coach = coachOf(play, tab.device);
  if (coach) return coach.hands;
  const person = people.find(({ account }) => account === tab.account);
  if (!person) throw new Error(`Nobody is ${tab.account}`);
  return person.hands;
}

/** The other person takes the device; sometimes the first person's tabs stay open. */
function passOn({ chance, people }: Play, device: Device): void {
  const other = people.find(({ account }) => account !== device.account);
  if (!other) return;
  if (chance.in100(70)) killDevice(device);
  device.account = other.account;
  device.session = chance.in100(90) ? other.account : null;
}

/** Makes a device one that used an earlier version of the app until now. */
async function makeOld({ chance }: Play, device: Device): Promise<void> {
  killDevice(device);
  // Running transactions are complete by then.
  for (let turns = 0; turns < 4; turns += 1) await turn();
  const earlier = { version: chance.of(OLDER) ?? 1, sameSchema: chance.in100(50) };
  await makeOlder(device.disk, device.account, earlier);
}

/** A student gives or withdraws the consent to health data; without it no coach sees body data. */
async function changeConsent(play: Play): Promise<void> {
  const device = play.chance.of(play.devices);
  const tab = device && (await tabOf(play, device));
  if (tab) await handsOf(play, tab).consent(tab);
}

/** Other possible events, depending on the weather. */
function mishaps(play: Play, device: Device): (() => unknown)[] {
  const { chance, world, weather } = play;
  const crowd = () => {
    device.crowded = 1 + chance.below(60);
    device.crowding = chance.in100(50) ? 'no' : 'late';
  };
  const coach = coachOf(play, device);
  if (coach) {
    const share = () => coach.share();
    const consent = () => changeConsent(play);
    return [share, consent, ...(weather.crowds ? [crowd] : [])];
  }
  return [
    ...(weather.forgets ? [() => forget(play, device)] : []),
    ...(weather.restores ? [() => world.backUp(), () => restore(play)] : []),
    ...(weather.crowds ? [crowd] : []),
    ...(weather.outages ? [() => world.goDownAfter(chance.below(30))] : []),
    ...(weather.updates ? [() => makeOld(play, device)] : []),
    ...(weather.people > 1 ? [() => passOn(play, device)] : []),
  ];
}

async function happened(play: Play, device: Device): Promise<boolean> {
  const mishap = play.chance.of(mishaps(play, device));
  await mishap?.();
  return mishap !== null;
}

async function act(play: Play): Promise<void> {
  const { chance, world, network, weather } = play;
  const device = chance.of(everyDevice(play));
  if (!device) return;
  world.now += chance.below(chance.in100(5) ? 90_000 : 900);
  network.pass(world.now);
  if (weather.clones && play.later.in100(4)) await clone(play);
  if (weather.hostile && play.later.in100(10)) await strike(play);
  if (weather.clocks) {
    const begins = await unsettle(play);
    const tab = begins && (await tabOf(play, begins));
    if (tab) await handsOf(play, tab).begin(tab);
  }
  const what = chance.below(1000);
  if (what < 330) {
    const tab = await tabOf(play, device);
    if (tab) await handsOf(play, tab).act(tab);
    if (tab && !tab.dead && chance.in100(50)) tab.engine.request();
  } else if (what < 470) {
    const tab = await tabOf(play, device);
    if (tab) tab.engine.request();
  } else if (what < 810) {
    for (let moves = 1 + chance.below(3); moves > 0; moves -= 1) {
      await network.move(chance, false);
      await settle(play);
    }
  } else if (what < 850) {
    const tab = await tabOf(play, device);
    tab?.killAfter(1 + chance.below(40));
  } else if (what < 880) {
    killDevice(device);
    if (weather.wipes && chance.in100(60)) {
      device.disk = emptyDisk();
      play.begun.forget(device);
    }
  } else if (what < 900) {
    if (weather.jumps && device.student === null) setClock(device, chance.of(JUMPS) ?? 0, world);
  } else if (what < 910) {
    device.session = device.session === null ? device.account : null;
  } else if (what < 925) await world.erase();
  else if (what < 990 && (await happened(play, device))) await settle(play);
  else {
    const timer = chance.of(device.tabs.flatMap((tab) => [...tab.timers]));
    if (timer) timer();
  }
  await settle(play);
}

/** A device removes a record, and the server forgets it before the others learn of it. */
async function forget(play: Play, device: Device): Promise<void> {
  const tab = await tabOf(play, device);
  if (!tab) return;
  await handsOf(play, tab).discard(tab);
  if (!tab.dead) await flush(play, tab);
  play.network.clear();
  await settle(play);
  // 180 days pass, and no first sync takes as long (rule F1d).
  if (!(await isInFirstSync(play))) await play.world.forget();
}

/** Whether a device has warm records and no page yet. */
async function isInFirstSync(play: Play): Promise<boolean> {
  const accounts = play.people.map(({ account }) => account);
  let found = false;
  for (const device of play.devices) {
    await readDatabases(device, accounts, async (database) => {
      for (const row of await database.getAll('meta'))
        found ||= 'warm' in row && row.warm !== 'start' && row.cursor === 0 && !row.inReset;
    });
  }
  return found;
}

export interface Played {
  readonly problems: readonly string[];
  /** Writes reported as stored on any device. */
  readonly ops: number;
}

/**
 * Plays one seeded schedule over the real replica, engine and endpoint; returns the faults.
 * Requests are spread over the servers.
 * @param others further servers' connections to the database
 */
export async function playSchedule(
  connection: Connection,
  seed: number,
  forced: Partial<Weather> = {},
  trace: (line: string) => void = () => undefined,
  others: readonly Connection[] = [],
): Promise<Played> {
  const chance = createChance(seed);
  // Later additions have randomness of their own, so that seeds keep their old schedules.
  const aside = createChance(seed ^ 0x5eed);
  const later = createChance(seed ^ 0x1a7e);
  const timing = createChance(seed ^ 0xc10c);
  const weather = { ...weatherOf(chance, aside, later, timing), ...forced };
  const accounts = weather.people > 1 ? [`p${seed}`, `q${seed}`] : [`p${seed}`];
  const ownFile = weather.outages === 'file' && connection.dialect === 'sqlite';
  const machine = await (ownFile ? onOwnFile(connection) : onSharedDatabase(connection));
  const beside = { machines: others.map(onSharedDatabase), deal: createChance(seed) };
  const world = createWorld(machine, accounts, trace, beside);
  const network = createNetwork(world.serve, () => world.now);
  let made = 0;
  const unique = () => {
    made += 1;
    return made;
  };
  const begun = createBeginnings(() => world.now);
  const people = accounts.map((account): Person => {
    const journal = createJournal();
    const startOf = weather.clocks ? begun.startOf : undefined;
    return { account, journal, hands: createHands(chance, journal, unique, startOf) };
  });
  const [someone] = people;
  if (!someone) throw new Error('Nobody plays');
  const devices = Array.from({ length: weather.devices }, (_, index) =>
    createDevice(`d${index}`, someone.account, chance.of(SKEWS) ?? 0),
  );
  const coaches = Array.from({ length: weather.coaches }, (_, index) =>
    createCoach({ chance: aside, world, unique, ...someone }, `c${seed}.${index}`),
  );
  const problems: string[] = [];
  const warn = (program: Program, text: string, cause?: unknown) => {
    if (program.dead) return;
    // Two tabs without a lock: one gets its ok before the other has read up to it.
    const isAlone = everyDevice({ devices, coaches }).some(
      ({ tabs }) => tabs.length === 1 && tabs[0] === program,
    );
    if (text.includes('digests differ') && !isAlone) return;
    problems.push(`${program.name}: ${text} ${String(cause ?? '')}`);
  };
  const open = (device: Device) => openTab(device, network, () => world.now, warn);
  const play = {
    chance,
    later,
    timing,
    begun,
    world,
    network,
    people,
    devices,
    coaches,
    weather,
    problems,
    open,
  };
  installDisks();
  const deafen = hearMoves(people.map(({ journal }) => journal));
  const give = seedChanceOfBrowser(chance, createChance(seed ^ 0x70c5), problems);
  try {
    await world.signUp();
    for (const coach of coaches) await coach.share();
    const [first] = devices;
    const tab = first && (await open(first));
    if (tab) await someone.hands.begin(tab);
    if (tab && coaches.length > 0) await someone.hands.consent(tab);
    if (chance.in100(70)) await calm(play, someone);
    const steps = 40 + chance.below(41);
    for (let taken = 0; taken < steps; taken += 1) await act(play);
    for (const { tabs } of everyDevice(play)) {
      for (const tab of tabs) problems.push(...(await misled(tab)));
    }
    for (const person of people) {
      await calm(play, person);
      for (const coach of coaches) coach.settle();
      problems.push(...(await judge({ ...play, account: person.account }, person.journal)));
      if (weather.clocks) problems.push(...(await judgeDays(play, person.account)));
      for (const entry of person.journal.entries) {
        trace(JSON.stringify({ ...entry, knew: [...entry.knew] }));
      }
    }
    if (weather.leaves) problems.push(...(await farewell(play)));
  } finally {
    give();
    deafen();
    for (const device of everyDevice(play)) killDevice(device);
    network.clear();
    endPrograms();
    await world.wipe();
    await world.forgetLinks();
    await machine.close();
  }
  const ops = people.reduce((sum, { journal }) => sum + journal.stored(), 0);
  return { problems, ops };
}

/** Length of a push's random name; no other name is as long. */
const PUSH_TOKEN = 8;

/** Ids come from the seed, and warnings on the console are problems. */
function seedChanceOfBrowser(chance: Chance, later: Chance, problems: string[]): () => void {
  const { randomUUID, getRandomValues } = crypto;
  const { warn } = console;
  const hex = () => chance.below(0x10000).toString(16).padStart(4, '0');
  crypto.randomUUID = () => `${hex()}${hex()}-${hex()}-${hex()}-${hex()}-${hex()}${hex()}${hex()}`;
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array)) return bytes;
    const from = bytes.length === PUSH_TOKEN ? later : chance;
    for (const i of bytes.keys()) bytes[i] = from.below(252);
    return bytes;
  };
  console.warn = (...said: unknown[]) => {
    problems.push(said.map(String).join(' '));
  };
  return () => {
    Object.assign(crypto, { randomUUID, getRandomValues });
    console.warn = warn;
  };
}
