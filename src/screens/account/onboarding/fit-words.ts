import type { Fit } from '#catalog/fitting-programs';
import { equipmentLabel } from '#words/exercises/equipment';
import { formatList } from '#words/format/list';
import { exercisesCount } from '#words/format/plural';

/** "3 dias por semana · 13 exercícios · cerca de 50 min". */
export function fitFacts({ template, draft }: Fit): string {
  const exercises = draft.days.reduce((sum, day) => sum + day.exercises.length, 0);
  return [
    `${template.daysPerWeek} dias por semana`,
    exercisesCount(exercises),
    `cerca de ${template.minutes} min`,
  ].join(' · ');
}

/**
 * Differences between a ficha and the answers, one sentence each.
 * @param days requested days a week; null without an answer
 */
export function fitRemarks({ template, missing }: Fit, days: number | null): string[] {
  const said: string[] = [];
  if (days !== null && days !== template.daysPerWeek) {
    said.push(
      `Você disse ${days} dias; das prontas para o seu caso, a mais próxima tem ${template.daysPerWeek}.`,
    );
  }
  if (missing.length > 0) {
    const names = formatList(missing.map(equipmentLabel));
    said.push(`Pede também ${names}. Sem isso, troque o exercício na hora do treino.`);
  }
  return said;
}
