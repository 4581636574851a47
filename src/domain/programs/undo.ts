import { isRemoval, isRestore, restoreNode } from '../record/deletion';
import {
  type Author,
  type Json,
  type Registers,
  sameJson,
  valueAt,
  type Writes,
} from '../record/registers';
import { remove } from './arrange';
import { programRules } from './rules';

/** The reversal of one edit: former values, added nodes and removed nodes. */
export interface UndoStep {
  readonly fields: readonly {
    readonly path: string;
    readonly before: Json;
    /**
     * The value written by the edit. A different value now comes from a later writer, and stays.
     */
    readonly after: Json;
  }[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The value of a field before its first write; undefined for a field that is never empty. */
export function blank(path: string): Json | undefined {
  if (/\.(?:order|place|exercise)$/.test(path)) return undefined;
  if (path === 'weeks') return 1;
  if (path === 'schedule') return 'letter';
  if (/(?:^|\.)(?:title|note)$/.test(path)) return '';
  return /\.(?:sets|alternatives|weekdays)$/.test(path) ? [] : null;
}

/** The undo of `writes` before they are applied to `registers`. */
export function undoOf(registers: Registers, writes: Writes): UndoStep {
  const known = new Set(Object.keys(registers).map(programRules.nodeOf));
  const added = new Set<string>();
  const removed = new Set<string>();
  const fields: { path: string; before: Json; after: Json }[] = [];
  for (const [path, after] of Object.entries(writes)) {
    const node = programRules.nodeOf(path);
    if (isRemoval(path)) removed.add(node);
    else if (isRestore(path)) added.add(node);
    else if (node !== '' && !known.has(node)) added.add(node);
    else {
      const before = valueAt(registers, path) ?? blank(path);
      if (before !== undefined) fields.push({ path, before, after });
    }
  }
  return { fields, added: [...added], removed: [...removed] };
}

/** The writes that undo an edit. Their own undo is `undoOf` these writes. */
export function takeBack(registers: Registers, step: UndoStep, author: Author): Writes {
  const mine = step.fields.filter(({ path, after }) =>
    sameJson(valueAt(registers, path) ?? null, after),
  );
  // Removing a day removes its exercises.
  const days = step.added.filter((node) => node.startsWith('d.'));
  const within = (node: string) => days.includes(programRules.parentOf(node, registers));
  return Object.assign(
    Object.fromEntries(mine.map(({ path, before }) => [path, before])),
    ...step.added.filter((node) => !within(node)).map((node) => remove(registers, node, author)),
    ...step.removed.map((node) => restoreNode(node, author.now)),
  );
}
