import { fateOf, removeNode } from '#domain/record/deletion';
import type { Author, Registers, Writes } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import {
  removeExercise,
  removeSet,
  removeWorkout,
  restoreExercise,
  restoreSet,
  restoreWorkout,
} from '#domain/workouts/arrange';
import { addExercises, addSet, beginWorkout } from '#domain/workouts/begin';
import { correctSet, findSet, performSet, unperformSet } from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import { workoutRules } from '#domain/workouts/rules';
import { nextStamp } from '#protocol/clock';
import { mergeRegisters, stamped } from '#protocol/merge';

/** The rules under test; a sabotaged simulation changes one of them. */
export interface StarRules {
  readonly node: typeof workoutRules;
  readonly fate: typeof fateOf;
  readonly remove: typeof removeNode;
  readonly merge: (base: Registers, incoming: Registers) => Registers;
  readonly stamp: typeof nextStamp;
  /** Changes the writes of a command before they are stored. */
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

/** One move of the game; every number is taken modulo the number of choices. */
export interface Move {
  readonly device: number;
  readonly what: number;
  readonly pick: number;
  readonly value: number;
}

export interface Write {
  readonly path: string;
  readonly value: Writes[string];
  readonly stamp: Stamp;
  /** The writes that the writer knew: "seen" by causality, not by version vectors. */
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
 * Devices that edit one workout with the real commands and exchange registers through a server.
 * Exchanges include whole prefixes of their ops, late repetitions, and old answers.
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
