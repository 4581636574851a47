import type { LoadUnit } from '#domain/load';
import type { Prescription, SetBlock } from '#domain/programs/prescription';
import { formatLoad } from '../format/load';
import { plainAmount, stopWords } from '../workouts/plain-target';
import { type Planned, plannedLoads, plannedWords } from './day-plan';
import { blockWords, restWords } from './prescription';

/**
 * A prescription for people who begin: "2 séries de 12 a 15 repetições; descanse 1:30; pare com 3
 * sobrando". Blocks with a technique keep their short form.
 */
export function plainPrescription(prescription: Prescription, unit: LoadUnit): string {
  return prescription
    .map((block) => {
      const written = block.load?.by === 'grams' ? formatLoad(block.load.grams, unit) : '';
      return plainBlock(block, written) ?? blockWords(block, unit);
    })
    .join('. ');
}

/**
 * An exercise of a day for people who begin, with today's loads and without rests. For example:
 * "2 séries de 12 a 15 repetições com 20 kg; pare com 3 sobrando".
 */
export function plainPlan(
  prescription: Prescription,
  sets: readonly Planned[],
  unit: LoadUnit,
): string {
  const [only, ...others] = prescription.filter(({ kind }) => kind !== 'warmup');
  const plain =
    only && others.length === 0 ? plainBlock(only, plannedLoads(sets, unit), false) : null;
  return plain ?? plannedWords(prescription, sets, unit);
}

/** Null for a block that has no plain form. */
function plainBlock(block: SetBlock, load: string, withRest = true): string | null {
  const { rest, effort, tempo, meters, parts } = block;
  const isPlain = tempo === undefined && meters === undefined && !parts;
  const amount = isPlain && block.load?.by !== 'percent' ? plainAmount(block, block.kind) : null;
  if (amount === null) return null;
  const sets = block.count === 1 ? '1 série' : `${block.count} séries`;
  const kind = block.kind === 'warmup' ? ' de aquecimento,' : '';
  const isRestSaid = withRest && rest !== undefined;
  return [
    `${sets}${kind} de ${amount}${load === '' ? '' : ` com ${load}`}`,
    isRestSaid ? (rest === 0 ? 'sem descanso' : `descanse ${restWords(rest)}`) : '',
    effort ? stopWords(effort) : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}
