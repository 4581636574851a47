import type { ProgramTemplate, TrainingPlace } from '#catalog/program-texts/template';
import { goalLabel, levelLabel } from '#words/programs/program';

export const PLACE_LABELS: Readonly<Record<TrainingPlace, string>> = {
  gym: 'Academia',
  home: 'Em casa',
};

/** Facts of a ready ficha: "3× por semana · cerca de 45 min · Saúde · Iniciante · Academia". */
export function templateFacts(template: ProgramTemplate): string {
  const { daysPerWeek, minutes, goal, level, place } = template;
  return [
    `${daysPerWeek}× por semana`,
    `cerca de ${minutes} min`,
    goalLabel(goal),
    levelLabel(level),
    PLACE_LABELS[place],
  ].join(' · ');
}
