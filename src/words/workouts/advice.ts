import type { LoadUnit } from '#domain/load';
import type { AdviceCode } from '#domain/progression/advice';
import type { Advice } from '#domain/workouts/shape';
import { formatList } from '../format/list';
import { formatLoad, formatLoadFigure } from '../format/load';
import { formatNumber } from '../format/number';
import { plural } from '../format/plural';

const NBSP = '\u00a0';

/** The figures of an advice in words; a figure that is not there is an empty text. */
interface Said {
  /** "80 kg", "20 kg de ajuda", "sem carga"; "até 80 kg" where the sets differ. */
  readonly load: string;
  /** Every load where they differ, else `load`: "82,5 e 85 kg". */
  readonly each: string;
  /** The form after a verb: "com 80 kg", "sem carga". */
  readonly withLast: string;
  readonly last: string;
  readonly asked: string;
  readonly backoff: string;
  readonly max: string;
  readonly lighter: string;
  /** "3 × 10", "10, 9 e 8", "8 repetições". */
  readonly done: string;
  readonly aim: string;
  /** "10 repetições em cada série", "10, 9 e 8 repetições". */
  readonly goal: string;
  readonly percent: string;
  readonly days: string;
  readonly sessions: string;
  readonly ofEvery: string;
  readonly week: string;
  readonly rir: string;
  readonly target: string;
}

const SENTENCES: Record<AdviceCode, (said: Said) => string> = {
  first_open: () => 'Primeira vez aqui: escolha uma carga que deixe 2 ou 3 repetições sobrando.',
  plan_start: ({ load, asked }) =>
    asked === ''
      ? `A ficha pede ${load} para começar.`
      : `A ficha pede ${asked} para começar; o mais perto aqui: ${load}.`,
  plan_changed: ({ load, asked }) =>
    asked === ''
      ? `A ficha agora pede ${load}.`
      : `A ficha agora pede ${asked}; o mais perto aqui: ${load}.`,
  fixed: ({ load, asked }) =>
    asked === '' ? `A ficha pede ${load}.` : `A ficha pede ${asked}; o mais perto aqui: ${load}.`,
  fixed_after_break: ({ load, lighter, days }) =>
    `A ficha pede ${load}; depois de ${days} sem este exercício, ${lighter} pode bastar.`,
  repeat: (said) =>
    said.last === ''
      ? `Da última vez: ${said.done}.`
      : `Você fez ${said.done} ${said.withLast}: hoje ${again(said)}.`,
  double_up: ({ done, withLast, load }) => `Você fez ${done} ${withLast}: hoje ${load}.`,
  double_keep: (said) => `${retry(said)}.`,
  linear_up: ({ done, withLast, load }) => `Você fez ${done} ${withLast}: hoje ${load}.`,
  linear_wait: (said) => `Você cumpriu ${said.ofEvery} ${said.withLast}: hoje ${again(said)}.`,
  linear_repeat: (said) => `${retry(said)}.`,
  top_up: ({ done, withLast, load, backoff }) =>
    `Você fez ${done} ${withLast}: hoje ${load}${others(backoff)}.`,
  top_keep: (said) => `${retry(said)}${others(said.backoff)}.`,
  rir_up: (said) => `${reserve(said)}: hoje ${said.load}.`,
  rir_down: (said) => `${reserve(said)}: hoje ${said.load}.`,
  rir_keep: (said) => `${reserve(said)}: hoje ${again(said)}.`,
  rir_unknown: (said) =>
    `Você fez ${said.done} ${said.withLast}: hoje ${again(said)}; anote quantas sobraram para a carga se ajustar.`,
  wave: ({ week, percent, max, load }) => `Semana ${week}: ${percent} de 1RM (${max}), ${load}.`,
  percent: ({ percent, max, load }) => `A ficha pede ${percent} de 1RM (${max}): ${load}.`,
  percent_open: ({ percent }) =>
    `A ficha pede ${percent} de 1RM, que ainda não sabemos: escolha a carga; uma série de até 10 repetições já dá a conta.`,
  percent_stall: ({ sessions, percent, max, load }) =>
    `${sessions} sem cumprir tudo: hoje ${percent} de um 1RM menor (${max}), ${load}.`,
  no_heavier: ({ done, withLast }) =>
    `Você fez ${done} ${withLast}, o máximo que há aqui: busque mais repetições.`,
  stall_deload: ({ sessions, withLast, load }) =>
    `${sessions} ${withLast} sem avançar: hoje mais leve, ${load}, para voltar a subir.`,
  deload_week: ({ load, last }) => `Semana mais leve da ficha: hoje ${load} em vez de ${last}.`,
  break_return: ({ days, load, last }) =>
    `Faz ${days} desde a última vez: hoje ${load} em vez de ${last}, para voltar aos poucos.`,
  break_keep: (said) => `Faz ${said.days} desde a última vez: hoje ${again(said)}, com calma.`,
  count_more: ({ done, aim }) => `Você fez ${done}: hoje tente ${aim}.`,
  count_top: ({ done }) =>
    `Você fez ${done}, o topo da faixa: é hora de uma variação mais difícil.`,
  count_break: ({ days, aim }) => `Faz ${days} desde a última vez: hoje comece por ${aim}.`,
};

/**
 * The reason for a suggested load in one sentence. Null for a reason unknown to this version.
 */
