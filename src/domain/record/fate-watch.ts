import { isRemoval, isRestore, readSeen } from './deletion';
import type { RecordKind, Register, Registers } from './registers';
import { covers, type Learned, learn, type Seen, type Stamp } from './stamp';

type Rules = Pick<RecordKind<unknown>, 'nodeOf' | 'parentOf' | 'bearsLife' | 'settled'>;

/** Tracks whether a record is hidden (rule R3a) during single writes into it. */
export interface FateWatch {
  /** A register was written, or removed again. */
  note(path: string): void;
  isHidden(): boolean;
}

interface Node {
  readonly name: string;
  readonly life: Map<string, Stamp>;
  readonly removals: Map<string, Seen>;
  /** The merged stamps of its removals; null until first used. */
  gone: Seen | null;
  /** Life-bearing paths, unless a newer one of the node settled them (rule R2d). */
  readonly versions: Set<string>;
  /** Whether the settled ones must be computed again. */
  stale: boolean;
}

/**
 * Reads a record once, then only its writes. The result equals `fateOf` after each write, at the
 * cost of the change only.
 * @param registers are read again at every note
 */
export function watchFate(rules: Rules, registers: Registers): FateWatch {
  const nodes = new Map<string, Node>();
  const nodeAt = (name: string): Node => {
    const known = nodes.get(name);
    if (known) return known;
    const [life, removals, versions] = [new Map(), new Map(), new Set<string>()];
    const made: Node = { name, life, removals, versions, gone: null, stale: false };
    nodes.set(name, made);
    return made;
  };
  const root = nodeAt('');

  const note = (path: string): void => {
    const register = Object.hasOwn(registers, path) ? registers[path] : undefined;
    const node = nodeAt(rules.nodeOf(path));
    if (isRemoval(path)) {
      node.gone = null;
      if (register) node.removals.set(path, readSeen(register[0]));
      else node.removals.delete(path);
    } else if (rules.settled && path.includes('.done.')) {
      node.stale = true;
      if (register) node.versions.add(path);
      else node.versions.delete(path);
    } else if (register && (isRestore(path) || rules.bearsLife(path, register[0]))) {
      node.life.set(path, register[1]);
    } else {
      node.life.delete(path);
    }
    if (!register) node.life.delete(path);
  };
  for (const path of Object.keys(registers)) note(path);

  const settle = (node: Node): void => {
    const versions: Record<string, Register> = {};
    for (const path of node.versions) {
      const register = registers[path];
      if (register) versions[path] = register;
    }
    const settled = rules.settled?.(versions);
    for (const [path, [value, stamp]] of Object.entries(versions)) {
      const lives = rules.bearsLife(path, value) && !settled?.has(path);
      if (lives) node.life.set(path, stamp);
      else node.life.delete(path);
    }
    node.stale = false;
  };

  const goneOf = (node: Node): Seen => {
    if (node.gone) return node.gone;
    const gone: Learned = {};
    for (const seen of node.removals.values()) learn(gone, seen);
    node.gone = gone;
    return gone;
  };

  return {
    note,
    isHidden() {
      if (root.removals.size === 0) return false;
      const within = new Map<string, Node[]>();
      for (const node of nodes.values()) {
        if (node.stale) settle(node);
        if (node === root) continue;
        const parent = rules.parentOf(node.name, registers);
        const siblings = within.get(parent);
        if (siblings) siblings.push(node);
        else within.set(parent, [node]);
      }
      const stampsOf = (node: Node): Stamp[] => {
        const inner = within.get(node.name) ?? [];
        const stamps = [...node.life.values(), ...inner.flatMap(stampsOf)];
        if (node.removals.size === 0) return stamps;
        const gone = goneOf(node);
        return stamps.every((stamp) => covers(gone, stamp)) ? [] : stamps;
      };
      return stampsOf(root).length === 0;
    },
  };
}
