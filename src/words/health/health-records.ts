import { formatList } from '../format/list';
import { plural } from '../format/plural';

/** Lists of health records, reduced to what counting needs. */
export interface HealthLists {
  readonly weighings: readonly unknown[];
  readonly assessments: readonly unknown[];
  readonly measures: readonly unknown[];
  readonly goals: readonly unknown[];
  readonly screenings?: readonly unknown[];
  readonly anamneses?: readonly unknown[];
  /** Photos on this device; absent where only synced records count. */
  readonly photos?: readonly unknown[];
}

function parts(lists: HealthLists): string[] {
  const { weighings, assessments, measures, goals } = lists;
  const { screenings = [], anamneses = [], photos = [] } = lists;
  return [
    plural(weighings.length, { zero: '', one: '1 pesagem', other: '# pesagens' }),
    plural(assessments.length, { zero: '', one: '1 avaliação', other: '# avaliações' }),
    plural(measures.length, { zero: '', one: '1 medida própria', other: '# medidas próprias' }),
    plural(goals.length, { zero: '', one: '1 meta', other: '# metas' }),
    plural(screenings.length, { zero: '', one: '1 triagem', other: '# triagens' }),
    plural(anamneses.length, { zero: '', one: '1 anamnese', other: '# anamneses' }),
    plural(photos.length, { zero: '', one: '1 foto', other: '# fotos' }),
  ].filter((part) => part !== '');
}

export function isNothingKept(lists: HealthLists): boolean {
  return parts(lists).length === 0;
}

/** "2 pesagens, 1 avaliação e 1 meta", or "Nada". */
export function healthKept(lists: HealthLists): string {
  return formatList(parts(lists)) || 'Nada';
}

/** The erased records of a withdrawal: "2 pesagens e 1 avaliação apagadas." */
export function healthErased(lists: HealthLists): string {
  if (isNothingKept(lists)) return 'Não havia nada guardado.';
  const { weighings, assessments, measures, goals } = lists;
  const { screenings = [], anamneses = [], photos = [] } = lists;
  const body = [weighings, assessments, measures, goals, photos];
  const all = [...body, screenings, anamneses].flat().length;
  return `${healthKept(lists)} ${all === 1 ? 'apagada' : 'apagadas'}.`;
}
