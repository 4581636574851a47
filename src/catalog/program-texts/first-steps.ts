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
    minutes: 40,
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
Elevação pélvica com barra 2x12-15 rir3 90s dupla ou Ponte de glúteos
Supino inclinado na máquina 2x12-15 rir3 90s dupla
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
    minutes: 40,
    summary: 'Um circuito com o peso do corpo, do tamanho de uma sala, três vezes por semana.',
    text: `# Em casa, sem aparelhos
objetivo: condicionamento
nível: iniciante

## A · Corpo todo
Agachamento sem carga 3x12-20 60s
Flexão de braços 3x6-15 60s
Ponte de glúteos 3x12-20 60s
Superman no chão 3x10-15 45s
Prancha frontal 3x20-40s 45s
Abdominal bicicleta 3x12-20 45s
`,
  },
  {
    id: 'return-3',
    title: 'De volta depois de uma pausa',
    goal: 'health',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'gym',
    audience: 'returning',
    minutes: 40,
    summary: 'Quatro semanas que sobem aos poucos, para quem ficou meses sem treinar.',
    text: `# De volta depois de uma pausa
objetivo: saúde
nível: iniciante
semanas: 4
semana 1: Uma série a menos e folga
semana 2: Mais uma série
semana 3: Mais perto do limite
semana 4: Pronto para outra ficha

## A · Corpo todo
Leg press 45° 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Supino reto com halteres 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Remada baixa com triângulo 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Mesa flexora 2x10-12 rir4 75s dupla s2-4: 3x10-12 rir3
Elevação lateral com halteres 2x12-15 rir4 60s dupla
Prancha frontal 2x20-40s 45s

## B · Corpo todo
Agachamento goblet 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Puxada frontal na polia 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Desenvolvimento na máquina 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Levantamento terra romeno com halteres 2x10-12 rir4 90s dupla s2-4: 3x10-12 rir3
Supino inclinado na máquina 2x10-12 rir4 75s dupla
Rosca direta com halteres 2x12-15 rir4 dupla
+ Tríceps na polia com corda 2x12-15 rir4 60s dupla
`,
  },
  {
    id: 'full-body-beginner-3',
    title: 'Corpo todo, três vezes na semana',
    goal: 'hypertrophy',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'gym',
    minutes: 50,
    summary: 'Dois treinos com pesos livres que se alternam: cada músculo trabalha três vezes.',
    text: `# Corpo todo, três vezes na semana
objetivo: hipertrofia
nível: iniciante

## A · Agachar, empurrar, remar
Agachamento livre com barra 3x6-10 rir2 2min dupla ou Leg press 45°
Supino reto com halteres 3x8-12 rir2 90s dupla
Remada baixa com triângulo 3x8-12 rir2 90s dupla
Mesa flexora 2x10-15 rir2 75s dupla
Elevação lateral com halteres 2x12-15 rir2 60s dupla
Rosca direta com barra W 2x10-12 rir2 60s dupla
Prancha frontal 2x30-60s 45s

## B · Levantar, puxar, desenvolver
Levantamento terra romeno com barra 3x8-10 rir3 2min dupla
Puxada frontal na polia 3x8-12 rir2 90s dupla
Desenvolvimento com halteres 3x8-12 rir2 90s dupla
Cadeira extensora 2x10-15 rir2 75s dupla
Supino inclinado na máquina 2x10-12 rir2 75s dupla
Tríceps na polia com corda 2x10-15 rir2 60s dupla
Panturrilha em pé na máquina 3x10-15 rir2 60s dupla
`,
  },
];
