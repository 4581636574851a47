import type { LoadUnitName, ReadTable } from '../model';
import { readLiftLogSessions } from './liftlog-backup';
import { readLiftosaurBackup } from './liftosaur-backup';
import { readOpenGymBackup } from './opengym-backup';

/**
 * Reads the JSON of another training app; null if it is of none; 'broken' if incomplete.
 * @param unit the unit of loads, where the file names none
 */
export function readBackup(text: string, unit: LoadUnitName | null): ReadTable | 'broken' | null {
  const value = parsed(text);
  if (value === undefined) return 'broken';
  if (Array.isArray(value)) return readLiftLogSessions(value, unit);
  return readLiftosaurBackup(value) ?? readOpenGymBackup(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
