import { isConsentField } from '#domain/account/consent';
import { type HealthChoice, recordedAt, stands } from '#domain/account/health-consent';
import { cutText } from '#domain/cut-text';
import { type HealthKind, isHealthKind } from '#domain/health/health-kinds';
import { removeDay } from '#domain/programs/arrange';
import { projectProgram } from '#domain/programs/project';
import type { Batch } from '#domain/record/batch';
import type { Author, Register, Registers, Writes } from '#domain/record/registers';
import { type PastWorkout, pastWorkout } from '#domain/workouts/past';
import { KINDS, type KindName, kindOf } from '#protocol/kinds';
import type { NameUse } from '../../../interchange/matching/drafts';
import { type PlainRecord, writesOfPlain } from '../../../interchange/own/plain-record';
import { recordedIn } from '../../health/health-records';
import { newKey } from '../keys';

/** The record of a step. */
export interface StepName {
  readonly kind: KindName;
  readonly id: string;
  /** Name of the record in a failure message: title and day. */
  readonly label: string;
}

/** One record to write, in one transaction with others. */
export interface ImportStep extends StepName {
  readonly writes: readonly ((
    registers: Registers,
    author: Author,
    choice: HealthChoice,
  ) => Writes)[];
  /**
   * Whether it is health data, which is written only with a consent found in the transaction (rule
   * H1).
   */
  readonly health?: true;
}

export function workoutStep(id: string, past: PastWorkout, batch: Batch): ImportStep {
  return {
    kind: 'workout',
    id,
    label: `${past.title} (${past.start.day})`,
    writes: [(_, author) => pastWorkout(past, batch, author)],
  };
}

const LONGEST_NAME = 80;

/** Creates an exercise that the catalogue lacks as a custom one. */
export function exerciseStep(id: string, use: NameUse, batch: Batch): ImportStep {
  const { name, equipment, loadKind } = use;
  const writes = {
    name: cutText(name.trim(), LONGEST_NAME),
    primary: [],
    unilateral: false,
    ...(equipment === null ? {} : { equipment }),
    ...(loadKind === null ? {} : { loadKind }),
    batch: { ...batch },
  };
  return { kind: 'exercise', id, label: name, writes: [() => writes] };
}

/**
 * Whether a file's record is imported. Consents are not (rule L1d), nor messages, because they need
 * a link (rule G1m1).
 */
export function isBrought({ kind }: PlainRecord): boolean {
  return kind !== 'consent' && kind !== 'message';
}

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}

/**
 * The step for a record of a file in our format. Existing records stay, removed ones return.
 * Settings are imported only if none was chosen here, and consents never.
 */
export function plainStep(record: PlainRecord, label: string, batch: Batch): ImportStep | null {
  const { kind: name, id } = record;
  const kind = kindOf(name);
  if (!kind || !isKindName(name) || !isBrought(record)) return null;
  if (isHealthKind(name)) return healthStep(name, record, label, batch);
  const { steps } = writesOfPlain(kind, record);
  let taken = false;
  const writes = steps.map((step, index) => (registers: Registers, author: Author): Writes => {
    const written = step(author);
    // Later steps of the same record see what the first has written.
    if (index > 0) return taken ? written : {};
    if (kind.single) {
      return Object.fromEntries(
        Object.entries(written).filter(
          ([path]) => !Object.hasOwn(registers, path) && !isConsentField(path),
        ),
      );
    }
    const isNew = Object.keys(registers).length === 0;
    taken = isNew || kind.removedAt(kind.project(registers)) !== null;
    if (!taken) return {};
    if (isNew) return { ...written, batch: { ...batch } };
    const others = name === 'program' ? otherDays(registers, written, author) : {};
    return { ...written, ...others, batch: { ...batch }, back: author.now };
  });
  return { kind: name, id, label, writes };
}

/**
 * Removes the days of a removed ficha if the file has entirely different keys. Single-ficha files
 * create new keys, so both sets of days would appear side by side.
 */
function otherDays(registers: Registers, written: Writes, author: Author): Writes {
  const days = projectProgram(registers).days.filter(({ key }) => key !== '');
  if (days.some(({ key }) => Object.hasOwn(written, `d.${key}.order`))) return {};
  return Object.assign({}, ...days.map(({ key }) => removeDay(registers, key, author)));
}

/** The step for a body record. Existing ones stay; those erased by a withdrawal return. */
function healthStep(
  name: HealthKind,
  record: PlainRecord,
  label: string,
  batch: Batch,
): ImportStep | null {
  const said = Object.entries(record.values).map(([path, value]): [string, Register] => [
    path,
    [value, [0, 0, 'file']],
  ]);
  // The recording time may be missing or wrong, so it is set below.
  const sound = recordedIn(name, { ...Object.fromEntries(said), at: [0, [0, 0, 'file']] });
  if (sound === null) return null;
  const { steps } = writesOfPlain(KINDS[name], record);
  const writes = steps.map(
    (step) => (registers: Registers, author: Author, choice: HealthChoice) => {
      const here = recordedIn(name, registers);
      if (here !== null && stands(here, choice)) return {};
      const written = step(author);
      // A time before a withdrawal would cause immediate erasure, and a future one would survive
      // the next withdrawal.
      const { at } = written;
      const lasts = typeof at === 'number' && at <= author.now && stands(at, choice);
      return {
        ...written,
        at: lasts ? at : recordedAt(author.now, choice),
        batch: { ...batch },
        ...(Object.keys(registers).length === 0 ? {} : { back: author.now }),
      };
    },
  );
  return { kind: name, id: record.id, label, writes, health: true };
}

/** A random id for an import, short because every record contains it. */
export function newBatchId(): string {
  return `${newKey()}${newKey()}`;
}
