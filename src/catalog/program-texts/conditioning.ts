import type { ProgramTemplate } from './template';

/** For who wants breath, time or health out of it. */
export const conditioning: readonly ProgramTemplate[] = [
  {
    id: 'circuit-3',
    title: 'Circuito de corpo todo',
    goal: 'fat_loss',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'gym',
    minutes: 50,
    summary: 'Força em circuito, com pouca pausa, e um pouco de bicicleta no fim.',
    text: `# Circuito de corpo todo
objetivo: emagrecimento
nível: iniciante
> O treino ajuda, mas quem decide o emagrecimento é a alimentação: procure orientação para ela.

## A · Circuito
Leg press 45° 3x12-15 rir3 15s dupla
+ Supino sentado na máquina 3x12-15 rir3 15s dupla
+ Remada na máquina 3x12-15 rir3 15s dupla
+ Elevação pélvica na máquina 3x12-15 rir3 90s dupla ou Ponte de glúteos
Desenvolvimento na máquina 2x12-15 rir3 45s dupla
Prancha frontal 2x30-45s 45s
Bicicleta ergométrica 1x12-20min

## B · Circuito
Agachamento goblet 3x12-15 rir3 15s dupla
+ Puxada frontal na polia 3x12-15 rir3 15s dupla
+ Flexão de braços inclinada 3x8-15 rir3 15s dupla
+ Cadeira flexora 3x12-15 rir3 90s dupla
Elevação lateral com halteres 2x12-15 rir3 45s dupla
Abdominal bicicleta 2x15-20 45s
Elíptico 1x12-20min
`,
  },
  {
    id: 'express-2',
    title: 'Duas vezes na semana, sem enrolar',
    goal: 'hypertrophy',
    level: 'intermediate',
    daysPerWeek: 2,
    place: 'gym',
    minutes: 50,
    summary: 'Corpo todo em pares que se alternam: o máximo de treino em pouco tempo.',
    text: `# Duas vezes na semana, sem enrolar
objetivo: hipertrofia
nível: intermediário

## A · Corpo todo
Agachamento hack na máquina 3x6-10 rir1 2min dupla ou Leg press 45°
Supino reto com halteres 3x6-10 rir1 dupla
+ Remada baixa com triângulo 3x8-10 rir1 75s dupla
Mesa flexora 3x8-12 rir1 dupla
+ Elevação lateral com halteres 3x10-15 rir1 60s dupla
Rosca direta com barra W 2x8-12 rir1 dupla
+ Tríceps na polia com corda 2x8-12 rir1 60s dupla

## B · Corpo todo
Levantamento terra romeno com halteres 3x6-10 rir1 2min dupla
Puxada frontal na polia 3x8-10 rir1 dupla
+ Supino inclinado na máquina 3x8-12 rir1 75s dupla
Leg press 45° 3x8-12 rir1 90s dupla
Desenvolvimento com halteres 2x8-12 rir1 dupla
+ Panturrilha em pé na máquina 2x10-15 rir1 60s dupla
Abdominal na polia 2x10-15 rir1 60s dupla
`,
  },
  {
    id: 'machines-2',
    title: 'Primeira academia, só máquinas',
    goal: 'health',
    level: 'adaptation',
    daysPerWeek: 2,
    place: 'gym',
    minutes: 50,
    summary: 'O mesmo treino duas vezes na semana, para aprender as máquinas sem pressa.',
    text: `# Primeira academia, só máquinas
objetivo: saúde
nível: adaptação
> Anote em cada máquina a altura do banco: da próxima vez está pronto.

## A · Corpo todo
Leg press horizontal 2x12-15 rir3 90s dupla ou Leg press 45°
Supino sentado na máquina 2x12-15 rir3 75s dupla
Remada na máquina 2x12-15 rir3 75s dupla
Cadeira flexora 2x12-15 rir3 75s dupla
Puxada frontal na polia 2x12-15 rir3 75s dupla
Abdominal na máquina 2x12-15 rir3 60s dupla
Caminhada na esteira 1x8-12min
`,
  },
  {
    id: 'older-adults-2',
    title: 'Força para a vida toda',
    goal: 'health',
    level: 'beginner',
    daysPerWeek: 2,
    place: 'gym',
    audience: 'older',
    minutes: 40,
    summary: 'Pernas firmes, costas fortes e equilíbrio, com cargas que sobem devagar.',
    text: `# Força para a vida toda
objetivo: saúde
nível: iniciante
> Pensado para depois dos 60. Antes de começar, converse com quem cuida da sua saúde, ainda mais com dor, tontura ou remédio para o coração.

## A · Levantar e empurrar
Leg press horizontal 2x8-12 rir3 90s dupla trava 4 -10%
Supino sentado na máquina 2x8-12 rir3 90s dupla trava 4 -10%
Remada na máquina 2x8-12 rir3 90s dupla trava 4 -10%
Cadeira flexora 2x10-12 rir3 75s dupla trava 4 -10%
Panturrilha em pé sem carga 2x10-15 rir3 60s dupla # Com a mão perto de um apoio.
Caminhada do fazendeiro 2x20-30s 60s

## B · Sentar e puxar
Agachamento na caixa 2x8-10 rir3 90s dupla ou Agachamento sem carga # Um banco firme atrás.
Puxada frontal na polia 2x8-12 rir3 90s dupla trava 4 -10%
Desenvolvimento na máquina 2x8-12 rir3 90s dupla trava 4 -10%
Cadeira extensora 2x10-12 rir3 75s dupla trava 4 -10%
Flexão de braços inclinada 2x6-12 rir3 60s dupla # As mãos num banco ou na parede.
Cadeira abdutora 2x12-15 rir3 60s dupla
Prancha com braços estendidos 2x15-30s 45s # Pode ser com as mãos num banco.
`,
  },
];
