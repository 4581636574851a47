import * as v from 'valibot';
import { CODE_VERSION } from './encode';
import {
  GOAL_LETTERS,
  KIND_LETTERS,
  LEVEL_LETTERS,
  RULE_LETTERS,
  SCHEDULE_LETTERS,
  wordOf,
} from './letters';
import { draftSchema, sharedExerciseSchema } from './schema';
import type { CodeFault, SharedProgram } from './shape';

/** Maximum characters of a code, equal to the maximum bytes of a record. */
export const LONGEST_CODE = 128 * 1024;

type Fields = readonly unknown[];

/**
 * The ficha of a code of `encodeProgram`, or the fault. Never throws, and never returns a ficha
 * that the schemas would refuse.
 */
export function decodeProgram(text: string): SharedProgram | { readonly fault: CodeFault } {
  if (text.length > LONGEST_CODE) return { fault: 'too_large' };
  const code = listOf(parseJson(text));
  const version = code[0];
  if (typeof version !== 'number') return { fault: 'broken' };
  if (version !== CODE_VERSION) return { fault: version > CODE_VERSION ? 'newer' : 'broken' };
  const named = listOf(code[2]).map((one, index) =>
    typeof one === 'string' ? { id: one } : { id: `own-${index}`, own: ownFrom(listOf(one)) },
  );
  const idOf = (place: unknown) => (typeof place === 'number' ? named[place]?.id : undefined);
  const draft = v.safeParse(draftSchema, programFrom(listOf(code[1]), listOf(code[3]), idOf));
  const own = named.flatMap(({ id, own: exercise }) => (exercise ? [{ id, exercise }] : []));
  const shared = v.safeParse(
    v.array(v.strictObject({ id: v.string(), exercise: sharedExerciseSchema })),
    own,
  );
  if (!draft.success || !shared.success) return { fault: 'broken' };
  return { draft: draft.output, own: shared.output };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): Fields {
  return Array.isArray(value) ? value : [];
}

type IdOf = (place: unknown) => unknown;

function programFrom(head: Fields, days: Fields, idOf: IdOf): unknown {
  const [title = '', note = '', goal, level, schedule, weeks, weekOf, template = null] = head;
  return {
    title,
    note,
    goal: goal == null ? null : wordOf(GOAL_LETTERS, goal),
    level: level == null ? null : wordOf(LEVEL_LETTERS, level),
    schedule: wordOf(SCHEDULE_LETTERS, schedule),
    weeks,
    weekOf: Object.fromEntries(
      listOf(weekOf).map((one) => {
        const [week, label = '', deload = null] = listOf(one);
        return [String(week), { label, deload }];
      }),
    ),
    days: days.map((day) => dayFrom(listOf(day), idOf)),
    template,
  };
}

function dayFrom([title = '', note = '', weekdays, exercises]: Fields, idOf: IdOf): unknown {
  return {
    title,
    note,
    weekdays: listOf(weekdays),
    exercises: listOf(exercises).map((one) => exerciseFrom(listOf(one), idOf)),
  };
}

function exerciseFrom(fields: Fields, idOf: IdOf): unknown {
  const [exercise, sets, group, rest = null, note = '', alternatives, rule, weeks, video] = fields;
  return {
    exercise: idOf(exercise),
    group: typeof group === 'number' ? `g${group}` : null,
    sets: setsFrom(sets),
    weeks: Object.fromEntries(
      listOf(weeks).map((one) => {
        const [week, others] = listOf(one);
        return [String(week), setsFrom(others)];
      }),
    ),
    restSeconds: rest,
    note,
    alternatives: listOf(alternatives).map(idOf),
    rule: rule == null ? null : ruleFrom(listOf(rule)),
    ...said({ video }),
  };
}

function setsFrom(value: unknown): unknown {
  return listOf(value).map((one) => blockFrom(listOf(one)));
}

function blockFrom(fields: Fields): unknown {
  const [count, kind, reps, load, rest, effort, seconds, meters, tempo, parts] = fields;
  return {
    count,
    kind: wordOf(KIND_LETTERS, kind),
    reps: reps == null ? null : rangeFrom(reps),
    load: load == null ? null : loadFrom(load),
    ...said({
      rest,
      effort: effort == null ? null : effortFrom(effort),
      seconds: seconds == null ? null : rangeFrom(seconds),
      meters,
      tempo,
      parts: parts == null ? null : partsFrom(listOf(parts)),
    }),
  };
}

/** Without unset fields, which the schemas require to be absent. */
function said(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}

function rangeFrom(value: unknown): unknown {
  return Array.isArray(value) ? value : [value, value];
}

function loadFrom(value: unknown): unknown {
  if (value === 'l') return { by: 'last' };
  return Array.isArray(value)
    ? { by: 'percent', percent: value[0] }
    : { by: 'grams', grams: value };
}

function effortFrom(value: unknown): unknown {
  return Array.isArray(value) ? { scale: 'pse', value: value[0] } : { scale: 'rir', value };
}

function partsFrom([count, reps, seconds, percent]: Fields): unknown {
  return { count, ...said({ reps, seconds, percent }) };
}

function ruleFrom([type, step, every, waves, backoff, stalls, deload]: Fields): unknown {
  return {
    type: wordOf(RULE_LETTERS, type),
    ...said({ step, every, waves, backoff, stalls, deload }),
  };
}

function ownFrom(fields: Fields): unknown {
  const [name, aliases, primary, secondary, equipment = null, mechanic = null] = fields;
  const [unilateral, bodyweightShare = null, loadKind = null, stepGrams = null] = fields.slice(6);
  const [video = '', like = ''] = fields.slice(10);
  return {
    name,
    aliases: listOf(aliases),
    primary: listOf(primary),
    secondary: listOf(secondary),
    equipment,
    mechanic,
    unilateral: unilateral === 1,
    bodyweightShare,
    loadKind,
    stepGrams,
    video,
    like,
  };
}
