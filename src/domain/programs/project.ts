import * as v from 'valibot';
import { videoIn } from '../exercises/video-link';
import { batchPart } from '../record/batch';
import { fateOf } from '../record/deletion';
import { day } from '../record/fields';
import { byOrder } from '../record/order';
import { type Json, type Registers, valueAt } from '../record/registers';
import { draftForSchema } from './draft-for';
import {
  alternativesSchema,
  contentSchema,
  orderSchema,
  PROGRAM_LIMITS,
  placeSchema,
  weekdaysSchema,
  weekIn,
  weekSchema,
} from './paths';
import { type Prescription, prescriptionSchema } from './prescription';
import { ruleSchema } from './rule';
import { programRules } from './rules';
import {
  GOALS,
  LEVELS,
  type Program,
  type ProgramDay,
  type ProgramExercise,
  type ProgramWeek,
  SCHEDULES,
} from './shape';

const LAST = 'z';
/** The day of exercises that have no known day. */
const STRAY = '';

/** The parsed value; null if missing or invalid. */
function read<T>(schema: v.GenericSchema<unknown, T>, value: Json | undefined): T | null {
  if (value === undefined || value === null) return null;
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function oneOf<T extends string>(options: readonly T[], value: Json | undefined): T | null {
  return options.find((option) => option === value) ?? null;
}

function keysOf(registers: Registers, scope: 'd' | 'e'): string[] {
  const nodes = Object.keys(registers).map(programRules.nodeOf);
  return [...new Set(nodes.filter((node) => node.startsWith(`${scope}.`)))].map((node) =>
    node.slice(2),
  );
}

type Weeks = Record<number, Prescription>;

/** The sets of single weeks by the node of their exercise. */
function readExerciseWeeks(registers: Registers): ReadonlyMap<string, Weeks> {
  const found = new Map<string, Weeks>();
  for (const path of Object.keys(registers)) {
    const number = path.includes('.week.') ? weekIn(path) : null;
    const sets = number === null ? null : read(prescriptionSchema, valueAt(registers, path));
    if (number === null || !sets) continue;
    const node = programRules.nodeOf(path);
    found.set(node, { ...found.get(node), [number]: sets });
  }
  return found;
}

function readExercise(
  registers: Registers,
  key: string,
  weeks: Weeks,
  returned: boolean,
): ProgramExercise {
  const at = (field: string) => valueAt(registers, `e.${key}.${field}`);
  const rest = at('rest');
  const group = at('group');
  const video = videoIn(at('video'));
  return {
    key,
    order: read(placeSchema, at('place'))?.[1] ?? LAST,
    exercise: text(at('exercise')) || null,
    group: typeof group === 'string' ? group : null,
    sets: read(prescriptionSchema, at('sets')) ?? [],
    weeks,
    restSeconds: typeof rest === 'number' ? rest : null,
    note: text(at('note')),
    alternatives: read(alternativesSchema, at('alternatives')) ?? [],
    rule: read(ruleSchema, at('rule')),
    ...(video === null ? {} : { video }),
    returned,
  };
}

function readWeeks(registers: Registers): Record<number, ProgramWeek> {
  const weeks: Record<number, ProgramWeek> = {};
  for (const path of Object.keys(registers)) {
    const number = path.startsWith('w.') ? weekIn(path) : null;
    const week = number === null ? null : read(weekSchema, valueAt(registers, path));
    if (number !== null && week) weeks[number] = week;
  }
  return weeks;
}

/** End, review and, for a draft, its student; empty where nothing is set. */
function coachingOf(
  registers: Registers,
): Pick<Program, 'ends' | 'review' | 'draftFor' | 'draftBase'> {
  const at = (path: string) => valueAt(registers, path);
  const ends = read(day, at('ends'));
  const review = read(day, at('review'));
  const draftFor = read(draftForSchema, at('draftFor'));
  const draftBase = draftFor && read(contentSchema, at('draftBase'));
  return {
    ...(ends ? { ends } : {}),
    ...(review ? { review } : {}),
    ...(draftFor ? { draftFor } : {}),
    ...(draftBase ? { draftBase } : {}),
  };
}

/** A valid ficha from any mixture of registers, without hidden days and exercises (R3a). */
export function projectProgram(registers: Registers): Program {
  const fate = fateOf(programRules, registers);
  const weeksOf = readExerciseWeeks(registers);
  const exercisesOf = new Map<string, ProgramExercise[]>();
  for (const key of keysOf(registers, 'e')) {
    const node = `e.${key}`;
    const parent = programRules.parentOf(node, registers);
    if (fate.hidden.has(node) || fate.hidden.has(parent)) continue;
    const day = parent.slice(2) || STRAY;
    const found = exercisesOf.get(day) ?? [];
    found.push(readExercise(registers, key, weeksOf.get(node) ?? {}, fate.returned.has(node)));
    exercisesOf.set(day, found);
  }
  const dayAt = (key: string): ProgramDay => {
    const at = (field: string) => valueAt(registers, `d.${key}.${field}`);
    return {
      key,
      order: read(orderSchema, at('order')) ?? LAST,
      title: text(at('title')),
      note: text(at('note')),
      weekdays: [...new Set(read(weekdaysSchema, at('weekdays')) ?? [])].sort(),
      exercises: (exercisesOf.get(key) ?? []).sort(byOrder),
      returned: fate.returned.has(`d.${key}`),
    };
  };
  const days = keysOf(registers, 'd')
    .filter((key) => !fate.hidden.has(`d.${key}`))
    .map(dayAt);
  if (exercisesOf.has(STRAY)) days.push(dayAt(STRAY));
  const at = (path: string) => valueAt(registers, path);
  const weeks = at('weeks');
  const created = at('created');
  return {
    title: text(at('title')),
    note: text(at('note')),
    goal: oneOf(GOALS, at('goal')),
    level: oneOf(LEVELS, at('level')),
    schedule: oneOf(SCHEDULES, at('schedule')) ?? 'letter',
    weeks: typeof weeks === 'number' ? Math.min(PROGRAM_LIMITS.weeks, Math.max(1, weeks)) : 1,
    weekOf: readWeeks(registers),
    days: days.sort(byOrder),
    createdAt: typeof created === 'number' ? created : 0,
    template: text(at('template')) || null,
    returned: fate.returned.has(''),
    removedAt: fate.removedAt,
    ...batchPart(at('batch')),
    ...coachingOf(registers),
  };
}