export function adviceWords({ code, figures }: Advice, unit: LoadUnit): string | null {
  if (!isKnown(code)) return null;
  return SENTENCES[code](saidOf(figures, unit));
}

function isKnown(code: string): code is AdviceCode {
  return Object.hasOwn(SENTENCES, code);
}

function saidOf(figures: Advice['figures'], unit: LoadUnit): Said {
  const isAssisted = figures.assisted === 1;
  const grams = (name: string) => {
    const value = figures[name];
    if (typeof value !== 'number') return '';
    if (value === 0) return isAssisted ? 'sem ajuda' : 'sem carga';
    return `${formatLoad(value, unit)}${isAssisted ? ' de ajuda' : ''}`;
  };
  const upTo = (words: string) =>
    figures.varied === 1 && words !== '' && !words.startsWith('sem ') ? `até ${words}` : words;
  const count = (name: string, one: string, other: string) => {
    const value = figures[name];
    return typeof value === 'number'
      ? plural(value, { zero: `0 ${other}`, one, other: `# ${other}` })
      : '';
  };
  const last = upTo(grams('last'));
  return {
    load: upTo(grams('load')),
    each: eachLoad(figures.loads, unit) || upTo(grams('load')),
    last,
    withLast: last === '' || last.startsWith('sem ') ? last : `com ${last}`,
    asked: grams('asked'),
    backoff: grams('backoff'),
    max: grams('max'),
    lighter: grams('lighter'),
    done: countsWords(figures.done, figures.measure),
    aim: countsWords(figures.aim, figures.measure),
    goal: goalWords(figures.aim, figures.measure),
    percent: typeof figures.percent === 'number' ? `${formatNumber(figures.percent)}%` : '',
    days: count('days', '1 dia', 'dias'),
    sessions: count('sessions', '1 treino', 'treinos'),
    ofEvery:
      typeof figures.sessions === 'number'
        ? `${formatNumber(figures.sessions)} de ${count('every', '1 treino', 'treinos')}`
        : '',
    week: typeof figures.week === 'number' ? formatNumber(figures.week) : '',
    rir: typeof figures.rir === 'number' ? formatNumber(figures.rir) : '',
    target: typeof figures.target === 'number' ? formatNumber(figures.target) : '',
  };
}

/** "82500 85000" as "82,5 e 85 kg"; equal loads beside each other are named once. */
function eachLoad(figure: number | string | undefined, unit: LoadUnit): string {
  const grams = typeof figure === 'string' ? figure.split(' ').map(Number) : [];
  const last = grams.at(-1);
  if (last === undefined) return '';
  const distinct = grams.filter((load, at) => load !== grams[at - 1]);
  const figures = distinct.map((load) => formatLoadFigure(load, unit));
  return `${formatList(figures)}${NBSP}${unit}`;
}

/** "10 10 10" as "3 × 10", "10 9 8" as "10, 9 e 8", "8" as "8 repetições". */
function countsWords(figure: number | string | undefined, measure: number | string | undefined) {
  const counts = typeof figure === 'string' ? figure.split(' ').map(Number) : [];
  const [first] = counts;
  if (first === undefined) return '';
  const unit = measure === 'seconds' ? `${NBSP}s` : measure === 'meters' ? `${NBSP}m` : '';
  const each = counts.map((count) => formatNumber(count, 0));
  if (counts.length === 1) {
    const reps = plural(first, { zero: '0 repetições', one: '1 repetição', other: '# repetições' });
    return unit === '' ? reps : `${each[0]}${unit}`;
  }
  const isEven = counts.every((count) => count === first);
  return isEven ? `${counts.length} × ${each[0]}${unit}` : `${formatList(each)}${unit}`;
}

/** "10 10" as "10 repetições em cada série", "10 9" as "10 e 9 repetições". */
function goalWords(figure: number | string | undefined, measure: number | string | undefined) {
  const counts = typeof figure === 'string' ? figure.split(' ') : [];
  const isEven = counts.length > 1 && new Set(counts).size === 1;
  const words = countsWords(isEven ? counts[0] : figure, measure);
  if (isEven) return `${words} em cada série`;
  return counts.length > 1 && measure === undefined ? `${words} repetições` : words;
}

/** "repita 80 kg"; "77,5 kg, o mais perto que há aqui" if that load is impossible here. */
function again({ each, asked }: Said): string {
  return asked === '' ? `repita ${each}` : `${each}, o mais perto que há aqui`;
}

/** "Repita 80 kg e tente chegar a 10 repetições em cada série". */
function retry({ each, asked, goal }: Said): string {
  const repeated = each.startsWith('até ') ? `Repita as cargas, ${each},` : `Repita ${each}`;
  const words = asked === '' ? repeated : `Use ${each}, o mais perto que há aqui,`;
  return goal === '' ? words.replace(/,$/, '') : `${words} e tente chegar a ${goal}`;
}

function others(backoff: string): string {
  return backoff === '' ? '' : `, e ${backoff} nas outras séries`;
}

function reserve({ done, withLast, rir, target }: Said): string {
  const left = rir === '0' ? 'não sobrou nenhuma' : `${rir === '1' ? 'sobrou' : 'sobraram'} ${rir}`;
  return `Você fez ${done} ${withLast} e ${left}; a ficha pede ${target}`;
}
