import { spaceOf } from '#protocol/space';
import type { Mirror } from '../../src/replica/mirror/mirror';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { eraseReplica } from '../../src/replica/open/erase';
import { createReplica, type Replica } from '../../src/replica/replica';
import type { ViewRow } from '../../src/replica/store/schema';
import { projectAnew } from '../../src/replica/upkeep/project-anew';
import { createEngine, type Engine } from '../../src/sync/engine';
import { createTransport } from '../../src/sync/transport';
import { begin, emptyDisk, kill, type Program, type Room, step, whileAlive } from './disk';
import type { Network } from './network';
import { hear } from './shown-rows';

/** One open page of the app: the real replica and engine with a simulated disk and network. */
export interface Tab extends Program {
  readonly device: Device;
  readonly space: string;
  readonly replica: Replica;
  readonly engine: Engine;
  /** Kills the device at the n-th effect from now. */
  killAfter(effects: number): void;
  /** The engine's scheduled calls. */
  readonly timers: Set<() => void>;
  /** The last rows that its screens received, by kind and id, without those to be read again. */
  readonly told: Map<string, ViewRow>;
  /** Its data cannot be read any more, and is being erased. */
  leaving: boolean;
}

/** The parts that survive a kill: the disk, the second storage, the clock. */
export interface Device {
  readonly name: string;
  /** The present user. */
  account: string;
  /** The account of the browser's session. */
  session: string | null;
  /** The student of a coach's copy; null for the account's own records. */
  readonly student: string | null;
  disk: IDBFactory;
  readonly storage: Storage;
  /** Device clock minus the world's time, ms. */
  skew: number;
  /** The initial skew. */
  readonly first: number;
  /** Changes of the device clock: the world's time, and the ms. */
  readonly set: { readonly at: number; readonly by: number }[];
  /** How long its monotonic clock stood still in total, ms. */
  slept: number;
  tabs: Tab[];
  /** Number of tabs opened so far. */
  opened: number;
  /** Number of further writes without room on the disk, and how the disk refuses them. */
  crowded: number;
  crowding: Exclude<Room, 'yes'>;
  /** Number of writes refused for lack of space so far. */
  turnedAway: number;
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => {
      values.delete(key);
    },
    setItem: (key, value) => {
      values.set(key, value);
    },
  };
}

export function createDevice(
  name: string,
  account: string,
  skew: number,
  student: string | null = null,
): Device {
  return {
    name,
    account,
    session: account,
    student,
    disk: emptyDisk(),
    storage: memoryStorage(),
    skew,
    first: skew,
    set: [],
    slept: 0,
    tabs: [],
    opened: 0,
    crowded: 0,
    crowding: 'no',
    turnedAway: 0,
  };
}

/** Another device with the same data, but without open tabs. */
export function copyDevice(device: Device, name: string, disk: IDBFactory): Device {
  const { account, skew, first, set, student } = device;
  const copy = { ...createDevice(name, account, skew, student), first, set: [...set] };
  for (let at = 0; at < device.storage.length; at += 1) {
    const key = device.storage.key(at) ?? '';
    copy.storage.setItem(key, device.storage.getItem(key) ?? '');
  }
  return Object.assign(copy, { session: device.session, disk });
}

/** The mirror of a program, which ends with the program. */
function mirrorOf(program: Program, mirror: Mirror): Mirror {
  const alive = (work: () => void) => {
    if (program.dead) return;
    step(program);
    work();
  };
  return {
    load: () => {
      step(program);
      return mirror.load();
    },
    put: (ops, header) => alive(() => mirror.put(ops, header)),
    remove: (ids) => alive(() => mirror.remove(ids)),
    settled: () => mirror.settled(),
    clear: () => mirror.clear(),
  };
}

/** Opens the app on a device; null if it was killed, or lacked space, before it was open. */
export async function openTab(
  device: Device,
  network: Network,
  now: () => number,
  warn: (program: Program, text: string, cause?: unknown) => void,
): Promise<Tab | null> {
  const timers = new Set<() => void>();
  let left = Number.POSITIVE_INFINITY;
  const program: Program & { killAfter(ticks: number): void } = {
    name: `${device.name}.${device.tabs.length}`,
    place: `${device.account}.${device.name}.${device.opened}`,
    account: device.account,
    factory: device.disk,
    dead: false,
    mourners: new Set(),
    killAfter(ticks) {
      left = ticks;
    },
    tick() {
      left -= 1;
      if (left <= 0) for (const tab of device.tabs) kill(tab);
      if (left <= 0) kill(program);
    },
    room() {
      if (device.crowded <= 0) return 'yes';
      device.crowded -= 1;
      device.turnedAway += 1;
      return device.crowding;
    },
  };
  device.opened += 1;
  begin(program);
  const wall = () => now() + device.skew;
  const { turnedAway } = device;
  const crowded = (cause: unknown) => {
    if (device.turnedAway === turnedAway) throw cause;
    return null;
  };
  const opening = whileAlive(program, async () => {
    const { place, account } = program;
    const space = spaceOf(device.student ?? account);
    const mirror = mirrorOf(program, createLocalMirror(account, device.storage));
    const replica = await createReplica({
      account,
      place,
      space,
      mirror,
      channel: null,
      wall,
      ticks: () => now() - device.slept,
    });
    const engine = createEngine({
      replica,
      transport: createTransport(
        network.clientOf(program, () => device.session),
        // The simulated network reports its own end; a dead program's timer would hold its memory.
        () => () => undefined,
      ),
      leadership: { lead: (work) => work(() => true) },
      wall,
      random: () => 0.5,
      warn: (text, cause) => warn(program, text, cause),
      ...(device.student !== null && { onGone: () => void leave(tab, mirror) }),
      schedule(work) {
        timers.add(work);
        return () => timers.delete(work);
      },
    });
    const tab: Tab = Object.assign(program, {
      device,
      space,
      replica,
      engine,
      timers,
      told: new Map<string, ViewRow>(),
      leaving: false,
    });
    device.tabs.push(tab);
    replica.subscribe((change) => hear(tab, change));
    await replica.tidy();
    await afterUpdate(replica).catch(crowded);
    return tab;
  });
  const tab = await opening.catch(crowded);
  if (!tab) kill(program);
  return tab;
}

/** Erases a student's copy after the end of the link (rule G1), once the app lives long enough. */
async function leave(tab: Tab, mirror: Mirror): Promise<void> {
  tab.leaving = true;
  await whileAlive(tab, () => {
    tab.replica.close();
    return eraseReplica(tab.place, mirror);
  });
  tab.device.tabs = tab.device.tabs.filter((other) => other !== tab);
  kill(tab);
}

/** Work of every start in the background, which is only needed after an update. */
async function afterUpdate(replica: Replica): Promise<void> {
  await projectAnew(replica.inside);
  await (await replica.summaries()).bundle();
}

/** The browser ends: every tab stops at once. */
export function killDevice(device: Device): void {
  for (const tab of device.tabs) {
    kill(tab);
    tab.engine.stop();
  }
  device.tabs = [];
}
