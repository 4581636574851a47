import { formatList } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { type CountsShown, othersCount, othersWords } from './counts';

/**
 * The final title. `all` is the number of workouts in the file, `brings` that of all imported
 * records.
 */
export function finishedTitle(
  { workouts, weighings }: CountsShown,
  all: number,
  brings: number,
): string {
  if (all > 0) {
    return plural(workouts, {
      zero: 'Nenhum treino entrou',
      one: '1 treino importado',
      other: '# treinos importados',
    });
  }
  if (weighings > 0) {
    return plural(weighings, {
      zero: '',
      one: '1 pesagem importada',
      other: '# pesagens importadas',
    });
  }
  return brings > 0 ? 'Registros importados' : 'Nada entrou';
}

/** "Entraram também 2 fichas e 1 academia. "; empty without such records. */
export function enteredWords(counts: CountsShown): string {
  const count = othersCount(counts);
  if (count === 0) return '';
  return `${count === 1 ? 'Entrou' : 'Entraram'} também ${formatList(othersWords(counts.others))}. `;
}

/** Sentences about why an import stopped early, and what is stored. */
export function stoppedWords(
  stopped: 'cancelled' | 'storage',
  workouts: number,
  all: number,
  last: string | null,
): string {
  const storage = stopped === 'storage';
  return [
    storage ? 'O aparelho ficou sem espaço e a importação parou.' : 'Você parou a importação.',
    all > 0
      ? `${workouts === 1 ? 'Entrou' : 'Entraram'} ${formatNumber(workouts)} de ${plural(all, { zero: '', one: '1 treino', other: '# treinos' })}, do mais novo para o mais antigo${last === null ? '' : `: o último foi ${last}`}.`
      : '',
    'O que entrou está guardado.',
    storage ? 'Libere espaço e importe o arquivo de novo: o que já está aqui fica de fora.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
