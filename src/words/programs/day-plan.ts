import type { LoadUnit } from '#domain/load';
import { daysBetween, type LocalDay } from '#domain/local-day';
import type { Prescription } from '#domain/programs/prescription';
import type { NextDay } from '#domain/programs/schedule';
import type { Effort, SetKind } from '#domain/workouts/shape';
import { numericDay, relativeDay, weekdayName } from '../format/day';
import { formatLoad, formatLoadFigure } from '../format/load';
import { plural } from '../format/plural';
import { countWords, loadTargetWords } from './prescription';

export interface Planned {
  readonly kind: SetKind;
  readonly plan: Effort;
}

/** An exercise of a day in short: "4 × 8–10 · 82,5 kg", "4 séries · 60–80 kg". */
export function plannedWords(
  prescription: Prescription,
  sets: readonly Planned[],
  unit: LoadUnit,
): string {
  const asked = prescription.filter(({ kind }) => kind !== 'warmup');
  const count = asked.reduce((sum, block) => sum + block.count, 0);
  const [only] = asked;
  const counted =
    only && asked.length === 1
      ? countWords(only)
      : plural(count, { zero: '', one: '1 série', other: '# séries' });
  const load = plannedLoads(sets, unit);
  const open = only?.load?.by === 'percent' ? loadTargetWords(only.load, unit) : '';
  return [counted, load || open].filter((part) => part !== '').join(' · ');
}

/** The loads of the working sets: "82,5 kg", "60–80 kg"; empty without any. */
export function plannedLoads(sets: readonly Planned[], unit: LoadUnit): string {
  const loads = sets.flatMap(({ kind, plan }) =>
    kind === 'warmup' || kind === 'drop' || !plan.load ? [] : plan.load,
  );
  if (loads.length === 0) return '';
  const [least, most] = [Math.min(...loads), Math.max(...loads)];
  const words = formatLoad(most, unit);
  return least === most ? words : `${formatLoadFigure(least, unit)}–${words}`;
}

/**
 * When the next day of the ficha is due: "Treino de hoje", "Era ontem", "Descanso hoje · próximo na
 * quinta".
 */
export function whenWords(
  { why, nextOn }: Pick<NextDay, 'why' | 'nextOn'>,
  today: LocalDay,
  trainedToday: boolean,
): string {
  if (why === 'missed' && nextOn) return `Era ${relativeWeekday(nextOn, today)}`;
  if (why === 'rest' && nextOn) return `Descanso hoje · próximo ${relativeWeekday(nextOn, today)}`;
  return trainedToday ? 'Próximo treino' : 'Treino de hoje';
}

/** "ontem", "amanhã", "na quinta", "no sábado", "em 20/11/2026". */
function relativeWeekday(day: LocalDay, today: LocalDay): string {
  const away = Math.abs(daysBetween(today, day));
  if (away <= 1) return relativeDay(day, today);
  if (away > 7) return `em ${numericDay(day)}`;
  const name = weekdayName(day).toLocaleLowerCase('pt-BR');
  return `${/^(?:sábado|domingo)$/.test(name) ? 'no' : 'na'} ${name}`;
}
