import type { ProgramTemplate } from './template';

/** For strength: few exercises, high loads, long rests. */
export const strength: readonly ProgramTemplate[] = [
  {
    id: 'strength-linear-3',
    title: 'Força em três dias',
    goal: 'strength',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'gym',
    minutes: 55,
    summary: 'Dois treinos que se alternam e uma carga que sobe um pouco a cada sessão completa.',
    text: `# Força em três dias
objetivo: força
nível: iniciante
> Comece leve: a carga sobe sozinha. Se a técnica se perde, fique com a mesma carga.

## A · Agachamento e supino
Agachamento livre com barra aq 2x5 40% ; 3x5 3min linear +2,5 trava 3 -10%
Supino reto com barra aq 2x5 40% ; 3x5 3min linear +2,5 trava 3 -10%
Remada curvada com barra 3x5-8 rir2 2min dupla
Prancha frontal 3x30-60s 60s

## B · Terra e desenvolvimento
Levantamento terra aq 2x5 40% ; 2x5 3min linear +5 trava 3 -10% ou Levantamento terra com barra hexagonal
Desenvolvimento militar com barra aq 2x5 40% ; 3x5 3min linear +2,5 trava 3 -10%
Agachamento na caixa 2x5 rir3 2min dupla
Puxada frontal na polia 3x6-10 rir2 2min dupla ou Barra fixa no graviton
Panturrilha em pé na máquina 2x10-15 rir2 60s dupla
`,
  },
  {
    id: 'strength-waves-4',
    title: 'Força em ondas de quatro semanas',
    goal: 'strength',
    level: 'advanced',
    daysPerWeek: 4,
    place: 'gym',
    minutes: 55,
    summary:
      'Um levantamento principal por dia, por porcentagem do 1RM, e uma semana leve por ciclo.',
    text: `# Força em ondas de quatro semanas
objetivo: força
nível: avançado
semanas: 4
semana 4: descarga 10% Semana leve
> As cargas do primeiro exercício saem do seu 1RM estimado: faça antes uma série forte de até cinco repetições.

## A · Agachamento
Agachamento livre com barra 4x5 3min ondas 75/80/85/77,5% s2: 4x4 s3: 4x3
Stiff com barra 3x6-8 rir2 2:30 dupla
Leg press 45° 3x8-10 rir2 2min dupla
Mesa flexora 3x10-12 rir2 90s dupla
Abdominal na polia 3x10-15 rir2 60s dupla

## B · Supino
Supino reto com barra 4x5 3min ondas 75/80/85/77,5% s2: 4x4 s3: 4x3
Remada curvada com barra 4x6-8 rir2 2min dupla
Supino inclinado com halteres 3x8-10 rir2 2min dupla
Tríceps na polia com barra 3x8-12 rir1 75s dupla
Face pull na polia 3x12-20 rir1 60s dupla

## C · Levantamento terra
Levantamento terra 3x4 3min ondas 75/80/85/77,5% s2: 3x3 s3: 3x2
Agachamento frontal com barra 3x5-8 rir2 2:30 dupla ou Agachamento hack na máquina
Puxada neutra na polia 3x8-10 rir2 90s dupla
Extensão lombar no banco romano 2x10-15 rir2 75s dupla
Panturrilha em pé na máquina 3x8-12 rir1 75s dupla

## D · Desenvolvimento
Desenvolvimento militar com barra 4x5 3min ondas 75/80/85/77,5% s2: 4x4 s3: 4x3
Barra fixa pronada 4x5-8 rir2 2min dupla ou Barra fixa no graviton
Supino fechado com barra 3x6-8 rir2 2min dupla
Remada unilateral com halter 3x8-12 rir2 90s dupla
Rosca direta com barra W 3x8-12 rir1 75s dupla
`,
  },
];
