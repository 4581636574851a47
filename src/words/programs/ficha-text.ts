import { MAX_LOAD_GRAMS } from '#domain/load';
import type { NamedExercise, Problem } from '#domain/programs/ficha-text/shape';
import { formatOr } from '../format/list';
import { formatNumber } from '../format/number';

/** The sentence about the limits of a figure, by its code. */
const RANGES: Readonly<Record<string, (least: string, most: string) => string>> = {
  sets: (least, most) => `Use de ${least} a ${most} séries iguais; o resto vai depois de um “;”.`,
  reps: (least, most) => `As repetições vão de ${least} a ${most}.`,
  seconds: () => 'O tempo de uma série vai de 1 segundo a 24 horas, em segundos inteiros.',
  meters: () => 'A distância vai de 1 metro a 1.000 km, em metros inteiros.',
  rest: () => 'O descanso vai até 60 minutos, em segundos inteiros.',
  load: () => `A carga vai até ${formatNumber(MAX_LOAD_GRAMS / 1000)} kg.`,
  percent: (least, most) => `O percentual de 1RM vai de ${least} a ${most}.`,
  effort: (least, most) => `RIR e PSE vão de ${least} a ${most}.`,
  parts: (least, most) => `Uma série dividida pode ter de ${least} a ${most} partes.`,
  part_reps: (least, most) => `Cada parte pode ter de ${least} a ${most} repetições.`,
  pause: () => 'A pausa dentro da série vai de 1 segundo a 5 minutos.',
  drop: (least, most) => `A queda de carga vai de ${least}% a ${most}%.`,
  step: () => 'O aumento de carga vai até 100 kg.',
  every: (least, most) => `A carga pode subir a cada ${least} a ${most} treinos.`,
  lower: (least, most) => `A redução vai de ${least}% a ${most}%, sem vírgula.`,
  stalls: (least, most) => `Depois de “trava” use de ${least} a ${most} treinos.`,
  week: (least, most) => `As semanas vão de ${least} a ${most}.`,
  deload: (least, most) => `A descarga vai de ${least}% a ${most}%, sem vírgula.`,
};

const EXCESS: Readonly<Record<string, (most: string) => string>> = {
  blocks: (most) => `Um exercício pode ter até ${most} grupos de séries. Junte os que são iguais.`,
  alternatives: (most) =>
    `Um exercício pode ter até ${most} alternativas. As outras ficam de fora.`,
  note: (most) => `A anotação pode ter até ${most} letras. O resto fica de fora.`,
  waves: (most) => `As ondas podem ter até ${most} semanas.`,
  days: (most) => `Uma ficha pode ter até ${most} dias. Os outros ficam de fora.`,
  exercises: (most) => `Uma ficha pode ter até ${most} exercícios. Os outros ficam de fora.`,
  title: (most) => `Um título pode ter até ${most} letras. O resto fica de fora.`,
};

/**
 * A problem of the typed text and its remedy, in one or two sentences.
 * @param asked `buttons`: the exercises that may be meant follow as buttons
 */
export function problemWords(problem: Problem, asked: 'text' | 'buttons' = 'text'): string {
  const figure = (key: string) => {
    const value = problem.figures[key] ?? '';
    return typeof value === 'number' ? formatNumber(value) : value;
  };
  switch (problem.code) {
    case 'name_missing':
      return 'Escreva o nome do exercício antes das séries.';
    case 'exercise_unknown':
      return `“${figure('name')}” não está entre os exercícios. ${meantWords(problem.candidates, asked)}`;
    case 'alternative_unknown':
      return `A alternativa “${figure('name')}” não está entre os exercícios. ${meantWords(problem.candidates, asked)}`;
    case 'no_sets':
      return 'Diga também quantas séries: por exemplo, 3x10.';
    case 'measure_missing':
      return 'Depois do × escreva repetições, tempo ou distância: 4x8, 3x30s, 4x400m.';
    case 'out_of_range':
      return RANGES[figure('what')]?.(figure('least'), figure('most')) ?? 'Confira este número.';
    case 'grouped_number':
      return 'Escreva a carga sem ponto de milhar: 1000. A vírgula separa os decimais: 82,5.';
    case 'not_half':
      return 'Use números inteiros ou com meio: 7, 7,5, 8.';
    case 'list_length':
      return `São ${figure('sets')} séries e ${figure('reps')} números de repetições. Escreva um para cada série, como 3x12/10/8.`;
    case 'two_kinds':
      return 'Uma série é de um tipo só. Escreva as outras depois de um “;”.';
    case 'quote_open':
      return 'Feche as aspas.';
    case 'too_many':
      return EXCESS[figure('what')]?.(figure('most')) ?? 'É mais do que cabe aqui.';
    case 'noted':
      return `“${figure('text')}” não foi entendido e ficou como anotação.`;
    case 'join_first':
      return 'O “+” junta a linha com o exercício de cima, e não há nenhum acima desta.';
    case 'header_value':
      return `“${figure('field')}” aceita: ${figure('options')}.`;
  }
}

function meantWords(
  candidates: readonly NamedExercise[] | undefined,
  asked: 'text' | 'buttons',
): string {
  if (!candidates || candidates.length === 0) return 'Confira o nome ou crie um exercício seu.';
  if (asked === 'buttons') return candidates.length === 1 ? 'É este?' : 'Qual é?';
  return `É ${formatOr(candidates.map(({ name }) => name))}?`;
}
