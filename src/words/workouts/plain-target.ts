import type { EffortTarget } from '#domain/programs/prescription';
import type { SetKind, SetTarget } from '#domain/workouts/shape';
import { formatNumber } from '../format/number';

type Range = readonly [least: number, most: number];

interface Amount {
  readonly reps?: Range | null | undefined;
  readonly seconds?: Range | null | undefined;
}

/** The target of a set for people who begin: "12 a 15 repetições; pare com 3 sobrando". */
export function plainTarget(target: SetTarget, kind: SetKind): string | null {
  const { effort, percent, tempo, parts } = target;
  const isPlain = percent === undefined && tempo === undefined && !parts;
  const amount = isPlain ? plainAmount(target, kind) : null;
  if (amount === null) return null;
  return effort ? `${amount}; ${stopWords(effort)}` : amount;
}

/** "12 a 15 repetições", "30 segundos"; null for a set that has no plain form. */
export function plainAmount({ reps, seconds }: Amount, kind: SetKind): string | null {
  const isPlain = kind === 'normal' || kind === 'warmup';
  if (!isPlain || Boolean(reps) === Boolean(seconds)) return null;
  if (reps) return `${rangeOf(reps)} ${reps[1] === 1 ? 'repetição' : 'repetições'}`;
  return seconds && seconds[1] < 120 ? `${rangeOf(seconds)} segundos` : null;
}

function rangeOf([least, most]: Range): string {
  return least === most ? String(most) : `${least} a ${most}`;
}

/** When to stop a set: "pare com 3 sobrando". */
export function stopWords({ scale, value }: EffortTarget): string {
  const left = scale === 'rir' ? value : 10 - value;
  return left === 0 ? 'vá até não sair mais nenhuma' : `pare com ${formatNumber(left)} sobrando`;
}
