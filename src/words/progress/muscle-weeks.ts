import { MUSCLE_GROUP_ORDER, type MuscleGroup } from '#domain/exercises/muscles';
import { type PlaceInRange, placeInRange, type SetsRange } from '#domain/progress/muscle-range';
import type { BodyPart } from '#domain/progress/muscle-weeks';
import type { ProgressRange } from '#domain/progress/ranges';
import { muscleGroupLabel, muscleLabel } from '../exercises/muscles';
import { byCode } from '../format/by-code';
import { capitalise, formatList } from '../format/list';
import { formatNumber, formatRange } from '../format/number';
import { plural } from '../format/plural';

/** How far back a look at muscles goes: the running week, or a range of progress. */
export type MuscleRange = 'week' | ProgressRange;

/** How a sentence about a range begins: "Nas últimas 4 semanas". */
export const rangeLead = byCode<MuscleRange>({
  week: 'Nesta semana até agora',
  '4w': 'Nas últimas 4 semanas',
  '12w': 'Nas últimas 12 semanas',
  '1y': 'Nos últimos 12 meses',
  all: 'Desde o começo',
});

/** Whether the sets are below, within or above the range, inside a sentence: "dentro da faixa". */
export const placeLabel = byCode<PlaceInRange>({
  none: 'sem treino',
  below: 'abaixo da faixa',
  within: 'dentro da faixa',
  above: 'acima da faixa',
});

/** A part of the body at the start of a line: "Costas", "Latíssimo". */
export function partName(part: BodyPart): string {
  return capitalise(part.of === 'group' ? muscleGroupLabel(part.group) : muscleLabel(part.muscle));
}

/** A number of sets with halves and no unit: "12,5". */
export function formatSets(sets: number): string {
  return formatNumber(sets, 1);
}

/** "Nenhuma série", "1 série", "12,5 séries". */
export function setsAmount(sets: number): string {
  const shown = Math.round(sets * 10) / 10;
  return plural(shown, { zero: 'Nenhuma série', one: '1 série', other: '# séries' });
}

/** The intended range of a week: "10–20 séries por semana". */
export function rangeWords({ least, most }: SetsRange): string {
  return `${formatRange(least, most)} séries por semana`;
}

const LEADS = { within: 'dentro', above: 'acima', below: 'abaixo' } as const;

/** Groups that are rarely trained by themselves: the sentence does not list them as untrained. */
const SELDOM: ReadonlySet<MuscleGroup> = new Set(['forearms', 'neck']);

/**
 * The groups in, above and below the range, and those without sets, a sentence each. Example: "Nas
 * últimas 4 semanas, dentro da faixa de 10–20 séries por semana: peito (12)."
 * @param when "Nas últimas 4 semanas"
 */
export function groupsSentence(
  when: string,
  groups: ReadonlyMap<MuscleGroup, number>,
  range: SetsRange,
): string {
  const at = (place: PlaceInRange) =>
    MUSCLE_GROUP_ORDER.map((group) => ({ group, sets: groups.get(group) ?? 0 }))
      .filter(({ sets }) => placeInRange(sets, range) === place)
      .sort((a, b) => b.sets - a.sets);
  const named = (place: PlaceInRange) =>
    formatList(
      at(place).map(({ group, sets }) => `${muscleGroupLabel(group)} (${formatSets(sets)})`),
    );
  const untrained = at('none').filter(({ group }) => !SELDOM.has(group));
  const parts = (['within', 'above', 'below'] as const).filter((place) => named(place) !== '');
  const found = parts.map((place, at) =>
    at === 0
      ? `${when}, ${LEADS[place]} da faixa de ${rangeWords(range)}: ${named(place)}.`
      : `${capitalise(LEADS[place])}: ${named(place)}.`,
  );
  const none =
    untrained.length > 0 &&
    `Sem treino: ${formatList(untrained.map(({ group }) => muscleGroupLabel(group)))}.`;
  return [...found, ...(none ? [none] : [])].join(' ');
}

/** How the sets were counted: "Média de 4 semanas", "Soma de uma semana". */
export function averageOver(weeks: number): string {
  return plural(weeks, { zero: '', one: 'Soma de uma semana', other: 'Média de # semanas' });
}

/**
 * The number of weeks by their place in the range: "Em 4 semanas completas: 3 dentro da faixa, 1
 * abaixo da faixa."
 */
export function weeksInRange(sets: readonly number[], range: SetsRange): string {
  if (sets.length === 0) return 'Ainda não há uma semana completa neste período.';
  const count = (place: PlaceInRange) =>
    sets.filter((each) => placeInRange(each, range) === place).length;
  const of = plural(sets.length, {
    zero: '',
    one: 'na única semana completa',
    other: 'em # semanas completas',
  });
  const told = (['within', 'above', 'below', 'none'] as const).filter((place) => count(place) > 0);
  const counted = (place: PlaceInRange) => {
    if (told.length > 1) return `${count(place)} ${placeLabel(place)}`;
    return sets.length > 1 ? `todas ${placeLabel(place)}` : placeLabel(place);
  };
  return `${capitalise(of)}: ${told.map(counted).join(', ')}.`;
}
