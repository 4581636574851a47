import { expect, test } from 'vitest';
import { comparison, photoName, photosCount, timeBetween } from '#words/health/photos';

test('the time between two days is said as people count it', () => {
  for (const [from, to, said] of [
    ['2026-11-20', '2026-11-20', 'no mesmo dia'],
    ['2026-11-19', '2026-11-20', '1 dia'],
    ['2026-11-07', '2026-11-20', '13 dias'],
    ['2026-10-30', '2026-11-20', '3 semanas'],
    ['2026-09-21', '2026-11-20', '8 semanas'],
    ['2026-09-20', '2026-11-20', '2 meses'],
    ['2025-11-20', '2026-11-20', '1 ano'],
    ['2025-10-20', '2026-11-20', '1 ano e 1 mês'],
    ['2024-08-31', '2026-11-20', '2 anos e 2 meses'],
  ] as const) {
    expect(timeBetween(from, to), `${from} ${to}`).toBe(said);
  }
});

test('photos and their comparison are named', () => {
  expect(photoName({ day: '2026-11-20', pose: 'left' })).toBe(
    'Lado esquerdo, 20 de novembro de 2026',
  );
  expect([0, 1, 12].map(photosCount)).toEqual(['Nenhuma foto ainda', '1 foto', '12 fotos']);
  expect(comparison('front', '2026-08-20', '2026-11-20')).toBe(
    'Frente: 3 meses entre 20 de agosto de 2026 e 20 de novembro de 2026.',
  );
  expect(comparison('back', '2026-11-20', '2026-11-20')).toBe(
    'Costas: as duas são de 20 de novembro de 2026.',
  );
});
