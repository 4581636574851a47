import { isRemoval, isRestore } from '#domain/record/deletion';
import type { Registers, Writes } from '#domain/record/registers';
import { findSet } from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import { workoutRules } from '#domain/workouts/rules';
import type { playStar, StarRules, Write } from './star';

/** The faults of the final state, in words; empty if the rules held. */
export function judgeStar(game: ReturnType<typeof playStar>, rules: StarRules): string[] {
  const { log, server, devices } = game;
  const failures = [...game.failures];
  const sorted = (registers: Registers) => JSON.stringify(Object.entries(registers).sort());
  for (const device of devices) {
    if (sorted(device.registers) !== sorted(server.registers))
      failures.push(`${device.name} differs`);
  }
  const { registers } = server;
  const nodeOf = workoutRules.nodeOf;
  const chain = (node: string) =>
    node === '' ? [''] : [...new Set([node, workoutRules.parentOf(node, registers), ''])];
  const fate = rules.fate(rules.node, registers);
  const hidden = (node: string) => chain(node).some((one) => fate.hidden.has(one));
  const removalsOf = (node: string) =>
    log.filter(({ path }) => isRemoval(path) && nodeOf(path) === node);

  // No order of writes may hide a set that the author of a deletion, correction or undo did not
  // know.
  const workout = projectWorkout({ ...registers, ...withoutRemovals(registers) });
  for (const [id, { path, value, stamp }] of log.entries()) {
    if (!isVersion(path) || (value && typeof value === 'object' && 'undone' in value)) continue;
    const node = nodeOf(path);
    const known = (other: Write) => other.knew.has(id);
    if (log.some((other) => known(other) && nodeOf(other.path) === node && isVersion(other.path)))
      continue;
    if (chain(node).some((one) => removalsOf(one).some(known))) continue;
    if (hidden(node)) failures.push(`hides ${path} of ${stamp.join('/')}`);
    const set = findSet(workout, node.slice(2))?.set;
    if (!set?.done) failures.push(`does not show ${path} of ${stamp.join('/')}`);
  }

  // No write may lose to one that it replaces.
  for (const [path, [, stamp]] of Object.entries(registers)) {
    const id = log.findIndex((one) => one.path === path && one.stamp.join() === stamp.join());
    if (log.some((one) => one.path === path && one.knew.has(id)))
      failures.push(`${path} went back`);
  }

  // An alternative is shown only for versions that did not know each other.
  for (const { sets } of workout.exercises) {
    for (const { key, alternative } of sets) {
      if (!alternative) continue;
      const versions = [...log.entries()].filter(([, { path }]) =>
        path.startsWith(`s.${key}.done.`),
      );
      const settled = versions.filter(([id]) => versions.some(([, other]) => other.knew.has(id)));
      if (versions.length - settled.length < 2) failures.push(`asks about s.${key} for nothing`);
    }
  }

  // A node is hidden exactly if its removals together knew all its life (R3, by causality).
  const idOf = new Map(log.map(({ path, stamp }, id) => [`${path}/${stamp.join('/')}`, id]));
  const isSettled = (id: number) =>
    isVersion(log[id]?.path ?? '') &&
    log.some(
      ({ path, knew }) =>
        isVersion(path) && nodeOf(path) === nodeOf(log[id]?.path ?? '') && knew.has(id),
    );
  const nodes = [...new Set(['', ...Object.keys(registers).map(nodeOf)])];
  const expected = new Map<string, boolean>();
  const livesIn = (node: string): number[] => {
    const own = Object.entries(registers)
      .filter(([path, [value]]) => nodeOf(path) === node && bearsLife(path, value))
      .map(([path, [, stamp]]) => idOf.get(`${path}/${stamp.join('/')}`) ?? -1)
      .filter((id) => !isSettled(id));
    const inner = nodes.filter(
      (one) => one !== '' && one !== node && workoutRules.parentOf(one, registers) === node,
    );
    const life = [...own, ...inner.flatMap(livesIn)];
    const removals = removalsOf(node);
    const gone =
      removals.length > 0 && life.every((id) => removals.some(({ knew }) => knew.has(id)));
    expected.set(node, gone);
    return gone ? [] : life;
  };
  livesIn('');
  for (const [node, gone] of expected) {
    if (fate.hidden.has(node) !== gone)
      failures.push(`${node} should be ${gone ? 'hidden' : 'shown'}`);
  }
  return failures;
}

function isVersion(path: string): boolean {
  return path.includes('.done.');
}

/** Rule R2 in another formulation than the code's. */
function bearsLife(path: string, value: Writes[string] | undefined): boolean {
  if (value === null || value === undefined || isRemoval(path)) return false;
  if (isRestore(path) || path === 'start' || path === 'finish') return true;
  const field = path.split('.')[path.startsWith('s.') || path.startsWith('e.') ? 2 : 0];
  if (field === 'note') return value !== '';
  if (field === 'done') return typeof value === 'object' && !('undone' in value);
  return (
    (path.startsWith('e.') && field === 'exercise') || (path.startsWith('s.') && field === 'kind')
  );
}

function withoutRemovals(registers: Registers): Registers {
  return Object.fromEntries(
    Object.entries(registers).map(([path, [value, stamp]]) => [
      path,
      [isRemoval(path) ? null : value, stamp],
    ]),
  );
}
