import type { ProgramTemplate } from './template';

/** For muscle: more sets, near failure, each muscle twice a week where the days allow it. */
export const hypertrophy: readonly ProgramTemplate[] = [
  {
    id: 'abc-beginner',
    title: 'ABC para ganhar músculo',
    goal: 'hypertrophy',
    level: 'beginner',
    daysPerWeek: 3,
    place: 'gym',
    minutes: 50,
    summary: 'A divisão clássica: empurrar, puxar e pernas, com poucos exercícios bem feitos.',
    text: `# ABC para ganhar músculo
objetivo: hipertrofia
nível: iniciante
> Quem treina mais de três vezes na semana segue na mesma ordem: A, B, C e de novo A.

## A · Peito, ombros e tríceps
Supino reto com halteres 3x8-12 rir2 2min dupla ou Supino sentado na máquina
Supino inclinado na máquina 3x10-12 rir2 90s dupla ou Supino inclinado com halteres
Desenvolvimento na máquina 3x8-12 rir2 90s dupla ou Desenvolvimento com halteres
Elevação lateral com halteres 3x12-15 rir2 60s dupla
Tríceps na polia com corda 3x10-15 rir2 60s dupla
Prancha frontal 3x30-45s 45s

## B · Costas e bíceps
Puxada frontal na polia 3x8-12 rir2 2min dupla ou Barra fixa no graviton
Remada baixa com triângulo 3x8-12 rir2 90s dupla ou Remada na máquina
Remada unilateral com halter 3x10-12 rir2 90s dupla
Crucifixo inverso na máquina 3x12-15 rir2 60s dupla ou Crucifixo inverso com halteres
Rosca direta com barra W 3x8-12 rir2 90s dupla ou Rosca direta com halteres
Rosca martelo com halteres 2x10-12 rir2 60s dupla

## C · Pernas
Agachamento hack na máquina 3x8-12 rir2 2min dupla ou Leg press 45°
Levantamento terra romeno com halteres 3x8-12 rir3 2min dupla
Cadeira extensora 3x10-15 rir2 90s dupla
Cadeira flexora 3x10-15 rir2 90s dupla ou Mesa flexora
Panturrilha em pé na máquina 3x10-15 rir1 60s dupla ou Panturrilha no leg press
Abdominal na máquina 3x10-15 rir2 60s dupla ou Abdominal supra
`,
  },
  {
    id: 'upper-lower-4',
    title: 'Superiores e inferiores',
    goal: 'hypertrophy',
    level: 'intermediate',
    daysPerWeek: 4,
    place: 'gym',
    minutes: 65,
    summary: 'Cada músculo duas vezes na semana: um dia mais pesado, outro com mais repetições.',
    text: `# Superiores e inferiores
objetivo: hipertrofia
nível: intermediário
semanas: 6
semana 6: descarga 10% Semana leve

## A · Superiores, mais pesado
Supino reto com barra 4x6-8 rir2 2:30 dupla ou Supino reto com halteres
Remada curvada com barra 4x6-8 rir2 2:30 dupla ou Remada cavalinho com apoio
Desenvolvimento com halteres 3x8-10 rir2 2min dupla
Puxada neutra na polia 3x8-10 rir2 2min dupla
Rosca direta com barra 2x8-10 rir1 90s dupla
Tríceps testa com barra W 2x8-10 rir1 90s dupla

## B · Inferiores, mais pesado
Agachamento livre com barra 4x6-8 rir2 3min dupla ou Agachamento hack na máquina
Stiff com barra 3x6-8 rir2 2:30 dupla
Leg press 45° 3x8-10 rir2 2min dupla
Mesa flexora 3x8-12 rir1 90s dupla
Panturrilha em pé na máquina 4x8-12 rir1 90s dupla
Elevação de joelhos na barra 3x8-15 60s

## C · Superiores, mais repetições
Supino inclinado com halteres 3x8-12 rir2 2min dupla
Puxada frontal na polia 3x10-12 rir2 90s dupla
Crossover na polia média 3x12-15 rir1 75s dupla
Remada baixa com pegada aberta 3x10-12 rir2 90s dupla
Elevação lateral com halteres 4x12-15 rir1 60s dupla
Crucifixo inverso na máquina 3x12-15 rir1 60s dupla
Rosca no banco inclinado com halteres 2x10-12 rir1 dupla
+ Tríceps na polia com corda 2x10-12 rir1 60s dupla

## D · Inferiores, mais repetições
Levantamento terra romeno com barra 3x8-10 rir2 2min dupla
Agachamento búlgaro com halteres 3x8-12 rir2 90s dupla
Cadeira extensora 3x12-15 rir1 75s dupla
Cadeira flexora 3x10-15 rir1 75s dupla
Elevação pélvica com barra 3x8-12 rir2 2min dupla
Panturrilha sentado na máquina 3x12-20 rir1 60s dupla
Abdominal na polia 3x10-15 rir2 60s dupla
`,
  },
  {
    id: 'push-pull-legs-6',
    title: 'Empurrar, puxar e pernas, duas voltas',
    goal: 'hypertrophy',
    level: 'advanced',
    daysPerWeek: 6,
    place: 'gym',
    minutes: 50,
    summary: 'Seis treinos na semana, duas voltas diferentes pelo corpo, para quem recupera bem.',
    text: `# Empurrar, puxar e pernas, duas voltas
objetivo: hipertrofia
nível: avançado
semanas: 5
semana 5: descarga 10% Semana leve
> Faltou um dia? A ordem continua de onde parou.

## A · Empurrar, com barra
Supino reto com barra 4x5-8 rir2 2:30 dupla ou Supino reto com halteres
Desenvolvimento sentado com barra 3x6-8 rir2 2min dupla ou Desenvolvimento com halteres
Crossover na polia baixa 3x10-15 rir1 75s dupla
Elevação lateral na polia 3x12-15 rir1 60s dupla
Tríceps testa com barra W 3x8-12 rir1 90s dupla

## B · Puxar, com barra
Remada curvada com barra 4x6-8 rir2 2:30 dupla ou Remada cavalinho com apoio
Barra fixa pronada 3x5-8 rir2 2min dupla ou Barra fixa no graviton
Remada unilateral na polia 3x10-12 rir1 75s dupla
Face pull na polia 3x12-20 rir1 60s dupla
Rosca direta com barra W 3x8-12 rir1 90s dupla

## C · Pernas, agachamento
Agachamento livre com barra 4x5-8 rir2 3min dupla ou Agachamento pêndulo
Leg press 45° 3x8-12 rir1 2min dupla
Mesa flexora 3x8-12 rir1 90s dupla
Panturrilha em pé na máquina 4x8-12 rir1 75s dupla
Abdominal na polia 3x10-15 rir1 60s dupla

## D · Empurrar, com halteres
Supino inclinado com halteres 4x8-12 rir2 2min dupla
Desenvolvimento na máquina 3x8-12 rir1 90s dupla
Crucifixo na máquina 3x12-15 rir1 60s dupla
Elevação lateral com halteres 4x12-20 rir1 60s dupla
Tríceps francês na polia com corda 3x10-15 rir1 60s dupla

## E · Puxar, na polia
Puxada frontal na polia 4x8-12 rir2 2min dupla
Remada baixa com triângulo 3x8-12 rir1 90s dupla
Pulldown na polia com corda 3x12-15 rir1 60s dupla
Crucifixo inverso na máquina 4x12-20 rir1 60s dupla
Rosca no banco inclinado com halteres 3x10-12 rir1 60s dupla

## F · Pernas, posterior
Levantamento terra romeno com barra 4x6-10 rir2 2:30 dupla
Agachamento búlgaro com halteres 3x8-12 rir2 90s dupla
Cadeira extensora 3x12-15 rir1 75s dupla
Cadeira flexora 3x10-15 rir1 75s dupla
Panturrilha sentado na máquina 3x12-20 rir1 60s dupla
`,
  },
];
