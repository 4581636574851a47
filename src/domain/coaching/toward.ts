import { remove } from '../programs/arrange';
import { projectProgram } from '../programs/project';
import { programRules } from '../programs/rules';
import { blank } from '../programs/undo';
import { fateOf, restoreNode } from '../record/deletion';
import {
  type Author,
  type Json,
  type Registers,
  sameJson,
  valueAt,
  type Writes,
} from '../record/registers';
import { contentOf } from './program-content';

/**
 * The writes that turn a ficha into a content, only where the two differ. Days and exercises
 * outside the content are removed, removed ones inside it are restored.
 */
export function writesToward(registers: Registers, content: Writes, author: Author): Writes {
  const { nodeOf, parentOf } = programRules;
  const now = contentOf(projectProgram(registers));
  const { hidden } = fateOf(programRules, registers);
  const wanted = new Set(Object.keys(content).map(nodeOf));
  const writes: Record<string, Json> = {};
  const known = new Set(Object.keys(registers).map(nodeOf));
  for (const node of wanted) {
    if (known.has(node) && hidden.has(node)) Object.assign(writes, restoreNode(node, author.now));
  }
  for (const [path, value] of Object.entries(content)) {
    const before = valueAt(registers, path);
    if (before === undefined || !sameJson(before, value)) writes[path] = value;
  }
  for (const path of Object.keys(registers)) {
    const node = nodeOf(path);
    const isSaid = SAID.test(path) && !Object.hasOwn(content, path);
    const empty = isSaid && (node === '' || wanted.has(node)) ? blank(path) : undefined;
    if (empty === undefined || sameJson(valueAt(registers, path) ?? null, empty)) continue;
    writes[path] = empty;
  }
  const shown = new Set(Object.keys(now).map(nodeOf));
  for (const node of known) {
    if (node === '' || wanted.has(node) || hidden.has(node)) continue;
    const day = parentOf(node, registers);
    // A removed day hides its exercises. A stray exercise needs its own removal, because a restored
    // day would show it again.
    const goesWithDay = day !== '' && !wanted.has(day);
    const isStray = node.startsWith('e.') && day === '' && !shown.has(node);
    if (!goesWithDay && !isStray) Object.assign(writes, remove(registers, node, author));
  }
  return writes;
}

/** The paths of a content; all other registers belong to the record. */
const SAID =
  /^(?:title|note|goal|level|ends|review|w\.\d+|d\.[a-z0-9]+\.(?:title|note|weekdays)|e\.[a-z0-9]+\.(?:group|sets|rest|note|alternatives|rule|video|exercise|week\.\d+))$/;
