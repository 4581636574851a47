import type { LoadKind } from '#domain/exercises/exercise';
import { gramsFrom, type LoadUnit, loadIn, MAX_LOAD_GRAMS } from '#domain/load';
import { type SetBlock, type SetParts, TEMPO } from '#domain/programs/prescription';
import type { SetKind } from '#domain/workouts/shape';

export type FormMeasure = 'reps' | 'time' | 'distance';
export type LoadChoice = 'none' | 'grams' | 'percent' | 'last';
export type BlockEffortChoice = 'none' | 'rir' | 'pse';

/** A block of sets while it is edited; null for an empty field. */
export interface BlockForm {
  /** Identifies the block within a sheet. */
  readonly key: number;
  readonly count: number;
  readonly kind: SetKind;
  readonly measure: FormMeasure;
  /** Repetitions, seconds or metres; `to` is null without a range. */
  readonly from: number | null;
  readonly to: number | null;
  readonly loadBy: LoadChoice;
  /** Load in the person's unit. */
  readonly load: number | null;
  readonly percent: number | null;
  readonly effort: BlockEffortChoice;
  readonly effortValue: number | null;
  /** Seconds after each set; null for the exercise's own rest. */
  readonly rest: number | null;
  readonly tempo: string;
  readonly parts: SetParts | null;
  /** The edited block; fields that the form does not show keep its values. */
  readonly origin: SetBlock | null;
}

/** The default measure of an exercise's sets. */
export function formMeasure(loadKind: LoadKind): FormMeasure {
  if (loadKind === 'time') return 'time';
  return loadKind === 'distance' ? 'distance' : 'reps';
}

const USUAL = {
  reps: { from: 8, to: 12 },
  time: { from: 30, to: null },
  distance: { from: 400, to: null },
} as const;

let made = 0;
function newKey(): number {
  made += 1;
  return made;
}

/** Three default sets, for an exercise without any. */
export function newBlock(measure: FormMeasure): BlockForm {
  return {
    key: newKey(),
    count: 3,
    kind: 'normal',
    measure,
    ...USUAL[measure],
    loadBy: 'none',
    load: null,
    percent: null,
    effort: 'none',
    effortValue: null,
    rest: null,
    tempo: '',
    parts: null,
    origin: null,
  };
}

/** Default warm-up sets. */
export function warmupBlock(measure: FormMeasure): BlockForm {
  const block = { ...newBlock(measure), kind: 'warmup', count: 2 } as const;
  return measure === 'reps' ? { ...block, from: 10, to: null } : block;
}

export function copyOfForm(block: BlockForm, count: number): BlockForm {
  return { ...block, key: newKey(), count };
}

/** The measure of a block; null without one. */
function measuredIn({ reps, seconds, meters }: SetBlock): FormMeasure | null {
  if (reps) return 'reps';
  if (seconds) return 'time';
  return meters === undefined ? null : 'distance';
}

export function blockFormOf(block: SetBlock, measure: FormMeasure, unit: LoadUnit): BlockForm {
  const { load, effort } = block;
  const by = measuredIn(block) ?? measure;
  const [from, to] =
    by === 'reps'
      ? (block.reps ?? [null, null])
      : by === 'time'
        ? (block.seconds ?? [null, null])
        : [block.meters ?? null, null];
  return {
    key: newKey(),
    count: block.count,
    kind: block.kind,
    measure: by,
    from,
    to: to === from ? null : to,
    loadBy: load?.by ?? 'none',
    load: load?.by === 'grams' ? loadIn(load.grams, unit) : null,
    percent: load?.by === 'percent' ? load.percent : null,
    effort: effort?.scale ?? 'none',
    effortValue: effort?.value ?? null,
    rest: block.rest ?? null,
    tempo: block.tempo ?? '',
    parts: block.parts ?? null,
    origin: block,
  };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));
const half = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value * 2) / 2));

function rangeOf({ from, to }: BlockForm, most: number): [number, number] | null {
  const least = from ?? to;
  if (least === null || least < 1) return null;
  const ends = [clamp(least, 1, most), clamp(to ?? least, 1, most)] as const;
  return [Math.min(...ends), Math.max(...ends)];
}

function loadOf(form: BlockForm, unit: LoadUnit): SetBlock['load'] {
  const was = form.origin?.load;
  if (form.loadBy === 'last') return { by: 'last' };
  if (form.loadBy === 'percent' && form.percent !== null) {
    return { by: 'percent', percent: half(form.percent, 1, 150) };
  }
  if (form.loadBy !== 'grams' || form.load === null) return null;
  // An unchanged load is not rounded to the displayed unit.
  if (was?.by === 'grams' && loadIn(was.grams, unit) === form.load) return was;
  return { by: 'grams', grams: clamp(gramsFrom(form.load, unit), 0, MAX_LOAD_GRAMS) };
}

/** Converts a form to a valid block. */
export function blockOfForm(form: BlockForm, unit: LoadUnit): SetBlock {
  const { measure, kind, origin, parts, tempo } = form;
  const seconds = measure === 'time' ? rangeOf(form, 86_400) : null;
  const meters = measure === 'distance' ? rangeOf(form, 1_000_000)?.[1] : undefined;
  const beside = origin && measuredIn(origin) === measure ? origin : null;
  return {
    count: clamp(form.count, 1, 20),
    kind,
    reps: measure === 'reps' ? rangeOf(form, 999) : null,
    ...(beside?.seconds ? { seconds: beside.seconds } : {}),
    ...(beside?.meters ? { meters: beside.meters } : {}),
    ...(seconds ? { seconds } : {}),
    ...(meters !== undefined ? { meters } : {}),
    load: loadOf(form, unit),
    ...(form.effort !== 'none' && form.effortValue !== null
      ? { effort: { scale: form.effort, value: half(form.effortValue, 0, 10) } }
      : {}),
    ...(form.rest === null ? {} : { rest: form.rest }),
    ...(TEMPO.test(tempo) ? { tempo } : {}),
    ...(parts ? { parts } : {}),
  };
}

/** Whether sets of this kind have parts beside their repetitions. */
export function takesParts(kind: SetKind): kind is 'drop' | 'rest_pause' | 'cluster' {
  return kind === 'drop' || kind === 'rest_pause' || kind === 'cluster';
}

const USUAL_PARTS: Record<'drop' | 'rest_pause' | 'cluster', SetParts> = {
  drop: { count: 2, percent: 20 },
  rest_pause: { count: 3, seconds: 15 },
  cluster: { count: 4, reps: 2, seconds: 15 },
};

/** The sets of a form with another technique. */
export function withKind(form: BlockForm, kind: SetKind): BlockForm {
  return { ...form, kind, parts: takesParts(kind) ? USUAL_PARTS[kind] : null };
}
