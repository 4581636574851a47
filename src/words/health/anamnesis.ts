import type { AnswerWords } from '#domain/health/anamnesis/answer';
import { formatNumber } from '../format/number';
import { plural } from '../format/plural';

/** An answer in words: "Sim: em 2019", "Lombar (6 de 10)", "7,5 h". */
export function saidWords(said: AnswerWords): string {
  switch (said.kind) {
    case 'yes-no':
      return said.yes ? (said.more.trim() === '' ? 'Sim' : `Sim: ${said.more.trim()}`) : 'Não';
    case 'choice':
      return said.chosen;
    case 'multi':
      return said.chosen.join(', ');
    case 'pain':
      return said.places.map(({ place, degree }) => `${place} (${degree} de 10)`).join(', ');
    case 'number':
      return `${formatNumber(said.hundredths / 100)} ${said.unit}`;
    case 'scale':
      return `${said.degree} de 10 (0: ${said.least}; 10: ${said.most})`;
    case 'text':
      return said.text.trim();
  }
}

/** "12 de 14 respostas". */
export function answeredWords(answered: number, total: number): string {
  return `${formatNumber(answered)} de ${plural(total, { zero: '0 respostas', one: '1 resposta', other: '# respostas' })}`;
}

/** "3 respostas mudaram", "Nenhuma resposta mudou". */
export function changesWords(changes: number): string {
  return plural(changes, {
    zero: 'Nenhuma resposta mudou',
    one: '1 resposta mudou',
    other: '# respostas mudaram',
  });
}

/** The sections of a template in a line: "objetivo, saúde, sono e estresse". */
export function sectionsWords(titles: readonly string[]): string {
  return titles.map((title) => title.toLowerCase()).join(', ');
}
