import type { SetKind } from '../../workouts/shape';
import type { RuleType } from '../rule';
import type { Level, ProgramGoal, Schedule } from '../shape';

/** Letters for words in a code. An assigned letter never changes its meaning. */
type Letters<Word extends string> = Readonly<Record<Word, string>>;

export const KIND_LETTERS: Letters<SetKind> = {
  normal: 'n',
  warmup: 'w',
  drop: 'd',
  failure: 'f',
  rest_pause: 'p',
  cluster: 'c',
  amrap: 'a',
};
export const RULE_LETTERS: Letters<RuleType> = {
  none: 'n',
  double: 'd',
  linear: 'l',
  wave: 'w',
  rir: 'r',
  top_backoff: 't',
};
export const GOAL_LETTERS: Letters<ProgramGoal> = {
  hypertrophy: 'h',
  strength: 's',
  fat_loss: 'f',
  conditioning: 'c',
  health: 'e',
};
export const LEVEL_LETTERS: Letters<Level> = {
  adaptation: 'p',
  beginner: 'b',
  intermediate: 'i',
  advanced: 'a',
};
export const SCHEDULE_LETTERS: Letters<Schedule> = { letter: 'l', weekday: 'w' };

/** The word of a letter; undefined for an unknown one, which no schema accepts. */
export function wordOf(letters: Readonly<Record<string, string>>, letter: unknown): unknown {
  return Object.entries(letters).find(([, one]) => one === letter)?.[0];
}
