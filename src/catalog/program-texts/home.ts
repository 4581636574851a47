import type { ProgramTemplate } from './template';

/** Fichas for little equipment: dumbbells, bands, body weight. */
export const home: readonly ProgramTemplate[] = [
  {
    id: 'home-dumbbells-3',
    title: 'Em casa, com halteres',
    goal: 'hypertrophy',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'home',
    minutes: 50,
    summary: 'Corpo todo com um par de halteres e um lugar para apoiar as costas.',
    text: `# Em casa, com halteres
objetivo: hipertrofia
nível: iniciante
> Se o halter ficou leve, desça em três segundos antes de somar repetições.

## A · Corpo todo
Agachamento goblet 3x8-15 rir2 90s dupla
Supino no chão com halteres 3x8-15 rir2 90s dupla ou Flexão de braços
Remada unilateral com halter 3x8-15 rir2 75s dupla
Levantamento terra romeno com halteres 3x8-15 rir2 90s dupla
Elevação lateral com halteres 2x12-20 rir2 60s dupla
Prancha frontal 2x30-60s 45s

## B · Corpo todo
Recuo com halteres 3x8-12 rir2 90s dupla
Desenvolvimento em pé com halteres 3x8-12 rir2 90s dupla
Remada curvada com halteres 3x8-15 rir2 90s dupla
Flexão de braços 2x6-15 rir2 75s dupla ou Flexão de braços com joelhos no chão
Elevação pélvica com halter 3x10-15 rir2 75s dupla
Rosca direta com halteres 2x10-15 rir2 dupla
+ Tríceps francês com halter 2x10-15 rir2 60s dupla
Panturrilha em pé com halteres 3x12-20 rir2 45s dupla
`,
  },
  {
    id: 'home-bands-3',
    title: 'Com elásticos, em qualquer lugar',
    goal: 'health',
    level: 'adaptation',
    daysPerWeek: 3,
    place: 'home',
    minutes: 45,
    summary: 'Um jogo de elásticos cabe na mala e basta para treinar o corpo todo.',
    text: `# Com elásticos, em qualquer lugar
objetivo: saúde
nível: adaptação

## A · Corpo todo
Agachamento com elástico 3x12-20 rir3 60s dupla
Remada com elástico 3x12-20 rir3 60s dupla
Supino com elástico 3x12-20 rir3 60s dupla
Bom dia com elástico 3x12-20 rir3 60s dupla
Face pull com elástico 2x15-20 rir3 45s dupla
Caminhada lateral com elástico 2x12-20 rir3 45s dupla

## B · Corpo todo
Elevação pélvica com elástico 3x12-20 rir3 60s dupla
Puxada com elástico 3x12-20 rir3 60s dupla
Desenvolvimento com elástico 3x12-20 rir3 60s dupla
Flexora com elástico 2x12-20 rir3 60s dupla
Rosca com elástico 2x12-20 rir3 dupla
+ Tríceps com elástico 2x12-20 rir3 45s dupla
Flexão de braços inclinada 2x8-15 rir3 60s dupla
Pallof press com elástico 2x10-15 rir3 45s dupla
`,
  },
  {
    id: 'home-bodyweight-strong',
    title: 'Peso do corpo, para ir além',
    goal: 'strength',
    level: 'intermediate',
    daysPerWeek: 4,
    place: 'home',
    minutes: 50,
    summary: 'Com uma barra fixa e um apoio: dois treinos que alternam, cada vez mais difíceis.',
    text: `# Peso do corpo, para ir além
objetivo: força
nível: intermediário
> Chegou ao alto da faixa em todas as séries? Troque pela variação mais difícil.

## A · Empurrar e pernas
Flexão de braços declinada 4x6-15 rir2 90s dupla ou Flexão de braços
Agachamento búlgaro sem carga 4x8-15 rir2 90s dupla
Flexão pike 3x5-12 rir2 90s dupla
Ponte de glúteos unilateral 3x10-15 rir2 60s dupla
Panturrilha unilateral em pé 3x12-20 rir2 45s dupla
Prancha lateral 2x30-45s 45s

## B · Puxar e centro
Barra fixa pronada 4x4-10 rir2 2min dupla ou Barra fixa negativa
Remada invertida na barra 4x6-15 rir2 90s dupla
Flexora deslizante no chão 3x6-12 rir2 90s dupla
Subida no banco sem carga 3x10-15 rir2 60s dupla
Elevação de joelhos na barra 3x8-15 rir2 60s dupla
Dead bug 2x8-12 rir3 45s dupla
`,
  },
];
