import { describe, expect, test } from 'vitest';
import { namesIn, pastWorkoutsOf } from '../../../src/interchange/matching/drafts';
import { efforts, names, read } from './reading';

describe('Fitbod', () => {
  const HEADER =
    'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier';

  test('rows of one instant are a workout; the load stays that of one dumbbell', () => {
    const table = read(
      [
        HEADER,
        '2024-07-05 01:30:00 +0000,Dumbbell Bench Press, 10,20.0,0.0,0.0,0.0,0.0,true,, 2.0',
        '2024-07-05 01:30:00 +0000,Dumbbell Bench Press, 8,24.0,0.0,0.0,0.0,0.0,false,"leve, ok", 2.0',
        '2024-07-05 01:30:00 +0000,Elliptical, 0,0.0,360.0,500.0,3.5,8,false,, 0.0',
        '2024-07-04 13:00:00 +0000,Pull Up, 12,0.0,0.0,0.0,0.0,0.0,false,, 1.0',
      ].join('\n'),
    );
    expect(table).toMatchObject({ source: 'fitbod', warnings: [], remarks: [] });
    expect(names(table)).toEqual([['Dumbbell Bench Press', 'Elliptical'], ['Pull Up']]);
    const [bench, elliptical] = table.workouts[0]?.exercises ?? [];
    expect(bench).toMatchObject({
      note: 'leve, ok',
      sets: [
        { kind: 'warmup', done: { load: 20_000, reps: 10 } },
        { kind: 'normal', done: { load: 24_000, reps: 8 } },
      ],
    });
    expect(elliptical).toMatchObject({
      note: 'Inclinação 3,5, resistência 8',
      sets: [{ done: { load: null, reps: null, seconds: 360, meters: 500 } }],
    });
  });

  test('its times are instants: the day is that of the person', () => {
    const table = read(
      [
        HEADER,
        '2024-07-05 01:30:00 +0000,Squat,5,100,0,0,0,0,false,,1',
        '2024-07-06 22:30:00 -0300,Squat,5,100,0,0,0,0,false,,1',
        '2024-07-08 22:30:00,Squat,5,100,0,0,0,0,false,,1',
      ].join('\n'),
    );
    const started = table.workouts
      .flatMap((one) =>
        pastWorkoutsOf(
          one,
          (name) => name,
          'America/Sao_Paulo',
          () => false,
        ),
      )
      .map(({ start }) => [start.day, new Date(start.at).toISOString()]);
    expect(started).toEqual([
      ['2024-07-04', '2024-07-05T01:30:00.000Z'],
      ['2024-07-06', '2024-07-07T01:30:00.000Z'],
      ['2024-07-08', '2024-07-09T01:30:00.000Z'],
    ]);
  });

  test('pounds in the header; an unknown name tells its equipment', () => {
    const table = read(
      `${HEADER.replace('kg', 'lbs')}\n2024-07-05 01:30:00 +0000,Dumbbell Zé Curl,5,45.0,0,0,0,0,false,,2`,
    );
    expect(efforts(table)).toEqual([{ load: 20_412, reps: 5 }]);
    expect(namesIn(table.workouts)[0]).toMatchObject({ equipment: 'dumbbell', loadKind: null });
  });
});
