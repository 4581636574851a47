import { readBodyTable } from '../interchange/body/read-body';
import { readWorkoutSheets, sheetText } from '../interchange/files/read-sheets';
import type { TableChoices } from '../interchange/model';
import type { FileContents } from './import-messages';
import { workbookSheets } from './workbook';

/** Reads the workouts of an Excel or OpenDocument file, or the measures of its first sheet. */
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
  const [first] = sheets;
  if (!first) return { is: 'unreadable', unreadable: { reason: 'unknown', seen: { as } } };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = readBodyTable(sheetText(first), choices, zone);
  if (body && 'readings' in body) return { is: 'body', body };
  if (body && 'question' in body) return { is: 'measures', question: body.question };
  if (body && 'people' in body) return { is: 'people', people: body.people };
  const { unit, roles } = choices;
  const read = readWorkoutSheets(sheets, unit, roles, choices);
  if ('question' in read) return { is: 'columns', question: read.question };
  if ('unreadable' in read) return { is: 'unreadable', unreadable: read.unreadable };
  return { is: 'table', table: read };
}
