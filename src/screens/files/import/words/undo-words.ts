import { formatList } from '#words/format/list';
import { plural } from '#words/format/plural';
import {
  type CountsShown,
  exercisesWords,
  healthCount,
  othersCount,
  othersWords,
  weighingsWords,
} from './counts';

/** Data that undoing an import keeps. Only our own file contains settings. */
function staying(from: string, counts: CountsShown): string[] {
  if (from !== 'anilha') return [];
  return [
    healthCount(counts) > 0
      ? 'Configurações que o arquivo preencheu e o consentimento sobre o corpo ficam como estão.'
      : 'Configurações que o arquivo preencheu ficam como estão.',
  ];
}

/** The effects of undoing an import, before it happens. */
export function undoingWords(from: string, counts: CountsShown): string {
  const { workouts, weighings, exercises } = counts;
  const others = othersCount(counts);
  return [
    plural(workouts, {
      zero: '',
      one: 'O treino dela vai para a lixeira, com o que você corrigiu nele.',
      other: 'Os # treinos dela vão para a lixeira, com o que você corrigiu neles.',
    }),
    plural(weighings, {
      zero: '',
      one: 'A pesagem que veio junto sai.',
      other: 'As # pesagens que vieram junto saem.',
    }),
    exercises > 0 ? 'Exercícios próprios que vieram junto saem, menos os que estão em uso.' : '',
    others > 0
      ? `${others === 1 ? 'Sai' : 'Saem'} também ${formatList(othersWords(counts.others))}.`
      : '',
    ...staying(from, counts),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The effects of undoing an import, afterwards. */
export function undoneWords(from: string, counts: CountsShown): string {
  const { workouts, weighings, exercises } = counts;
  const others = othersCount(counts);
  const gone = formatList(
    [weighingsWords(weighings), exercisesWords(exercises), ...othersWords(counts.others)].filter(
      (part) => part !== '',
    ),
  );
  return [
    plural(workouts, {
      zero: '',
      one: '1 treino foi para a lixeira, onde fica por 30 dias.',
      other: '# treinos foram para a lixeira, onde ficam por 30 dias.',
    }),
    gone && `${gone} ${weighings + exercises + others === 1 ? 'saiu' : 'saíram'}.`,
    workouts + weighings + exercises + others === 0
      ? 'Nada saiu: o que resta dela está em uso.'
      : '',
    ...staying(from, counts),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
