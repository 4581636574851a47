import { programRules } from '../programs/rules';
import { type Json, sameJson, type Writes } from '../record/registers';

/** The side that wins when both changed the same value. */
export type RebaseSide = 'mine' | 'theirs';

/** Different changes by both sides. */
export interface Conflict {
  /** The path, or the node that one side removed while the other edited it. */
  readonly at: string;
  /**
   * `removed_mine`: my side removed the node, the other edited it. `removed_theirs`: the reverse.
   */
  readonly kind: 'value' | 'removed_mine' | 'removed_theirs';
  /** Undefined: unset, or absent. */
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  readonly takes: RebaseSide;
}

export interface Rebase {
  /** The merged content. */
  readonly content: Writes;
  readonly conflicts: readonly Conflict[];
}

export interface RebaseAsked {
  /** The common ancestor of both sides. */
  readonly base: Writes;
  readonly mine: Writes;
  readonly theirs: Writes;
  /** The side that wins a conflict without a choice. */
  readonly prefer: RebaseSide;
  /** Choices by `at` of the conflict. */
  readonly chosen?: Readonly<Record<string, RebaseSide>>;
}

type Nodes = ReadonlyMap<string, Readonly<Record<string, Json>>>;

function nodesOf(content: Writes): Nodes {
  const nodes = new Map<string, Record<string, Json>>();
  for (const [path, value] of Object.entries(content)) {
    const node = programRules.nodeOf(path);
    const fields = nodes.get(node) ?? {};
    fields[path] = value;
    nodes.set(node, fields);
  }
  return nodes;
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameJson(a, b);
}

function dayIn(nodes: Nodes, node: string): string {
  const place = nodes.get(node)?.[`${node}.place`];
  return node.startsWith('e.') && Array.isArray(place) ? `d.${place[0]}` : '';
}

const isOrder = (path: string) => /\.(?:order|place)$/.test(path);

/**
 * Whether a side edited a node that the other one removed; a change of order only does not count
 * (rule R2b).
 */
function edited(base: Nodes, side: Nodes, node: string): boolean {
  const before = base.get(node) ?? {};
  const after = side.get(node) ?? {};
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  if ([...paths].some((path) => !isOrder(path) && !same(before[path], after[path]))) return true;
  if (!node.startsWith('d.')) return false;
  // Adding to a day, or editing in it, counts as an edit of the day (rule R3a).
  return [...side.keys()].some(
    (inner) =>
      dayIn(side, inner) === node && (dayIn(base, inner) !== node || edited(base, side, inner)),
  );
}

/**
 * Merges the changes of one side, base to theirs, into the other side. A change by one side only is
 * taken; different changes by both are a conflict. By default an edit of mine survives a removal by
 * theirs. The reverse depends on `prefer`: `theirs` keeps the edit, as between devices (rule R2b),
 * `mine` the removal.
 */
export function rebase({ base, mine, theirs, prefer, chosen = {} }: RebaseAsked): Rebase {
  const [b, m, t] = [nodesOf(base), nodesOf(mine), nodesOf(theirs)];
  const conflicts: Conflict[] = [];
  const kept = new Map<string, Writes>();
  const take = (
    at: string,
    kind: Conflict['kind'],
    otherwise: RebaseSide,
    values: Values,
  ): RebaseSide => {
    const takes = Object.hasOwn(chosen, at) ? (chosen[at] ?? otherwise) : otherwise;
    conflicts.push({ at, kind, ...values, takes });
    return takes;
  };
  const merged = (node: string): Writes => {
    const fields: Record<string, Json> = {};
    const sides = [b.get(node) ?? {}, m.get(node) ?? {}, t.get(node) ?? {}] as const;
    for (const path of new Set(sides.flatMap((side) => Object.keys(side)))) {
      const [was, own, other] = sides.map((side) => side[path]);
      let value = own;
      if (same(own, was)) value = other;
      else if (!same(other, was) && !same(own, other)) {
        const values = { base: was, mine: own, theirs: other };
        value = take(path, 'value', prefer, values) === 'mine' ? own : other;
      }
      if (value !== undefined) fields[path] = value;
    }
    return fields;
  };
  /** Days restored whole, with the other side's content. */
  const back = new Set<string>();

  for (const node of new Set([...b.keys(), ...m.keys(), ...t.keys()])) {
    const [own, other] = [m.get(node), t.get(node)];
    if (own && other) kept.set(node, merged(node));
    else if (own) {
      const isTheirs = b.has(node);
      if (!isTheirs || staysApart(node, b, m, t)) kept.set(node, own);
      else if (edited(b, m, node)) {
        const values = { base: null, mine: null, theirs: undefined };
        if (take(node, 'removed_theirs', 'mine', values) === 'mine') kept.set(node, own);
      }
    } else if (other) {
      const isMine = b.has(node);
      if (!isMine || movedOut(node, b, t, m)) kept.set(node, other);
      else if (edited(b, t, node) && !goneWithDay(node, b, t, m)) {
        const values = { base: null, mine: undefined, theirs: null };
        if (take(node, 'removed_mine', prefer, values) === 'theirs') {
          kept.set(node, other);
          if (node.startsWith('d.')) back.add(node);
        }
      }
    }
  }
  for (const [node, fields] of t) {
    // Nodes of both sides are merged already.
    if (back.has(dayIn(t, node)) && !kept.has(node)) kept.set(node, fields);
  }
  return { content: placed(kept, [m, t, b]), conflicts: conflicts.filter(isShown(kept)) };
}

type Values = Pick<Conflict, 'base' | 'mine' | 'theirs'>;

/**
 * Whether an exercise is still in a day that the other side removed; the day's conflict decides
 * about it.
 */
function goneWithDay(node: string, base: Nodes, side: Nodes, other: Nodes): boolean {
  const day = dayIn(base, node);
  return day !== '' && dayIn(side, node) === day && !other.has(day);
}

/** Whether an exercise had left its day before the other side removed that day. */
function movedOut(node: string, base: Nodes, side: Nodes, other: Nodes): boolean {
  const day = dayIn(base, node);
  return day !== '' && dayIn(side, node) !== day && !other.has(day);
}

/**
 * Whether an exercise of mine needs no conflict of its own although theirs removed its day. It
 * moved out, or it was edited and shares that day's fate.
 */
function staysApart(node: string, base: Nodes, mine: Nodes, theirs: Nodes): boolean {
  if (movedOut(node, base, mine, theirs)) return true;
  return goneWithDay(node, base, mine, theirs) && edited(base, mine, node);
}

/** Drops value conflicts of nodes that the result does not contain. */
function isShown(kept: ReadonlyMap<string, Writes>): (conflict: Conflict) => boolean {
  return ({ at, kind }) => kind !== 'value' || kept.has(programRules.nodeOf(at));
}

/**
 * Puts each exercise into a day that exists. An exercise is dropped if none of its known days
 * exists.
 */
function placed(kept: ReadonlyMap<string, Writes>, sides: readonly Nodes[]): Writes {
  const content: Record<string, Json> = {};
  for (const [node, fields] of kept) {
    if (!node.startsWith('e.')) {
      Object.assign(content, fields);
      continue;
    }
    const path = `${node}.place`;
    const places = [fields[path], ...sides.map((side) => side.get(node)?.[path])];
    const place = places.find((one) => Array.isArray(one) && kept.has(`d.${one[0]}`));
    if (place !== undefined) Object.assign(content, fields, { [path]: place });
  }
  return content;
}
