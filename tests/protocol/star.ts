import { fateOf, isRemoval, isRestore, removeNode } from '#domain/record/deletion';
import type { Author, Registers, Writes } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import {
  removeExercise,
  removeSet,
  removeWorkout,
  restoreExercise,
  restoreSet,
  restoreWorkout,
} from '#domain/workout/arrange';
import { addExercises, addSet, beginWorkout } from '#domain/workout/begin';
import { correctSet, findSet, performSet, unperformSet } from '#domain/workout/perform';
import { projectWorkout } from '#domain/workout/project';
import { workoutRules } from '#domain/workout/rules';
import { nextStamp } from '#protocol/clock';
import { mergeRegisters, stamped } from '#protocol/merge';

/** The rules under test; a sabotaged star has one of them altered. */
export interface StarRules {
  readonly node: typeof workoutRules;
  readonly fate: typeof fateOf;
  readonly remove: typeof removeNode;
  readonly merge: (base: Registers, incoming: Registers) => Registers;
  readonly stamp: typeof nextStamp;
  /** Last change to what a command wants written. */
  readonly written: (writes: Writes) => Writes;
}

export const RULES: StarRules = {
  node: workoutRules,
  fate: fateOf,
  remove: removeNode,
  merge: (base, incoming) => mergeRegisters(base, incoming).registers,
  stamp: nextStamp,
  written: (writes) => writes,
};

/** One move of the game; every number is taken modulo what there is to choose from. */
export interface Move {
  readonly device: number;
  readonly what: number;
  readonly pick: number;
  readonly value: number;
}

interface Write {
  readonly path: string;
  readonly value: Writes[string];
  readonly stamp: Stamp;
  /** The writes that its writer knew: what "had seen" means, by causality and not by vectors. */
  readonly knew: ReadonlySet<number>;
}

interface Place {
  registers: Registers;
  knows: Set<number>;
}

interface Device extends Place {
  readonly name: string;
  readonly skew: number;
  readonly sent: { readonly registers: Registers; readonly ids: readonly number[] }[];
  unsent: { readonly registers: Registers; readonly ids: readonly number[] }[];
}

const START = { at: 0, zone: 'America/Sao_Paulo', day: '2026-03-02' };

/**
 * Devices that edit one workout with the real commands and exchange registers through a server:
 * whole prefixes of their ops, late repetitions of them, and old answers included.
 */
