import type { Json } from '../../record/registers';
import type { ProgramDraft, ProgramExerciseDraft } from '../draft';
import type { LoadTarget, Prescription, SetBlock } from '../prescription';
import type { Rule } from '../rule';
import {
  GOAL_LETTERS,
  KIND_LETTERS,
  LEVEL_LETTERS,
  RULE_LETTERS,
  SCHEDULE_LETTERS,
} from './letters';
import type { OwnOf, SharedExercise } from './shape';

export const CODE_VERSION = 1;

/**
 * A ficha as a short text: JSON arrays by position, without keys and device-specific orders. Each
 * exercise appears once, own ones with their definition in place of their id. Equal fichas give
 * equal texts on every device.
 */
export function encodeProgram(draft: ProgramDraft, ownOf: OwnOf): string {
  const table = new Map<string, number>();
  const numberOf = (id: string) => {
    const known = table.get(id) ?? table.size;
    table.set(id, known);
    return known;
  };
  const days = draft.days.map(({ title, note, weekdays, exercises }) => {
    const groups = new Map<string, number>();
    const entries = exercises.map((entry) => exerciseCode(entry, groups, numberOf));
    return short([title, note, [...weekdays], entries]);
  });
  const exercises = [...table.keys()].map((id): Json => {
    const own = ownOf(id);
    return own ? ownCode(own) : id;
  });
  const weeks = Object.entries(draft.weekOf).map(([week, { label, deload }]) =>
    short([Number(week), label, deload]),
  );
  const head = [
    draft.title,
    draft.note,
    draft.goal && GOAL_LETTERS[draft.goal],
    draft.level && LEVEL_LETTERS[draft.level],
    SCHEDULE_LETTERS[draft.schedule],
    draft.weeks,
    weeks,
    draft.template,
  ];
  return JSON.stringify([CODE_VERSION, short(head), exercises, days]);
}

/** The list without empty fields at its end. */
function short(fields: readonly Json[]): Json[] {
  const kept = [...fields];
  while (isEmpty(kept.at(-1))) kept.pop();
  return kept;
}

function isEmpty(value: Json | undefined): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function exerciseCode(
  entry: ProgramExerciseDraft,
  groups: Map<string, number>,
  numberOf: (id: string) => number,
): Json {
  const { exercise, group, sets, weeks, restSeconds, note, alternatives, rule, video } = entry;
  if (group !== null && !groups.has(group)) groups.set(group, groups.size);
  return short([
    numberOf(exercise),
    setsCode(sets),
    group === null ? null : (groups.get(group) ?? null),
    restSeconds,
    note,
    alternatives.map(numberOf),
    rule && ruleCode(rule),
    Object.entries(weeks).map(([week, others]) => [Number(week), setsCode(others)]),
    // Earlier readers ignore it.
    video ?? null,
  ]);
}

function setsCode(sets: Prescription): Json {
  return sets.map(blockCode);
}

function blockCode(block: SetBlock): Json {
  const { count, kind, reps, load, rest, effort, seconds, meters, tempo, parts } = block;
  return short([
    count,
    KIND_LETTERS[kind],
    reps && rangeCode(reps),
    load && loadCode(load),
    rest ?? null,
    effort ? (effort.scale === 'rir' ? effort.value : [effort.value]) : null,
    seconds ? rangeCode(seconds) : null,
    meters ?? null,
    tempo ?? null,
    // An empty list would read as no parts, so the count comes first.
    parts
      ? short([parts.count, parts.reps ?? null, parts.seconds ?? null, parts.percent ?? null])
      : null,
  ]);
}

function rangeCode([from, to]: readonly [number, number]): Json {
  return from === to ? from : [from, to];
}

function loadCode(load: LoadTarget): Json {
  if (load.by === 'grams') return load.grams;
  return load.by === 'percent' ? [load.percent] : 'l';
}

function ruleCode(rule: Rule): Json {
  const { type, step, every, waves, backoff, stalls, deload } = rule;
  return short([
    RULE_LETTERS[type],
    step ?? null,
    every ?? null,
    waves ?? null,
    backoff ?? null,
    stalls ?? null,
    deload ?? null,
  ]);
}

function ownCode(own: SharedExercise): Json {
  const { name, aliases, primary, secondary, equipment, mechanic } = own;
  const { unilateral, bodyweightShare, loadKind, stepGrams, video = '', like = '' } = own;
  return short([
    name,
    [...aliases],
    [...primary],
    [...secondary],
    equipment,
    mechanic,
    unilateral ? 1 : null,
    bodyweightShare,
    loadKind,
    stepGrams,
    video,
    like,
  ]);
}
