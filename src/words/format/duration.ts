const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;
const NBSP = '\u00a0';

/** How long something took, from milliseconds: "55 min", "1 h 05", "menos de 1 min". */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / (60 * MS_PER_SECOND));
  if (minutes === 0) return `menos de 1${NBSP}min`;
  if (minutes < 60) return `${minutes}${NBSP}min`;
  return `${Math.floor(minutes / 60)}${NBSP}h${NBSP}${pad(minutes % 60)}`;
}

/** A running clock, from whole seconds: "0:07", "1:30", "18:42", "1:05:00". */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / SECONDS_PER_HOUR);
  const minutes = Math.floor((whole % SECONDS_PER_HOUR) / 60);
  const rest = pad(whole % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${pad(minutes)}:${rest}`;
}

/** A rest left, from milliseconds, rounded up so that "0:00" means over: "1:07". */
export function formatRestLeft(ms: number): string {
  return formatTimer(Math.ceil(Math.max(0, ms) / MS_PER_SECOND));
}

function pad(figure: number): string {
  return String(figure).padStart(2, '0');
}
