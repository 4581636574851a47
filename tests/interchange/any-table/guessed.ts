import { readWorkoutTable } from '../../../src/interchange/files/read-table';
import type { ColumnQuestion, DateChoices, ReadTable } from '../../../src/interchange/model';

/** The question about the columns of a table of no known app. */
export function questionOf(text: string): ColumnQuestion {
  const found = readWorkoutTable(text, null);
  if (!('question' in found)) throw new Error(`Not asked: ${JSON.stringify(found)}`);
  return found.question;
}

/** Reads a table with the guessed columns. */
export function readAsGuessed(text: string, dates: Partial<DateChoices> = {}): ReadTable {
  const { guess } = questionOf(text);
  const table = readWorkoutTable(text, null, undefined, guess, {
    order: null,
    year: null,
    ...dates,
  });
  if (!('workouts' in table)) throw new Error(`Not read: ${JSON.stringify(table)}`);
  return table;
}
