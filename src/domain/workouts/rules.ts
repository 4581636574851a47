import { isRemoval } from '../record/deletion';
import {
  isJsonObject,
  type Json,
  type RecordKind,
  type Registers,
  valueAt,
} from '../record/registers';
import { nodeOf, schemaOf } from './paths';
import { settledIn } from './versions';

/** Registers that create their node, so that a removal made before the node existed does not hide it. */
const CREATES = /^(?:start|e\.[a-z0-9]+\.exercise|s\.[a-z0-9]+\.kind)$/;
const NOTE = /^(?:e\.[a-z0-9]+\.)?note$/;
const VERSION = /^s\.[a-z0-9]+\.done\.[a-z0-9]+$/;

function bearsLife(path: string, value: Json): boolean {
  if (isRemoval(path) || value === null) return false;
  if (NOTE.test(path)) return value !== '';
  if (VERSION.test(path)) return isJsonObject(value) && value.undone !== true;
  return path === 'finish' || CREATES.test(path);
}

/** A set is in the exercise of its `place`, or directly in the workout if that never arrived. */
function parentOf(node: string, registers: Registers): string {
  if (!node.startsWith('s.')) return '';
  const place = valueAt(registers, `${node}.place`);
  const exercise = Array.isArray(place) ? place[0] : undefined;
  if (typeof exercise !== 'string') return '';
  return Object.hasOwn(registers, `e.${exercise}.exercise`) ? `e.${exercise}` : '';
}

/** The rules of deletion for a workout (rules R2 and R3). */
export const workoutRules: Pick<
  RecordKind<unknown>,
  'schemaOf' | 'nodeOf' | 'parentOf' | 'bearsLife' | 'settled'
> = { schemaOf, nodeOf, parentOf, bearsLife, settled: settledIn };
