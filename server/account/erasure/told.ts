import { type Kysely, sql } from 'kysely';
import type { AccountData, ToldRow } from '#protocol/account/account-data';
import { appointmentsToldTo } from '../../access/appointment-history';
import { chargesToldTo } from '../../access/charge-history';
import { linksToldTo, teamsToldTo } from '../../access/link-history';
import { photosToldTo } from '../../access/photo-history';
import { reportsToldTo } from '../../access/report-history';
import type { Actor } from '../../core/auth';
import type { Database } from '../../db/schema';
import { erasureKey } from './erase';
import { type PersonalTable, personalTables } from './personal-tables';

/**
 * Everything about a person that only the server has, table by table, for the export.
 * @param now server time, epoch ms
 */
export async function tell(db: Kysely<Database>, person: Actor, now: number): Promise<AccountData> {
  const parts: Record<string, ToldRow[]> = {};
  for (const [name, table] of personalTables()) {
    const columns = Object.keys(table.told);
    if (columns.length === 0) continue;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(name)}
      where ${sql.ref(table.column)} = ${erasureKey(table, person)}`.execute(db);
    parts[name] = rows.map((row) => toldRow(table, row));
  }
  parts.coaching_link = (await linksToldTo(db, person.id)).map((link) => ({ ...link }));
  parts.team_member = (await teamsToldTo(db, person.id)).map((team) => ({ ...team }));
  parts.shared_photo = await photosToldTo(db, person.id);
  parts.report_made = await reportsToldTo(db, person.id);
  parts.appointment = (await appointmentsToldTo(db, person.id)).map((one) => ({ ...one }));
  return { at: now, parts: { ...parts, ...(await chargesToldTo(db, person.id)) } };
}

function toldRow({ told }: PersonalTable, row: Record<string, unknown>): ToldRow {
  return Object.fromEntries(
    Object.entries(told).map(([name, as]) => [name, toldValue(row[name], as)]),
  );
}

function toldValue(value: unknown, as: string | undefined): ToldRow[string] {
  if (value === null || value === undefined) return null;
  if (as === 'flag') return Boolean(value);
  if (as === 'number') return Number(value);
  if (as === 'text') return String(value);
  if (as === 'jpeg') {
    return Buffer.isBuffer(value) ? `data:image/jpeg;base64,${value.toString('base64')}` : null;
  }
  const instant = value instanceof Date || typeof value === 'number' ? value : String(value);
  return new Date(instant).toISOString();
}