export function playStar(moves: readonly Move[], rules: StarRules, skews: readonly number[]) {
  const log: Write[] = [];
  const failures: string[] = [];
  const server: Place = { registers: {}, knows: new Set() };
  const answers: { registers: Registers; knows: Set<number> }[] = [];
  const devices = skews.map<Device>((skew, index) => ({
    name: `d${index}`,
    skew,
    registers: {},
    knows: new Set(),
    sent: [],
    unsent: [],
  }));
  let now = 1_000_000;
  let keys = 0;

  const write = (device: Device, make: (author: Author, registers: Registers) => Writes) => {
    const author = { device: device.name, now: now + device.skew };
    const writes = rules.written(make(author, device.registers));
    const seen = Object.values(device.registers).map(([, stamp]) => stamp);
    const stamp = rules.stamp(author.now, author.device, seen);
    const knew = new Set(device.knows);
    const ids = Object.entries(writes).map(([path, value]) => {
      device.knows.add(log.length);
      return log.push({ path, value, stamp, knew }) - 1;
    });
    const registers = stamped(writes, stamp);
    device.registers = rules.merge(device.registers, registers);
    for (const [path, [value]] of Object.entries(registers)) {
      if (device.registers[path]?.[0] !== value)
        failures.push(`${author.device} lost its own ${path}`);
    }
    device.unsent.push({ registers, ids });
  };

  const deliver = (op: { registers: Registers; ids: readonly number[] }) => {
    server.registers = rules.merge(server.registers, op.registers);
    for (const id of op.ids) server.knows.add(id);
    answers.push({ registers: server.registers, knows: new Set(server.knows) });
  };
  const take = (device: Device, answer: Place) => {
    device.registers = rules.merge(device.registers, answer.registers);
    for (const id of answer.knows) device.knows.add(id);
  };
  const push = (device: Device, count: number) => {
    for (const op of device.unsent.splice(0, count)) {
      device.sent.push(op);
      deliver(op);
    }
  };

  const newKey = () => {
    keys += 1;
    return `k${keys}`;
  };
  const exerciseOf = (key: string) => ({
    key,
    exercise: 'supino-reto',
    sets: [{ key: newKey(), kind: 'normal' as const, plan: null }],
  });

  const edit = (device: Device, { what, pick, value }: Move) => {
    const workout = projectWorkout(device.registers);
    const all = Object.keys(device.registers);
    const nodes = (scope: string) => [
      ...new Set(all.flatMap((path) => (path.startsWith(scope) ? [path.split('.')[1] ?? ''] : []))),
    ];
    const exercise = nodes('e.')[pick % Math.max(1, nodes('e.').length)] ?? '';
    const set = nodes('s.')[pick % Math.max(1, nodes('s.').length)] ?? '';
    const effort = { load: value, reps: 5 };
    const shown = findSet(workout, set);
    const remove = (node: string) => (author: Author, registers: Registers) =>
      rules.remove(rules.node, registers, node, author.device);
    if (what === 0) write(device, () => addExercises(workout, [exerciseOf(newKey())]));
    else if (what === 1 && exercise) {
      write(device, () => addSet(workout, exercise, { key: newKey(), kind: 'normal', plan: null }));
    } else if (what <= 4 && shown) {
      write(device, (author, registers) => performSet(registers, set, effort, 60, author));
    } else if (what === 5 && shown?.set.done) {
      write(device, (author, registers) => correctSet(registers, workout, set, effort, author));
    } else if (what === 6 && shown?.set.done) {
      write(device, (author, registers) => unperformSet(registers, workout, set, author));
    } else if (what === 7 && set) {
      if (rules.remove === removeNode) {
        write(device, (author, registers) => removeSet(registers, set, author));
      } else write(device, remove(`s.${set}`));
    } else if (what === 8 && exercise) {
      if (rules.remove === removeNode) {
        write(device, (author, registers) => removeExercise(registers, exercise, author));
      } else write(device, remove(`e.${exercise}`));
    } else if (what === 9) {
      if (rules.remove === removeNode) {
        write(device, (author, registers) => removeWorkout(registers, author));
      } else write(device, remove(''));
    } else if (what === 10 && set) write(device, (author) => restoreSet(set, author));
    else if (what === 11 && exercise) write(device, (author) => restoreExercise(exercise, author));
    else if (what === 12) write(device, (author) => restoreWorkout(author));
  };

  const [first] = devices;
  if (first) {
    write(first, () => beginWorkout('Peito', START, [exerciseOf(newKey()), exerciseOf(newKey())]));
    push(first, 1);
    for (const device of devices) take(device, server);
  }
  for (const move of moves) {
    now += move.value % 3 === 0 ? 1 : 0;
    const device = devices[move.device % devices.length];
    if (!device) break;
    if (move.what < 13) edit(device, move);
    else if (move.what < 16) push(device, 1 + (move.pick % 3));
    else if (move.what < 19) take(device, server);
    else if (move.what === 19) {
      const again = device.sent[move.pick % Math.max(1, device.sent.length)];
      if (again) deliver(again);
    } else {
      const old = answers[move.pick % Math.max(1, answers.length)];
      if (old) take(device, old);
    }
  }
  for (const device of devices) push(device, device.unsent.length);
  for (const device of devices) take(device, server);
  return { log, failures, server, devices };
}

/** What is wrong in the end, in words; empty when the rules held. */
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

  // No interleaving hides a performance that no deleter, corrector or un-completer knew.
  const workout = projectWorkout({ ...registers, ...withoutRemovals(registers) });
  for (const [id, { path, value, stamp }] of log.entries()) {
    if (!/\.done\./.test(path) || (value && typeof value === 'object' && 'undone' in value))
      continue;
    const node = nodeOf(path);
    const known = (other: Write) => other.knew.has(id);
    if (
      log.some(
        (other) => known(other) && nodeOf(other.path) === node && /\.done\./.test(other.path),
      )
    )
      continue;
    if (chain(node).some((one) => removalsOf(one).some(known))) continue;
    if (hidden(node)) failures.push(`hides ${path} of ${stamp.join('/')}`);
    const set = findSet(workout, node.slice(2))?.set;
    if (!set?.done) failures.push(`does not show ${path} of ${stamp.join('/')}`);
  }

  // No write loses to what it replaced.
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

  // A node is hidden exactly when its removals together knew all the life in it (R3 by causality).
  const idOf = new Map(log.map(({ path, stamp }, id) => [`${path}/${stamp.join('/')}`, id]));
  const nodes = [...new Set(['', ...Object.keys(registers).map(nodeOf)])];
  const expected = new Map<string, boolean>();
  const livesIn = (node: string): number[] => {
    const own = Object.entries(registers)
      .filter(([path, [value]]) => nodeOf(path) === node && bearsLife(path, value))
      .map(([path, [, stamp]]) => idOf.get(`${path}/${stamp.join('/')}`) ?? -1);
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

/** Rule R2 once more, in other words than the code's. */
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
