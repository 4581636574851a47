const KEY = 'set-clock';

/** A timed set under way. */
export interface StartedClock {
  /** People who train by the same ficha have sets of the same name. */
  readonly workout: string;
  readonly set: string;
  /** When its count starts, epoch ms; some seconds ahead while the person gets ready. */
  readonly at: number;
}

/** One per workout: on the floor, another person's set ends or begins meanwhile. */
const keyOf = (workout: string) => `${KEY} ${workout}`;

/** The clock of a workout that ran in this tab before a reload. */
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
