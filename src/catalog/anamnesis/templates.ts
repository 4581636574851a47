import type { AnamnesisTemplate } from '#domain/health/anamnesis/template';
import { sectionOf } from './questions';

/** The day from which the wording of the templates below holds. */
const VERSION = '2026-11-22';

/** The anamneses that come with the app, the short one first. */
export const ANAMNESIS_TEMPLATES: readonly AnamnesisTemplate[] = [
  {
    id: 'essencial',
    version: VERSION,
    title: 'Essencial',
    about: 'O que mais muda um treino: objetivo, dores, saúde e tempo. Uns 4 minutos.',
    sections: [
      sectionOf('goal', 'Objetivo', ['goal', 'experience']),
      sectionOf('pain', 'Dores e lesões', ['pain', 'injury']),
      sectionOf('health', 'Saúde', ['conditions', 'medicines', 'surgery']),
      sectionOf('routine', 'Rotina', ['sleep-hours', 'stress', 'work']),
      sectionOf('training', 'Tempo e equipamento', [
        'days',
        'minutes',
        'place',
        'equipment',
        'else',
      ]),
    ],
  },
  {
    id: 'completa',
    version: VERSION,
    title: 'Completa',
    about: 'Com história de treino, hábitos, comida e família. Uns 12 minutos.',
    sections: [
      sectionOf('goal', 'Objetivo', ['goal', 'goal-why', 'goal-by']),
      sectionOf('history', 'História de treino', [
        'experience',
        'now-active',
        'stopped',
        'coached',
        'dislikes',
      ]),
      sectionOf('pain', 'Dores e lesões', ['pain', 'injury', 'worse', 'physio']),
      sectionOf('health', 'Saúde', [
        'conditions',
        'conditions-more',
        'family',
        'pregnancy',
        'checkup',
      ]),
      sectionOf('medicines', 'Remédios e cirurgias', [
        'medicines',
        'supplements',
        'allergies',
        'surgery',
      ]),
      sectionOf('sleep', 'Sono e estresse', ['sleep-hours', 'sleep-quality', 'stress']),
      sectionOf('work', 'Trabalho e hábitos', ['work', 'work-hours', 'smoking', 'alcohol']),
      sectionOf('food', 'Comida', ['meals', 'diet', 'water']),
      sectionOf('time', 'Tempo para treinar', ['days', 'minutes', 'hour']),
      sectionOf('equipment', 'Local e equipamento', ['place', 'equipment', 'else']),
    ],
  },
];

/** A template by its id; null for one that does not come with the app. */
export function anamnesisTemplate(id: string): AnamnesisTemplate | null {
  return ANAMNESIS_TEMPLATES.find((template) => template.id === id) ?? null;
}
