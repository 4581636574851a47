import { isRemoval } from '../record/deletion';
import { type Json, type RecordKind, type Registers, valueAt } from '../record/registers';
import { programSchemaOf } from './paths';

/** '' for the ficha, `d.<key>` for a day, `e.<key>` for an exercise. */
function nodeOf(path: string): string {
  return /^([de]\.[a-z0-9]{1,8})\./.exec(path)?.[1] ?? '';
}

/**
 * Any edit keeps its node alive, except a removal, a clearing write, and a change of order or of a
 * week (rule R2b).
 */
function bearsLife(path: string, value: Json): boolean {
  if (isRemoval(path) || value === null || path === 'purge') return false;
  if (/(?:^|\.)note$/.test(path)) return value !== '';
  return !/\.(?:order|place)$/.test(path) && !/^w\./.test(path);
}

/** An exercise is in the day of its `place`, or in none if that never arrived. */
function parentOf(node: string, registers: Registers): string {
  if (!node.startsWith('e.')) return '';
  const place = valueAt(registers, `${node}.place`);
  const day = Array.isArray(place) ? place[0] : undefined;
  return typeof day === 'string' && Object.hasOwn(registers, `d.${day}.order`) ? `d.${day}` : '';
}

/** The rules of deletion for a ficha (rules R2 and R3). */
export const programRules: Pick<
  RecordKind<unknown>,
  'schemaOf' | 'nodeOf' | 'parentOf' | 'bearsLife'
> = { schemaOf: programSchemaOf, nodeOf, parentOf, bearsLife };
