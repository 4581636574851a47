import { createHash } from 'node:crypto';
import { agree } from '#domain/account/health-consent';
import type { Preferences } from '#domain/account/preference-choices';
import { type GymDraft, gymWrites } from '#domain/gyms/gym';
import { kitOf } from '#domain/gyms/kits';
import { painWrites } from '#domain/health/pain';
import { addDays, localDay, startOfWeek } from '#domain/local-day';
import type { Writes } from '#domain/record/registers';
import type { KindName } from '#protocol/kinds';
import { spaceOf } from '#protocol/space';
import type { WireOp } from '#protocol/sync';
import { bodyRecords } from './body';
import { ZONE } from './calendar';
import { createChance } from './chance';
import { fichaOf } from './ficha';
import { healthRecords } from './health';
import { createNotebook, type Notebook } from './notebook';
import type { SamplePerson } from './people';
import { professionalRecord } from './professional';
import type { Programme } from './programme';
import { trainingsOf } from './training';

/** The gym of all sample people. */
const GYM: GymDraft = { name: 'Academia do bairro', ...kitOf('complete', 'kg') };

/** Time since a sample professional published her page, ms. */
const PUBLISHED_BEFORE = 100 * 86_400_000;

/** The records of a sample person, as a device would send them. */
export function seedRecordsOf(person: SamplePerson, userId: string, now: number): WireOp[] {
  const { programme, preferences, email, professional } = person;
  const op = (kind: KindName, record: string, { registers, stamp }: Notebook): WireOp => ({
    id: `${kind}:${record}`,
    space: spaceOf(userId),
    kind,
    record,
    stamp,
    full: { ...registers },
  });
  if (professional) {
    const at = now - PUBLISHED_BEFORE;
    return [op('professional', 'self', written(at, professionalRecord(professional, at)))];
  }
  if (!programme) return [];
  const joinedAt = beginningOf(programme, now);
  const ownExercise = idAt(joinedAt, `${email}/exercise`);
  const ops: WireOp[] = [];
  if (programme.ownExercise) {
    ops.push(op('exercise', ownExercise, written(joinedAt, { ...programme.ownExercise })));
  }
  const ficha = {
    id: idAt(joinedAt, `${email}/program`),
    ...fichaOf(programme, ownExercise, joinedAt),
  };
  const program = { id: ficha.id, since: localDay(joinedAt, ZONE) };
  const gym = idAt(joinedAt, `${email}/gym`);
  const consent = person.measured || person.hurt ? agree(joinedAt) : {};
  const choices = { ...choicesOf(preferences ?? {}), program, gym, ...consent };
  ops.push(op('preferences', 'self', written(joinedAt, choices)));
  ops.push(op('gym', gym, written(joinedAt, gymWrites(GYM))));
  ops.push(op('program', ficha.id, ficha.notebook));
  const trainings = trainingsOf(programme, email, { ownExercise, ficha }, now);
  for (const { startedAt, notebook } of trainings) {
    ops.push(op('workout', idAt(startedAt, `${email}/workout`), notebook));
  }
  const newest = trainings.at(-1);
  if (person.hurt && newest) {
    const { startedAt } = newest;
    // The entry of a running workout exists immediately.
    const at = Math.min(startedAt + 2 * 3_600_000, now);
    const told = { ...painWrites({ ...person.hurt, day: localDay(startedAt, ZONE) }), at };
    ops.push(op('pain', idAt(startedAt, `${email}/workout`), written(at, told)));
  }
  if (person.measured) {
    const told = healthRecords(joinedAt, person.birthDate);
    const body = bodyRecords(joinedAt, now, createChance(`${email}/body`));
    for (const { kind, at, writes } of [...body, ...told]) {
      ops.push(op(kind, idAt(at, `${email}/${kind}`), written(at, writes)));
    }
  }
  return ops;
}

function written(now: number, writes: Writes): Notebook {
  const notebook = createNotebook();
  notebook.write(now, () => writes);
  return notebook;
}

function choicesOf({ unit, weekStart, restSeconds, exercises = {} }: Partial<Preferences>): Writes {
  const choices: Record<string, Writes[string]> = {};
  if (unit) choices.unit = unit;
  if (weekStart) choices.weekStart = weekStart;
  if (restSeconds) choices.rest = restSeconds;
  for (const [id, choice] of Object.entries(exercises)) {
    if (choice.restSeconds) choices[`x.${id}.rest`] = choice.restSeconds;
    if (choice.stepGrams) choices[`x.${id}.step`] = choice.stepGrams;
  }
  return choices;
}

/** The early Monday morning on which the programme started. */
export function beginningOf({ weeks }: Programme, now: number): number {
  const monday = addDays(startOfWeek(localDay(now, ZONE)), -7 * weeks);
  return Date.parse(`${monday}T06:00:00-03:00`);
}

/** A version-7 UUID (RFC 9562) with a random part from a text, so it is equal in every run. */
function idAt(ms: number, text: string): string {
  const time = ms.toString(16).padStart(12, '0');
  const drawn = createHash('sha256').update(`${ms}/${text}`).digest('hex');
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${drawn.slice(0, 3)}`,
    `8${drawn.slice(3, 6)}`,
    drawn.slice(6, 18),
  ].join('-');
}
