import { isConsentField } from '#domain/consent';
import { cutText } from '#domain/cut-text';
import { type HealthChoice, recordedAt, stands } from '#domain/health-consent';
import { type HealthKind, isHealthKind } from '#domain/health-kinds';
import { removeDay } from '#domain/program/arrange';
import { projectProgram } from '#domain/program/project';
import type { Batch } from '#domain/record/batch';
import type { Author, Register, Registers, Writes } from '#domain/record/registers';
import { type PastWorkout, pastWorkout } from '#domain/workout/past';
import { KINDS, type KindName, kindOf } from '#protocol/kinds';
import type { NameUse } from '../../interchange/drafts';
import { type PlainRecord, writesOfPlain } from '../../interchange/plain-record';
import { recordedIn } from '../health-records';
import { newKey } from './keys';

/** One record to be written, in one transaction with others. */
export interface ImportStep {
  readonly kind: KindName;
  readonly id: string;
  /** Name of the record for a failure message: title and day. */
  readonly label: string;
  readonly writes: readonly ((
    registers: Registers,
    author: Author,
    choice: HealthChoice,
  ) => Writes)[];
  /** Health data: written only under a consent, which the transaction looks at (rule H1). */
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

/** An exercise that the catalogue does not have, as one of the person's own. */
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
 * Files bring no consents (rule L1) and no messages, which belong to a link that no file creates
 * (rule G1m).
 */
export function isBrought({ kind }: PlainRecord): boolean {
  return kind !== 'consent' && kind !== 'message';
}

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}

/**
 * The step for a record of our own file. Existing records stay, removed ones return. Settings are
 * taken only where none was chosen here, and never a consent.
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
    // The later steps of a record find what the first has just written.
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
 * Removes the days of a removed ficha if the file's are all different. A file of one ficha gives
 * its days new keys, and both would return side by side.
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
  // When it was recorded may be missing, or wrong: it is set below.
  const sound = recordedIn(name, { ...Object.fromEntries(said), at: [0, [0, 0, 'file']] });
  if (sound === null) return null;
  const { steps } = writesOfPlain(KINDS[name], record);
  const writes = steps.map(
    (step) => (registers: Registers, author: Author, choice: HealthChoice) => {
      const here = recordedIn(name, registers);
      if (here !== null && stands(here, choice)) return {};
      const written = step(author);
      // Recorded before a withdrawal it would fall at once, and after today it would outlive the next.
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

/** A name for an import, short because every record carries it. */
export function newBatchId(): string {
  return `${newKey()}${newKey()}`;
}
