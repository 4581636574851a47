const KEY = 'set-clock';

/** A timed set under way. */
export interface StartedClock {
  readonly set: string;
  /** When its count starts, epoch ms; some seconds ahead while the person gets ready. */
  readonly at: number;
}

/** The clock that ran in this tab before a reload. */
export function rememberedClock(): StartedClock | null {
  const [set = '', at = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return set !== '' && /^\d+$/.test(at) ? { set, at: Number(at) } : null;
}

export function rememberClock(started: StartedClock | null): void {
  if (started) sessionStorage.setItem(KEY, `${started.set} ${started.at}`);
  else sessionStorage.removeItem(KEY);
}
