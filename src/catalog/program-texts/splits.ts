import type { ProgramTemplate } from './template';

/** For muscle, in four or five days with an emphasis of their own. */
export const splits: readonly ProgramTemplate[] = [
  {
    id: 'abcde-5',
    title: 'ABCDE, um grupo por dia',
    goal: 'hypertrophy',
    level: 'intermediate',
    daysPerWeek: 5,
    place: 'gym',
    minutes: 50,
    summary: 'A divisão em cinco dias, arrumada para que os grupos grandes voltem na semana.',
    text: `# ABCDE, um grupo por dia
objetivo: hipertrofia
nível: intermediário
semanas: 6
semana 6: descarga 10% Semana leve

## A · Peito e um pouco de costas
Supino reto com halteres 4x8-10 rir2 2min dupla ou Supino reto com barra
Supino inclinado na máquina 3x8-12 rir2 2min dupla
Crucifixo na máquina 3x12-15 rir1 75s dupla
Remada na máquina 3x10-12 rir2 90s dupla
Prancha frontal 3x40-60s 60s

## B · Costas
Barra fixa no graviton 4x6-10 rir2 2min dupla ou Puxada frontal na polia
Remada curvada com barra 4x8-10 rir2 2min dupla
Puxada com triângulo 3x10-12 rir1 90s dupla
Extensão lombar no banco romano 3x10-15 rir2 75s dupla
Rosca direta na polia 2x10-15 rir1 60s dupla

## C · Pernas
Agachamento livre com barra 4x6-10 rir2 3min dupla ou Agachamento hack na máquina
Levantamento terra romeno com halteres 3x8-12 rir2 2min dupla
Leg press 45° 3x10-12 rir2 2min dupla
Mesa flexora 3x10-12 rir1 90s dupla
Panturrilha em pé na máquina 4x10-15 rir1 60s dupla

## D · Ombros e peito
Desenvolvimento com halteres 4x8-10 rir2 2min dupla
Supino inclinado com halteres 3x10-12 rir2 90s dupla
Elevação lateral com halteres 4x12-15 rir1 60s dupla
Crucifixo inverso na máquina 4x12-15 rir1 60s dupla
Abdominal na máquina 3x10-15 rir1 60s dupla

## E · Braços, com pernas de novo
Rosca direta com barra W 3x8-12 rir1 dupla
+ Tríceps na polia com barra V 3x8-12 rir1 75s dupla
Rosca martelo com halteres 3x10-12 rir1 dupla
+ Tríceps francês com halter 3x10-12 rir1 75s dupla
Cadeira extensora 3x12-15 rir1 75s dupla
Cadeira flexora 3x12-15 rir1 75s dupla
Panturrilha sentado na máquina 3x12-20 rir1 60s dupla
`,
  },
  {
    id: 'glutes-legs-4',
    title: 'Glúteos e pernas em destaque',
    goal: 'hypertrophy',
    level: 'intermediate',
    daysPerWeek: 4,
    place: 'gym',
    minutes: 50,
    summary: 'Três treinos puxam para glúteos e pernas, sem abandonar costas, peito e ombros.',
    text: `# Glúteos e pernas em destaque
objetivo: hipertrofia
nível: intermediário
semanas: 6
semana 6: descarga 10% Semana leve

## A · Glúteos e posterior
Elevação pélvica com barra 4x6-10 rir2 2min dupla ou Elevação pélvica na máquina
Levantamento terra romeno com barra 3x8-10 rir2 2min dupla
Recuo com halteres 3x8-12 rir2 90s dupla
Mesa flexora 3x10-12 rir1 75s dupla
Cadeira abdutora 3x12-20 rir1 60s dupla

## B · Superiores
Puxada frontal na polia 3x8-12 rir2 90s dupla
Supino inclinado com halteres 3x8-12 rir2 90s dupla
Remada baixa com triângulo 3x8-12 rir2 90s dupla
Desenvolvimento com halteres 3x8-12 rir2 90s dupla
Elevação lateral com halteres 3x12-15 rir1 60s dupla
Rosca direta com halteres 2x10-15 rir1 dupla
+ Tríceps na polia com corda 2x10-15 rir1 60s dupla

## C · Quadríceps e glúteos
Agachamento livre com barra 4x6-10 rir2 2:30 dupla ou Agachamento no Smith
Leg press 45° com pés altos 3x10-12 rir2 2min dupla
Cadeira extensora 3x12-15 rir1 75s dupla
Coice na polia 3x12-15 rir1 60s dupla
Panturrilha em pé na máquina 3x10-15 rir1 60s dupla

## D · Corpo todo, com glúteos
Agachamento búlgaro com halteres 3x8-12 rir2 90s dupla
Extensão de quadril no banco romano 3x10-15 rir2 75s dupla
Remada unilateral com halter 3x10-12 rir2 75s dupla
Flexão de braços inclinada 3x8-15 rir2 75s dupla
Cadeira flexora 3x12-15 rir1 60s dupla
Prancha lateral 2x20-40s 45s
`,
  },
  {
    id: 'hybrid-5',
    title: 'Cinco dias: superiores, inferiores e mais três',
    goal: 'hypertrophy',
    level: 'advanced',
    daysPerWeek: 5,
    place: 'gym',
    minutes: 50,
    summary: 'Dois dias pesados e três com mais repetições: cada músculo volta a cada três dias.',
    text: `# Cinco dias: superiores, inferiores e mais três
objetivo: hipertrofia
nível: avançado
semanas: 5
semana 5: descarga 10% Semana leve

## A · Superiores, pesado
Supino reto com barra 4x4-6 rir2 3min topo +2,5 -10% ou Supino reto com halteres
Remada curvada com barra 4x5-7 rir2 2:30 dupla
Desenvolvimento militar com barra 3x5-8 rir2 2:30 dupla
Barra fixa pronada 3x5-8 rir2 2min dupla ou Puxada neutra na polia

## B · Inferiores, pesado
Agachamento livre com barra 4x4-6 rir2 3min topo +5 -10%
Levantamento terra romeno com barra 3x6-8 rir2 2:30 dupla
Leg press 45° 3x8-10 rir1 2min dupla
Panturrilha em pé na máquina 4x8-12 rir1 75s dupla
Elevação de pernas na barra 3x8-15 60s

## C · Empurrar
Supino inclinado com halteres 3x8-12 rir1 2min dupla
Crucifixo na máquina 3x12-15 rir1 60s dupla
Desenvolvimento na máquina 3x10-12 rir1 90s dupla
Elevação lateral na polia 4x12-20 rir1 60s dupla
Tríceps testa na polia 3x10-12 rir1 75s dupla

## D · Puxar
Puxada supinada na polia 3x8-12 rir1 90s dupla
Remada articulada 3x8-12 rir1 90s dupla
Crucifixo inverso na polia 3x12-20 rir1 60s dupla
Encolhimento com halteres 3x10-15 rir1 60s dupla
Rosca Scott com barra W 3x8-12 rir1 75s dupla
Rosca martelo na polia 2x10-15 rir1 60s dupla

## E · Pernas
Agachamento hack na máquina 3x8-12 rir1 2min dupla
Mesa flexora 4x8-12 rir1 90s dupla
Passada com halteres 3x10-12 rir2 90s dupla
Cadeira extensora 3x12-15 rir1 60s dupla
Panturrilha sentado na máquina 3x12-20 rir1 60s dupla
`,
  },
];
