import type { Json, RecordKind, Registers, Writes } from './registers';
import { covers, joinSeen, type Learned, learn, type Seen, type Stamp, seenOf } from './stamp';

/**
 * Deletion that never hides writes that the deleter had not seen (rules R1 to R5 of
 * protocol/SPEC.md). A removal is one register per deleting device, `<node>.gone.<device>`, with
 * the stamps that this device had seen in the node. A node is hidden when all removals together
 * cover all of its life.
 */
export type NodeRules = Pick<RecordKind<unknown>, 'nodeOf' | 'parentOf' | 'bearsLife' | 'settled'>;

const removal = /^(?:[a-z]\.[a-z0-9]+\.)?gone\.[a-z0-9]+$/;
const restore = /^(?:[a-z]\.[a-z0-9]+\.)?back$/;

/** Whether a register is a removal. */
export function isRemoval(path: string): boolean {
  return removal.test(path);
}

/** Whether a register undoes a removal. */
export function isRestore(path: string): boolean {
  return restore.test(path);
}

interface Node {
  readonly life: Stamp[];
  readonly all: Stamp[];
  readonly children: string[];
  readonly gone: Learned;
  removedAt: number | null;
  restoredAt: number;
}

/** The stamps that a removal covers; empty for a value of another shape. */
export function readSeen(value: Json): Seen {
  const seen: Record<string, readonly [number, number]> = {};
  if (value === null || typeof value !== 'object') return seen;
  for (const [device, mark] of Object.entries(value)) {
    if (!Array.isArray(mark)) continue;
    const [ms, counter] = mark;
    if (typeof ms === 'number' && typeof counter === 'number') seen[device] = [ms, counter];
  }
  return seen;
}

function readNodes(rules: NodeRules, registers: Registers): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const nodeAt = (name: string): Node => {
    const known = nodes.get(name);
    if (known) return known;
    const made: Node = {
      life: [],
      all: [],
      children: [],
      gone: {},
      removedAt: null,
      restoredAt: 0,
    };
    nodes.set(name, made);
    if (name !== '') nodeAt(rules.parentOf(name, registers)).children.push(name);
    return made;
  };
  nodeAt('');
  const settled = rules.settled?.(registers);
  for (const [path, [value, stamp]] of Object.entries(registers)) {
    const node = nodeAt(rules.nodeOf(path));
    node.all.push(stamp);
    if (isRemoval(path)) {
      learn(node.gone, readSeen(value));
      node.removedAt = Math.max(node.removedAt ?? 0, stamp[0]);
    } else if (isRestore(path)) {
      node.life.push(stamp);
      node.restoredAt = Math.max(node.restoredAt, stamp[0]);
    } else if (rules.bearsLife(path, value) && !settled?.has(path)) {
      node.life.push(stamp);
    }
  }
  return nodes;
}

/** Hidden and returned nodes of a record. */
export interface Fate {
  /** Nodes hidden by their own removal; their children are hidden with them. */
  readonly hidden: ReadonlySet<string>;
  /** Removed nodes that returned through a write that the removal had not seen (rule R4b). */
  readonly returned: ReadonlySet<string>;
  /** When the record itself was removed (epoch ms), null while it is visible. */
  readonly removedAt: number | null;
}

const UNTOUCHED: Fate = { hidden: new Set(), returned: new Set(), removedAt: null };

/** Decides the visibility of every node (rule R3a), from the leaves to the record. */
export function fateOf(rules: NodeRules, registers: Registers): Fate {
  // Most records have no removal, and skip the rest.
  const isTouched = Object.keys(registers).some(
    (path) => path.includes('gone.') && isRemoval(path),
  );
  if (!isTouched) return UNTOUCHED;
  const nodes = readNodes(rules, registers);
  const hidden = new Set<string>();
  const returned = new Set<string>();
  const liveStamps = (name: string): Stamp[] => {
    const node = nodes.get(name);
    if (!node) return [];
    const stamps = [...node.life, ...node.children.flatMap(liveStamps)];
    if (node.removedAt === null) return stamps;
    if (stamps.every((stamp) => covers(node.gone, stamp))) {
      hidden.add(name);
      return [];
    }
    if (node.restoredAt <= node.removedAt) returned.add(name);
    return stamps;
  };
  liveStamps('');
  const root = nodes.get('');
  return { hidden, returned, removedAt: hidden.has('') ? (root?.removedAt ?? null) : null };
}

/**
 * Removes a node as currently seen (rule R1b): the newest stamp per device in it and in its
 * children, merged with earlier removals.
 */
export function removeNode(
  rules: NodeRules,
  registers: Registers,
  node: string,
  device: string,
): Writes {
  const nodes = readNodes(rules, registers);
  const within = (name: string): Stamp[] => {
    const found = nodes.get(name);
    return found ? [...found.all, ...found.children.flatMap(within)] : [];
  };
  const seen = joinSeen(nodes.get(node)?.gone ?? {}, seenOf(within(node)));
  return { [`${node === '' ? '' : `${node}.`}gone.${device}`]: { ...seen } };
}

/**
 * Undoes a removal (rule R5a): the write keeps the node alive, so only a removal that has seen it
 * hides the node again.
 */
export function restoreNode(node: string, now: number): Writes {
  return { [node === '' ? 'back' : `${node}.back`]: now };
}
