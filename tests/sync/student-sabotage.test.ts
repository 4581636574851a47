import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../server/db/database';
import { emptyBrowser } from '../replica/here';
import { buildStudentPlay, type StudentPlay } from './bundle';
import { prepareServer } from './server-machine';
import { STUDENT_FAULTS } from './student-faults';

const MOST = 40;

describe("I12 I14: a rule of other people's spaces that is switched off is seen", () => {
  const [one, other] = [
    createDatabase({ dataDir: 'memory' }),
    createDatabase({ dataDir: 'memory' }),
  ];
  let sound: StudentPlay;
  beforeAll(async () => {
    for (const connection of [one, other]) await prepareServer(connection);
    sound = await buildStudentPlay('sound-student', []);
  });
  afterAll(async () => {
    for (const connection of [one, other]) await connection.close();
  });

  test.each(Object.entries(STUDENT_FAULTS))('%s', { timeout: 600_000 }, async (name, changes) => {
    const nth = Object.keys(STUDENT_FAULTS).indexOf(name);
    const altered = await buildStudentPlay(`fault-student-${nth}`, changes);
    // On one server nobody is made twice: each fault has seeds of its own.
    const first = 1000 * nth + 1;
    for (let seed = first; seed < first + MOST; seed += 1) {
      emptyBrowser();
      if ((await altered(one, seed)).length === 0) continue;
      emptyBrowser();
      expect(await sound(other, seed), `seed ${seed}`).toEqual([]);
      return;
    }
    expect.fail(`${MOST} plays did not see it`);
  });
});
