import { createActivityReader } from '../../../src/interchange/activities/read-activities';
import type { ReadTable, Unreadable } from '../../../src/interchange/model';

type Answer = ReadTable | { readonly unreadable: Unreadable };

/** The answer to activity files: bytes of FIT files, texts of TCX files. */
export function answerTo(files: Readonly<Record<string, Uint8Array | string>>): Answer {
  const reader = createActivityReader();
  for (const [name, content] of Object.entries(files)) {
    if (typeof content === 'string') reader.take({ name, format: 'tcx', text: content });
    else reader.take({ name, format: 'fit', bytes: content });
  }
  return reader.end();
}

export function readActivities(files: Readonly<Record<string, Uint8Array | string>>): ReadTable {
  const table = answerTo(files);
  if ('unreadable' in table) throw new Error(`Not read: ${JSON.stringify(table)}`);
  return table;
}
