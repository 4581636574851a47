import { describe, expect, test } from 'vitest';
import { readBodyTable } from '../../../src/interchange/body/read-body';
import { pastWorkoutsOf } from '../../../src/interchange/matching/drafts';
import { names } from '../apps/reading';
import { readAsGuessed } from './guessed';

const ZONE = 'America/Sao_Paulo';

describe('dates at midnight', () => {
  test.each([
    '2026-02-13T00:00:00Z',
    '2026-02-13T00:00:00.000Z',
    '2026-02-13 00:00:00',
    '2026-02-13 00:00:00 +0000',
  ])('are days, also in UTC: %s', (date) => {
    const table = readAsGuessed(`Data;Exercício;Reps;Carga (kg)\n${date};Supino;10;60`);
    const days = table.workouts
      .flatMap((one) =>
        pastWorkoutsOf(
          one,
          (name) => name,
          ZONE,
          () => false,
        ),
      )
      .map(({ start }) => start.day);
    expect(days).toEqual(['2026-02-13']);
    expect(table.remarks).toContain('date-only');
    const body = readBodyTable(`Data;Peso (kg);Gordura (%)\n${date};80;20`, {}, ZONE);
    expect(body).toMatchObject({ readings: [{ day: '2026-02-13' }] });
  });

  test('are moments where other rows have another time', () => {
    const rows = ['2026-02-13T00:00:00Z;80;20', '2026-02-14T10:00:00Z;80;20'];
    const body = readBodyTable(['Data;Peso (kg);Gordura (%)', ...rows].join('\n'), {}, ZONE);
    expect(body).toMatchObject({ readings: [{ day: '2026-02-12' }, { day: '2026-02-14' }] });
  });
});

test('a workout over midnight with one date stays one workout', () => {
  const table = readAsGuessed(
    [
      'Data;Hora;Exercício;Reps;Carga (kg)',
      '13/02/2026;23:40;Supino;10;60',
      ';00:05;Remada;8;40',
      '13/02/2026;00:20;Rosca;8;20',
      '14/02/2026;20:00;Supino;10;60',
    ].join('\n'),
  );
  expect(names(table)).toEqual([['Supino', 'Remada', 'Rosca'], ['Supino']]);
  expect(table.workouts.map(({ start }) => start.day)).toEqual(['2026-02-13', '2026-02-14']);
  expect(table.workouts[0]?.durationSeconds).toBe(2400);
});
