import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { FileContents } from '../../src/workers/import-messages';
import { readFile } from '../../src/workers/read-file';
import { FIT_FILES, TCX_FILES } from '../interchange/activities/activity-corpus';
import { archive } from './archive';

/** The contents of a file, as the worker of imports reads it. */
function read(name: string, content: BlobPart): Promise<FileContents> {
  const choices = { unit: null, roles: null, order: null, year: null, body: false };
  return readFile({ file: new File([content], name), ...choices }, () => {});
}

const bytes = (name: string) => FIT_FILES[name] ?? new Uint8Array();
const { run = '' } = TCX_FILES;

describe('an activity file', () => {
  test.each([
    ['a FIT file', 'treino.fit', bytes('strength-kg'), 'fit', 1],
    ['a FIT file with another name', 'treino', bytes('strength-kg'), 'fit', 1],
    ['a TCX file', 'corrida.tcx', run, 'tcx', 1],
    ['a compressed FIT file', 'treino.fit.gz', gzipSync(bytes('run')), 'fit', 1],
    [
      'an archive of several',
      'export.zip',
      archive({
        'activities/1.fit': bytes('strength-kg'),
        'activities/2.fit.gz': gzipSync(bytes('run')),
        'activities/3.tcx': run,
        '__MACOSX/._1.fit': 'x',
        'activities.csv': 'a,b',
        'profile.csv': 'a,b',
      }),
      'fit',
      3,
    ],
  ])('is read when it is %s', async (_, name, content, source, workouts) => {
    const answer = await read(name, content);
    const table = answer.is === 'table' ? answer.table : null;
    expect([table?.source, table?.workouts.length, table?.warnings]).toEqual([
      source,
      workouts,
      [],
    ]);
  });

  test('stays out and is named when it is damaged within an archive', async () => {
    const answer = await read(
      'export.zip',
      archive({ 'a.fit': bytes('run'), 'b.fit': bytes('run').slice(0, 40), 'c.fit.gz': 'x' }),
    );
    const table = answer.is === 'table' ? answer.table : null;
    expect(table?.workouts).toHaveLength(1);
    expect(table?.warnings.map(({ file, code }) => [file, code])).toEqual([
      ['b.fit', 'damaged'],
      ['c.fit.gz', 'damaged'],
    ]);
  });

  test('is refused when it holds no recorded activity', async () => {
    expect(await read('plano.fit', bytes('planned-workout'))).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'no-activity' },
    });
  });
});
