import { formatNumber } from '#words/format/number';
import type { OwnPlan } from './use-own-plan';

const NAMES: Readonly<Record<string, string>> = {
  exercise: 'Exercícios próprios',
  preferences: 'Configurações',
  program: 'Fichas',
  gym: 'Academias',
  assessment: 'Avaliações físicas',
  measure: 'Medidas próprias',
  goal: 'Metas',
  screening: 'Triagens de saúde',
  anamnesis: 'Anamneses',
  pain: 'Dores anotadas',
  professional: 'Perfil profissional',
  group: 'Turmas',
};
const NAMELESS = 'Outros registros';

/** Numbers of records of other kinds than workouts and weight entries, by name. */
export function othersFacts(
  others: OwnPlan['others'],
): readonly (readonly [name: string, value: string])[] {
  let nameless = 0;
  const named = [...others].flatMap(([kind, count]) => {
    const name = NAMES[kind];
    if (!name) nameless += count;
    const value = kind === 'preferences' ? 'As que faltam aqui' : formatNumber(count);
    return name ? [[name, value] as const] : [];
  });
  return nameless === 0 ? named : [...named, [NAMELESS, formatNumber(nameless)] as const];
}
