import { expect, test } from 'vitest';
import type { SetBlock } from '#domain/programs/prescription';
import {
  dayLetter,
  dayName,
  groupLabel,
  programFacts,
  programRefusal,
  weekdaysWords,
  weekName,
} from '#words/programs/program';
import { ruleSentence } from '#words/programs/rule-sentence';

const NBSP = '\u00a0';

test('a day is called by its letter and its name, and no letter is said twice', () => {
  expect(dayLetter(3)).toBe('D');
  expect(dayName({ key: 'd', title: '' }, 0)).toBe('Treino A');
  expect(dayName({ key: 'd', title: 'Superiores' }, 0)).toBe('A · Superiores');
  expect(dayName({ key: 'd', title: 'Treino A: peito' }, 0)).toBe('Treino A: peito');
  expect(dayName({ key: 'd', title: 'A - peito' }, 0)).toBe('A - peito');
  expect(dayName({ key: 'd', title: 'Abdômen' }, 0)).toBe('A · Abdômen');
  expect(dayName({ key: 'd', title: 'Água' }, 0)).toBe('A · Água');
  expect(dayName({ key: '', title: '' }, 2)).toBe('Sem dia');
});

test('weeks, groups and figures of a ficha in words', () => {
  expect(weekName(2, undefined)).toBe('Semana 2');
  expect(weekName(2, { label: 'Choque', deload: null })).toBe('Semana 2 · Choque');
  expect(weekName(4, { label: 'Descarga', deload: 20 })).toBe('Semana 4 · Descarga');
  expect(weekName(4, { label: '', deload: 20 })).toBe('Semana 4 · Descarga');
  expect(weekdaysWords([1, 4])).toBe('Segunda e quinta');
  expect(weekdaysWords([])).toBe('');
  expect([2, 3, 4].map(groupLabel)).toEqual(['Bi-set', 'Tri-set', 'Circuito']);
  expect(programFacts({ days: [], weeks: 4 })).toBe(
    'Nenhum dia ainda · nenhum exercício · 4 semanas',
  );
  expect(programRefusal('program_days')).toMatch(/até 14 dias/);
  expect(programRefusal('value')).toMatch(/não pode ser guardado/);
});

test('a rule tells what it will do, with the repetitions that are asked for', () => {
  const sets: SetBlock[] = [
    { count: 2, kind: 'warmup', reps: [12, 12], load: null },
    { count: 3, kind: 'normal', reps: [8, 10], load: null },
  ];
  expect(ruleSentence({ type: 'double', step: 2500 }, sets, 'kg')).toBe(
    `Quando todas as séries chegarem a 10 repetições, a carga sobe 2,5${NBSP}kg e as repetições recomeçam em 8. Depois de 3 treinos seguidos sem cumprir, ela baixa 10%.`,
  );
  const single: SetBlock[] = [{ count: 5, kind: 'normal', reps: [1, 1], load: null }];
  expect(ruleSentence({ type: 'double' }, single, 'kg')).toMatch(/chegarem a 1 repetição, a carga/);
  expect(ruleSentence({ type: 'linear', every: 2, stalls: 0 }, sets, 'kg')).toBe(
    'A cada 2 treinos cumpridos, a carga sobe um passo. A carga nunca baixa sozinha.',
  );
  expect(ruleSentence({ type: 'wave', waves: [70, 77.5] }, [], 'kg')).toBe(
    'A carga segue 70%, 77,5% de 1RM, uma por semana, e depois recomeça. Depois de 3 treinos seguidos sem cumprir, o 1RM baixa 10%.',
  );
  expect(ruleSentence({ type: 'top_backoff', backoff: 15, stalls: 1, deload: 5 }, [], 'kg')).toBe(
    'A primeira série é a mais pesada e sobe um passo quando chega ao máximo de repetições. As outras ficam 15% mais leves. Depois de 1 treino sem cumprir, ela baixa 5%.',
  );
});
