import type { ReadDatabase } from '../body/database';

/** Whether a database has the form of LiftLog's backup of 2026. */
export function isLiftLogBackup({ columnsOf }: ReadDatabase): boolean {
  return ['session', 'program', 'exercise'].every((table) => columnsOf(table).includes('payload'));
}

/** The finished sessions of a backup, which are those of the app's JSON export. */
export function liftLogSessions(database: ReadDatabase): unknown[] {
  const hasActive = database.columnsOf('session').includes('active');
  const rows = database.rows(
    `SELECT payload FROM session ${hasActive ? 'WHERE active = 0' : ''} ORDER BY rowid`,
  );
  return rows.map(([payload]) => parsed(String(payload)));
}

/** Null for a damaged session, which the reader names. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
