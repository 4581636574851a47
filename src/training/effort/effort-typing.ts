import { type LoadUnit, loadIn, parseLoad, parseReps } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { formatTimer } from '#words/format/duration';
import type { EffortFieldName } from './effort-fields';
import { EFFORT_LIMITS } from './effort-step';

/** Initial text of the keypad. Time is typed without colons, as on a timer: 130 is 1:30. */
export function typedFigure(effort: Effort, field: EffortFieldName, unit: LoadUnit): string {
  const value = effort[field];
  if (value == null) return '';
  if (field === 'load') return String(loadIn(value, unit)).replace('.', ',');
  return field === 'seconds' ? formatTimer(value).replaceAll(':', '') : String(value);
}

/** The effort with the typed value; null for an invalid text. */
export function withTyped(
  effort: Effort,
  field: EffortFieldName,
  typed: string,
  unit: LoadUnit,
): Effort | null {
  if (field === 'load') {
    const load = parseLoad(typed, unit);
    return load === null ? null : { ...effort, load };
  }
  if (field === 'reps') {
    const reps = parseReps(typed);
    return reps === null ? null : { ...effort, reps };
  }
  if (!/^\d{1,6}$/.test(typed)) return null;
  const value = field === 'seconds' ? secondsTyped(typed) : Number(typed);
  return value > EFFORT_LIMITS[field] ? null : { ...effort, [field]: value };
}

function secondsTyped(digits: string): number {
  const padded = digits.padStart(6, '0');
  const [hours = 0, minutes = 0, seconds = 0] = [0, 2, 4].map((at) =>
    Number(padded.slice(at, at + 2)),
  );
  return hours * 3600 + minutes * 60 + seconds;
}
