import type { Signal, Tone } from './tone';

/** A rest that ended longer ago makes no sound, ms. */
const LATEST_MS = 15_000;
/** Delay in ms of hidden tabs, so that the visible tab, which may sound, gets the lock first. */
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
  /** Null without vibration. */
  vibrate: ((pattern: number[]) => void) | null;
  /** Null in old browsers, where every tab rings. */
  locks: Pick<LockManager, 'request'> | null;
  inFront: () => boolean;
  wait: (ms: number) => Promise<void>;
}

export interface Alarm {
  /** Must be called within a gesture, because browsers permit sound only after one. */
  prime(): void;
  /** Rings once per `id` among all tabs; resolves when it is decided whether this tab did. */
  ring(id: string, lateMs: number, switches: AlarmSwitches): Promise<boolean>;
  /** Rings in this tab, whatever the other tabs do. */
  sound(switches: AlarmSwitches, signal?: Signal): void;
}

/** The sound and vibration at the end of a rest, in one tab only. */
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
          // The lock is held until a tab that wakes up later would not ring any more.
          if (lock) await wait(LATEST_MS);
        });
        held.catch(() => settle(false));
      });
    },
  };
}
