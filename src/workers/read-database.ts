import initSqlJs from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { readLiftLogSessions } from '../interchange/backups/liftlog-backup';
import { isLiftLogBackup, liftLogSessions } from '../interchange/backups/liftlog-database';
import type { ReadDatabase } from '../interchange/body/database';
import {
  type FitNotesTables,
  fitNotesTables,
  isFitNotesBackup,
} from '../interchange/body/fitnotes-backup';
import { isHealthConnect, readHealthConnect } from '../interchange/body/health-connect';
import { readBodyTable } from '../interchange/body/read-body';
import { limited, readWorkoutTable } from '../interchange/files/read-table';
import type { TableChoices, Unreadable } from '../interchange/model';
import type { FileContents } from './import-messages';

const refused = (unreadable: Unreadable): FileContents => ({ is: 'unreadable', unreadable });

/** SQLite as WebAssembly, fetched with the first such file; the service worker keeps it. */
async function fetchSqlite(): Promise<ArrayBuffer | null> {
  const answer = await fetch(wasmUrl).catch(() => null);
  return answer?.ok ? answer.arrayBuffer() : null;
}

/** Reads a SQLite file, which stays in this worker: Health Connect's, or the backup of an app. */
export async function readDatabaseFile(
  file: Blob,
  choices: Pick<TableChoices, 'body' | 'unit'>,
): Promise<FileContents> {
  const wasmBinary = await fetchSqlite();
  if (!wasmBinary) return refused({ reason: 'offline' });
  const { Database } = await initSqlJs({ wasmBinary });
  const database = new Database(new Uint8Array(await file.arrayBuffer()));
  const rows: ReadDatabase['rows'] = (sql) =>
    (database.exec(sql)[0]?.values ?? []).map((row) =>
      row.map((cell) => (typeof cell === 'object' ? null : cell)),
    );
  const columnsOf = (table: string) =>
    rows(`SELECT name FROM pragma_table_info('${table}')`).map(([name]) => String(name));
  try {
    return contentsOf({ rows, columnsOf }, choices);
  } catch (cause) {
    console.error('A SQLite file is damaged', cause);
    return refused({ reason: 'broken' });
  } finally {
    database.close();
  }
}

function contentsOf(
  database: ReadDatabase,
  { body, unit }: Pick<TableChoices, 'body' | 'unit'>,
): FileContents {
  // A damaged file fails here, and not as one without tables.
  database.rows('SELECT count(*) FROM sqlite_master');
  if (isFitNotesBackup(database)) return fitNotesContents(fitNotesTables(database), body ?? false);
  if (isLiftLogBackup(database)) {
    const sessions = readLiftLogSessions(liftLogSessions(database), unit);
    const read = sessions && limited(sessions);
    if (!read) return refused(EMPTY);
    return 'unreadable' in read ? refused(read.unreadable) : { is: 'table', table: read };
  }
  if (!isHealthConnect(database)) return refused({ reason: 'unknown', seen: { as: 'database' } });
  const read = readHealthConnect(database);
  return 'unreadable' in read ? refused(read.unreadable) : { is: 'body', body: read };
}

/** Both parts of a backup are read as the CSV that the app exports. */
function fitNotesContents({ training, measures }: FitNotesTables, body: boolean): FileContents {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const read = measures === null ? null : readBodyTable(measures, { unit: 'kg' }, zone);
  const table = training === null ? null : readWorkoutTable(training, 'kg');
  const found = read && 'readings' in read && read.readings.length > 0 ? read : null;
  const sets = table && 'workouts' in table ? table : null;
  if (found && (body || !sets)) return { is: 'body', body: found, training: sets !== null };
  if (!sets) return refused(table && 'unreadable' in table ? table.unreadable : EMPTY);
  const count = found?.readings.reduce((sum, { values }) => sum + values.length, 0) ?? 0;
  return { is: 'table', table: sets, measures: count };
}

const EMPTY: Unreadable = { reason: 'empty' };
