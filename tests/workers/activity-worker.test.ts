import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ActivityAnswer, ActivityAsk } from '../../src/workers/activity-messages';
import type { FileAnswer, FileAsk } from '../../src/workers/import-messages';
import { FIT_FILES, TCX_FILES } from '../interchange/activities/activity-corpus';
import { archive } from './archive';

type Answer = Exclude<FileAnswer | ActivityAnswer, { is: 'progress' }>;

/** The answer of a worker, which is started by importing it. */
function ask(worker: () => Promise<unknown>, data: FileAsk | ActivityAsk): Promise<Answer> {
  const scope = new EventTarget();
  return new Promise((resolve, reject) => {
    const postMessage = (answer: FileAnswer | ActivityAnswer) => {
      if (answer.is !== 'progress') resolve(answer);
    };
    vi.stubGlobal('self', Object.assign(scope, { postMessage }));
    vi.resetModules();
    worker()
      .then(() => scope.dispatchEvent(new MessageEvent('message', { data })))
      .catch(reject);
  });
}

/** The answer to a file, from the worker of files and then from that of activities. */
async function read(name: string, content: BlobPart): Promise<Answer> {
  const file = new File([content], name);
  const found = await ask(() => import('../../src/workers/import.worker'), {
    file,
    unit: null,
    roles: null,
    order: null,
    year: null,
  });
  if (found.is !== 'activities') return found;
  return ask(() => import('../../src/workers/activity.worker'), { files: found.files });
}

afterEach(() => vi.unstubAllGlobals());

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
