import { readBodySheets } from '../interchange/body/body-sheets';
import { readWorkoutSheets } from '../interchange/files/read-sheets';
import type { ColumnRole, TableChoices } from '../interchange/model';
import type { FileContents } from './import-messages';
import { workbookSheets } from './workbook';

/** Columns that a table of workouts has beside its dates and exercises. */
const AMOUNTS: readonly ColumnRole[] = ['load', 'reps', 'sets', 'seconds', 'distance'];

/** Reads the workouts and the measures of an Excel or OpenDocument file. */
export async function readWorkbookFile(
  file: Blob,
  as: 'excel' | 'opendocument',
  choices: TableChoices,
): Promise<FileContents> {
  const sheets = await workbookSheets(file).catch((cause: unknown) => {
    console.error('A workbook is damaged', cause);
    return 'broken' as const;
  });
  if (sheets === 'broken') return { is: 'unreadable', unreadable: { reason: 'broken' } };
  if (!sheets) return { is: 'unreadable', unreadable: { reason: 'too-large', limit: 'table' } };
  if (sheets.length === 0) {
    return { is: 'unreadable', unreadable: { reason: 'unknown', seen: { as } } };
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { found, others } = readBodySheets(sheets, choices, zone);
  const measures = found && !('question' in found) ? found : null;
  const { unit, roles } = choices;
  const read = others.length > 0 ? readWorkoutSheets(others, unit, roles, choices) : null;
  const isTraining =
    read !== null &&
    ('workouts' in read ||
      ('question' in read && AMOUNTS.some((role) => read.question.guess[role] !== undefined)));
  if (found && (choices.body || !isTraining)) {
    if ('question' in found) return { is: 'measures', question: found.question };
    if (!('readings' in found)) return { is: 'people', people: found.people };
    const taken = sheets.filter((one) => !others.includes(one));
    // Sheets of workouts are offered by themselves.
    const left = isTraining ? [] : others;
    const names = { taken: taken.map(({ name }) => name), left: left.map(({ name }) => name) };
    const body = sheets.length > 1 ? { ...found, sheets: names } : found;
    return { is: 'body', body, ...(isTraining ? { training: true } : {}) };
  }
  if (!read) return { is: 'unreadable', unreadable: { reason: 'empty' } };
  if ('question' in read) return { is: 'columns', question: read.question };
  if ('unreadable' in read) return { is: 'unreadable', unreadable: read.unreadable };
  const count = measures ? countOf(measures) : 0;
  return { is: 'table', table: read, ...(count > 0 ? { measures: count } : {}) };
}

/** The number of measures, or of rows with some. */
function countOf(found: Exclude<ReturnType<typeof readBodySheets>['found'], null>): number {
  if ('readings' in found)
    return found.readings.reduce((sum, { values }) => sum + values.length, 0);
  return 'people' in found ? found.people.reduce((sum, { rows }) => sum + rows, 0) : 0;
}
