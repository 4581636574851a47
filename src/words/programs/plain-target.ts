import type { LoadUnit } from '#domain/load';
import type { Prescription, SetBlock } from '#domain/programs/prescription';
import { formatLoad } from '../format/load';
import { formatNumber } from '../format/number';
import { blockWords, restWords } from './prescription';

/**
 * A prescription for people who begin: "2 séries de 12 a 15 repetições; descanse 1:30; pare com 3
 * sobrando". Blocks with a technique keep their short form.
 */
export function plainPrescription(prescription: Prescription, unit: LoadUnit): string {
  return prescription.map((block) => plainBlock(block, unit)).join('. ');
}

function plainBlock(block: SetBlock, unit: LoadUnit): string {
  const amount = amountOf(block);
  const { load, rest, effort, tempo } = block;
  if (amount === null || tempo !== undefined || load?.by === 'percent') {
    return blockWords(block, unit);
  }
  const sets = block.count === 1 ? '1 série' : `${block.count} séries`;
  const kind = block.kind === 'warmup' ? ' de aquecimento,' : '';
  const loaded = load?.by === 'grams' ? ` com ${formatLoad(load.grams, unit)}` : '';
  const left = effort && (effort.scale === 'rir' ? effort.value : 10 - effort.value);
  return [
    `${sets}${kind} de ${amount}${loaded}`,
    rest === undefined ? '' : rest === 0 ? 'sem descanso' : `descanse ${restWords(rest)}`,
    left === undefined ? '' : stopWords(left),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** "12 a 15 repetições", "30 segundos"; null for a block that has no plain form. */
function amountOf({ kind, reps, seconds, meters, parts }: SetBlock): string | null {
  const isPlain = kind === 'normal' || kind === 'warmup';
  if (!isPlain || parts || meters !== undefined || Boolean(reps) === Boolean(seconds)) return null;
  if (reps) return `${rangeOf(reps)} ${reps[1] === 1 ? 'repetição' : 'repetições'}`;
  return seconds && seconds[1] < 120 ? `${rangeOf(seconds)} segundos` : null;
}

function rangeOf([least, most]: readonly [number, number]): string {
  return least === most ? String(most) : `${least} a ${most}`;
}

/** When to stop a set: "pare com 3 sobrando". */
function stopWords(left: number): string {
  return left === 0 ? 'vá até não sair mais nenhuma' : `pare com ${formatNumber(left)} sobrando`;
}
