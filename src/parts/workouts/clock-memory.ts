const KEY = 'set-clock';

/** A running timed set. */
export interface StartedClock {
  /** The workout's id, because people with the same ficha have sets with the same key. */
  readonly workout: string;
  readonly set: string;
  /** Start of its count, epoch ms; some seconds in the future during the preparation. */
  readonly at: number;
}

/** One key per workout, because on the floor another person's set may start or end meanwhile. */
const keyOf = (workout: string) => `${KEY} ${workout}`;

/** The clock of a workout that ran in this tab before a reload; null without one. */
export function rememberedClock(workout: string): StartedClock | null {
  const [set = '', at = ''] = (sessionStorage.getItem(keyOf(workout)) ?? '').split(' ');
  return set !== '' && /^\d+$/.test(at) ? { workout, set, at: Number(at) } : null;
}

export function rememberClock({ workout, set, at }: StartedClock): void {
  sessionStorage.setItem(keyOf(workout), `${set} ${at}`);
}

export function forgetClock(workout: string): void {
  sessionStorage.removeItem(keyOf(workout));
}
