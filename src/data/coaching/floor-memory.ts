import * as v from 'valibot';
import { keptAnswer } from '../session/kept-answer';
import { FLOOR_KEY } from './student-memory';

/** Maximum people side by side on one screen. */
export const MOST_ON_FLOOR = 6;

const kept = keptAnswer(FLOOR_KEY, v.array(v.string()));

/** Students on the floor, as this device remembers them. */
export function floorKept(person: string): readonly string[] {
  return kept.of(person)?.slice(0, MOST_ON_FLOOR) ?? [];
}

export function keepFloor(person: string, students: readonly string[]): void {
  kept.keep(person, [...students]);
}
