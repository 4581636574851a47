import type { ProgramTemplate } from './template';

/** For who begins, or comes back. */
export const firstSteps: readonly ProgramTemplate[] = [
  {
    id: 'full-body-start',
    title: 'Corpo todo para começar',
    goal: 'health',
    level: 'adaptation',
    daysPerWeek: 3,
    place: 'gym',
    minutes: 45,
    summary: 'Dois treinos de corpo todo que se alternam, em máquinas, com folga em cada série.',
    text: `# Corpo todo para começar
objetivo: saúde
nível: adaptação

## A · Corpo todo
Leg press 45° 2x12-15 rir3 90s dupla
Supino sentado na máquina 2x12-15 rir3 90s dupla
Remada na máquina 2x12-15 rir3 90s dupla
Mesa flexora 2x12-15 rir3 90s dupla
Elevação lateral com halteres 2x12-15 rir3 60s dupla
Prancha frontal 2x20-30s 60s

## B · Corpo todo
Cadeira extensora 2x12-15 rir3 90s dupla
Puxada frontal na polia 2x12-15 rir3 90s dupla
Desenvolvimento na máquina 2x12-15 rir3 90s dupla
Elevação pélvica com barra 2x12-15 rir3 90s dupla
Rosca direta com halteres 2x12-15 rir3 60s dupla
Tríceps na polia com corda 2x12-15 rir3 60s dupla
`,
  },
  {
    id: 'home-bodyweight-start',
    title: 'Em casa, sem aparelhos',
    goal: 'conditioning',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'home',
    minutes: 30,
    summary: 'Um circuito com o peso do corpo, do tamanho de uma sala, três vezes por semana.',
    text: `# Em casa, sem aparelhos
objetivo: condicionamento
nível: iniciante

## A · Corpo todo
Agachamento sem carga 3x12-20 60s
Flexão de braços 3x6-15 60s
Ponte de glúteos 3x12-20 60s
Prancha frontal 3x20-40s 45s
Abdominal bicicleta 3x12-20 45s
`,
  },
];
