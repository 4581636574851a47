import { formatList } from '#words/format/list';
import { shortened } from '#words/format/shortened';
import type { ColumnQuestion, ColumnRole } from '../../../../interchange/model';

const ROLES: Readonly<Record<ColumnRole, string>> = {
  date: 'Data',
  exercise: 'Exercício',
  load: 'Carga',
  reps: 'Repetições',
  order: 'Número ou tipo da série',
  sets: 'Quantas séries (3 ou 3x10)',
  seconds: 'Tempo da série',
  distance: 'Distância',
  workout: 'Nome do treino',
  note: 'Anotação',
};

export function roleWords(role: ColumnRole): string {
  return ROLES[role];
}

const LONGEST = 24;

/** "Peso: 80 e 82,5", or "Coluna 3: …" without a title. */
export function columnWords(
  { title, examples }: ColumnQuestion['columns'][number],
  index: number,
): string {
  const name = title === '' ? `Coluna ${index + 1}` : shortened(title, LONGEST);
  const shown = examples.slice(0, 2).map((text) => shortened(text, LONGEST));
  return shown.length === 0 ? `${name} (vazia)` : `${name}: ${formatList(shown)}`;
}
