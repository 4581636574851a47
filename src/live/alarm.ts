import type { Signal, Tone } from './tone';

/** A rest that ended longer ago makes no sound. */
const LATEST_MS = 15_000;
/** The tab in front asks first, because it is the one that may sound. */
const BEHIND_MS = 300;

const VIBRATIONS: Record<Signal, number[]> = {
  end: [220, 90, 220, 90, 340],
  ready: [60],
  go: [220],
};

export interface AlarmSwitches {
  readonly sound: boolean;
  readonly vibrate: boolean;
}

interface AlarmDeps {
  tone: Tone;
  /** Absent where the device cannot. */
  vibrate: ((pattern: number[]) => void) | null;
  /** Absent in old browsers: then every tab rings. */
  locks: Pick<LockManager, 'request'> | null;
  inFront: () => boolean;
  wait: (ms: number) => Promise<void>;
}

export interface Alarm {
  /** Within a gesture: browsers let a page sound only after one. */
  prime(): void;
  /** Rings once per `id` among all tabs; resolves when it is settled whether this one did. */
  ring(id: string, lateMs: number, switches: AlarmSwitches): Promise<boolean>;
  /** Rings in this tab, whatever the others do. */
  sound(switches: AlarmSwitches, signal?: Signal): void;
}

/** The end of a rest, heard and felt, in one tab only. */
export function createAlarm(deps: AlarmDeps): Alarm {
  const { tone, vibrate, locks, inFront, wait } = deps;

  function sound(switches: AlarmSwitches, signal: Signal = 'end') {
    if (switches.sound) tone.play(signal);
    if (switches.vibrate) vibrate?.(VIBRATIONS[signal]);
  }

  return {
    prime: () => tone.prime(),
    sound,
    async ring(id, lateMs, switches) {
      if (lateMs > LATEST_MS || (!switches.sound && !switches.vibrate)) return false;
      if (!inFront()) await wait(BEHIND_MS);
      if (!locks) {
        sound(switches);
        return true;
      }
      return new Promise((settle) => {
        const held = locks.request(`anilha-alarm-${id}`, { ifAvailable: true }, async (lock) => {
          if (lock) sound(switches);
          settle(lock !== null);
          // Held until a tab that wakes up later would stay silent by itself.
          if (lock) await wait(LATEST_MS);
        });
        held.catch(() => settle(false));
      });
    },
  };
}
