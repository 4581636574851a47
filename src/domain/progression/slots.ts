import type { Prescription, SetBlock } from '../programs/prescription';
import type { SetKind, SetTarget } from '../workouts/shape';

/** One prescribed set. */
export interface Slot {
  readonly block: SetBlock;
  readonly kind: SetKind;
  /** 0 for the set itself, 1 for the first lighter part of a drop set, and so on. */
  readonly drop: number;
  readonly target: SetTarget | null;
  readonly restSeconds: number | null;
}

/** Maximum number of sets listed one by one in an advice. */
export const MOST_FIGURES = 20;

function targetOf(block: SetBlock): SetTarget | null {
  const { kind, reps, seconds, load, effort, tempo, parts } = block;
  const target: SetTarget = {
    ...(reps ? { reps: [reps[0], reps[1]] as const } : {}),
    ...(seconds ? { seconds: [seconds[0], seconds[1]] as const } : {}),
    ...(effort ? { effort: { ...effort } } : {}),
    ...(load?.by === 'percent' ? { percent: load.percent } : {}),
    ...(tempo === undefined ? {} : { tempo }),
    ...(parts && kind !== 'drop' ? { parts: partsOf(parts) } : {}),
  };
  return Object.keys(target).length > 0 ? target : null;
}

function partsOf({ count, reps, seconds }: NonNullable<SetBlock['parts']>) {
  return {
    count,
    ...(reps === undefined ? {} : { reps }),
    ...(seconds === undefined ? {} : { seconds }),
  };
}

/**
 * A prescription set by set. A drop set is the set itself and, without a rest, its lighter ones
 * (one by default). The rest follows the last of them.
 */
export function slotsOf(prescription: Prescription): Slot[] {
  return prescription.flatMap((block) => {
    const restSeconds = block.rest ?? null;
    const target = targetOf(block);
    const alone = [{ block, kind: block.kind, drop: 0, target, restSeconds }];
    const once = block.kind === 'drop' ? dropSlots(block, target, restSeconds) : alone;
    return Array.from({ length: block.count }, () => once).flat();
  });
}

function dropSlots(block: SetBlock, target: SetTarget | null, restSeconds: number | null): Slot[] {
  const lighter = block.parts?.count ?? 1;
  return Array.from({ length: lighter + 1 }, (_, drop) => ({
    block,
    kind: drop === 0 ? ('normal' as const) : ('drop' as const),
    drop,
    target,
    restSeconds: drop === lighter ? restSeconds : 0,
  }));
}

/** Whether the rule applies to it: neither a warm-up nor the lighter part of a drop set. */
export function isWorking({ kind, drop }: Slot): boolean {
  return kind !== 'warmup' && drop === 0;
}

/** Unit of a set's count. */
export type Measure = 'reps' | 'seconds' | 'meters';

/** The unit of a block's counts; repetitions by default. */
export function measureOf({ reps, seconds, meters }: SetBlock): Measure {
  if (reps === null && seconds) return 'seconds';
  return reps === null && meters !== undefined ? 'meters' : 'reps';
}

/** The least and the most of a prescription; null for as many as possible, or for none. */
export function rangeOf(block: SetBlock): readonly [number, number] | null {
  const measure = measureOf(block);
  if (measure === 'meters') return block.meters === undefined ? null : [block.meters, block.meters];
  return (measure === 'seconds' ? block.seconds : block.reps) ?? null;
}

/** The least or the most of each set as a figure of an advice, "10 10 10"; null when it is open. */
export function aimFigure(slots: readonly Slot[], which: 'least' | 'most'): string | null {
  const aims = slots
    .slice(0, MOST_FIGURES)
    .map(({ block }) => rangeOf(block)?.[which === 'least' ? 0 : 1]);
  return aims.every((aim) => aim !== undefined) ? aims.join(' ') : null;
}
