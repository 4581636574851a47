import * as v from 'valibot';
import { keptAnswer } from './kept-answer';
import { FLOOR_KEY } from './student-memory';

/** So many people train side by side on one screen. */
export const MOST_ON_FLOOR = 6;

const kept = keptAnswer(FLOOR_KEY, v.array(v.string()));

/** Who trains at the same time under somebody's eyes, as this device remembers it. */
export function floorKept(person: string): readonly string[] {
  return kept.of(person)?.slice(0, MOST_ON_FLOOR) ?? [];
}

export function keepFloor(person: string, students: readonly string[]): void {
  kept.keep(person, [...students]);
}
