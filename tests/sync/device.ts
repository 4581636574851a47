import type { Mirror } from '../../src/replica/mirror';
import { createLocalMirror } from '../../src/replica/mirror-local';
import { createReplica, type Replica } from '../../src/replica/replica';
import { createEngine, type Engine } from '../../src/sync/engine';
import { createTransport } from '../../src/sync/transport';
import { emptyDisk, kill, type Program, step, whileAlive } from './disk';
import type { Network } from './network';

/** One open page of the app: the real replica and engine over a disk and a network. */
export interface Tab extends Program {
  readonly device: Device;
  readonly replica: Replica;
  readonly engine: Engine;
  /** Dies with its device at the n-th effect from now. */
  killAfter(effects: number): void;
  /** What the engine wants called later. */
  readonly timers: Set<() => void>;
}

/** What outlives a kill: the disk, the second storage, the clock. */
export interface Device {
  readonly name: string;
  readonly account: string;
  readonly space: string;
  disk: IDBFactory;
  readonly storage: Storage;
  /** Wall clock minus the world's, ms. */
  skew: number;
  tabs: Tab[];
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

export function createDevice(name: string, account: string, space: string, skew: number): Device {
  return { name, account, space, disk: emptyDisk(), storage: memoryStorage(), skew, tabs: [] };
}

/** The mirror as a program has it: it dies with the program. */
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

/** Opens the app on a device; null when it was killed before it was open. */
export async function openTab(
  device: Device,
  network: Network,
  now: () => number,
): Promise<Tab | null> {
  const timers = new Set<() => void>();
  let left = Number.POSITIVE_INFINITY;
  const program: Program & { killAfter(ticks: number): void } = {
    name: `${device.name}.${device.tabs.length}`,
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
  };
  const wall = () => now() + device.skew;
  return whileAlive(program, async () => {
    const { account, space } = device;
    const mirror = mirrorOf(program, createLocalMirror(account, device.storage));
    const replica = await createReplica({ account, space, mirror, channel: null, wall });
    const engine = createEngine({
      replica,
      transport: createTransport(network.clientOf(program)),
      leadership: { lead: (work) => work(), beat: () => undefined },
      wall,
      random: () => 0.5,
      schedule(work) {
        timers.add(work);
        return () => timers.delete(work);
      },
    });
    const tab = Object.assign(program, { device, replica, engine, timers });
    device.tabs.push(tab);
    await replica.tidy();
    return tab;
  });
}

/** The browser ends: every tab stops where it stands. */
export function killDevice(device: Device): void {
  for (const tab of device.tabs) {
    kill(tab);
    tab.engine.stop();
  }
  device.tabs = [];
}
