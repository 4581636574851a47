import { isRemoval, isRestore } from '#domain/record/deletion';
import type { Json, RecordKind, Registers } from '#domain/record/registers';
import { compareStamps, covers, type Seen, type Stamp } from '#domain/record/stamp';
import type { Version } from '#domain/workouts/versions';

/** The rules word by word, without regard to speed. */
export type Rules = Pick<RecordKind<unknown>, 'nodeOf' | 'parentOf' | 'bearsLife' | 'settled'>;

export function slowJoin(...all: readonly Seen[]): Seen {
  const devices = new Set(all.flatMap((seen) => Object.keys(seen)));
  return Object.fromEntries(
    [...devices].map((device) => {
      const marks = all.flatMap((seen) => (Object.hasOwn(seen, device) ? [seen[device]] : []));
      const sorted = marks.flatMap((mark) => (mark ? [mark] : []));
      sorted.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      return [device, sorted.at(-1) ?? [0, 0]];
    }),
  );
}

function seenIn(value: Json): Seen {
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([device, mark]) =>
      Array.isArray(mark) && typeof mark[0] === 'number' && typeof mark[1] === 'number'
        ? [[device, [mark[0], mark[1]]]]
        : [],
    ),
  );
}

/** Rule R3, from the leaves to the record: every node searches all registers. */
export function slowFate(rules: Rules, registers: Registers) {
  const entries = Object.entries(registers);
  const names = [...new Set(['', ...entries.map(([path]) => rules.nodeOf(path))])];
  const hidden = new Set<string>();
  const returned = new Set<string>();
  const settled = rules.settled?.(registers) ?? new Set();
  const of = (name: string) => entries.filter(([path]) => rules.nodeOf(path) === name);
  const removals = (name: string) => of(name).filter(([path]) => isRemoval(path));
  const latest = (some: readonly (readonly [string, readonly [Json, Stamp]])[]) =>
    some.reduce((ms, [, [, stamp]]) => Math.max(ms, stamp[0]), 0);
  const live = (name: string): Stamp[] => {
    const own = of(name).flatMap(([path, [value, stamp]]) => {
      if (isRemoval(path)) return [];
      const lives = isRestore(path) || (rules.bearsLife(path, value) && !settled.has(path));
      return lives ? [stamp] : [];
    });
    const inner = names.filter((one) => one !== '' && rules.parentOf(one, registers) === name);
    const stamps = [...own, ...inner.flatMap(live)];
    const gone = removals(name);
    if (gone.length === 0) return stamps;
    const seen = slowJoin(...gone.map(([, [value]]) => seenIn(value)));
    if (stamps.every((stamp) => covers(seen, stamp))) {
      hidden.add(name);
      return [];
    }
    const restoredAt = latest(of(name).filter(([path]) => isRestore(path)));
    if (restoredAt <= latest(gone)) returned.add(name);
    return stamps;
  };
  live('');
  return { hidden, returned, removedAt: hidden.has('') ? latest(removals('')) : null };
}

/** W2: of every version each other one is asked. */
export function slowOpen<One extends Version>(versions: readonly One[]): One[] {
  return versions
    .filter(
      ({ stamp }) =>
        !versions.some(
          (other) => compareStamps(other.stamp, stamp) > 0 && covers(other.seen, stamp),
        ),
    )
    .sort((a, b) => compareStamps(b.stamp, a.stamp));
}
