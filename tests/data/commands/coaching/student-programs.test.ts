import { beforeEach, describe, expect, test } from 'vitest';
import { programChanges } from '#domain/coaching/program-changes';
import { contentOf } from '#domain/coaching/program-content';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { Program } from '#domain/programs/shape';
import { encodeRegisters } from '#protocol/encoding';
import { LIMITS } from '#protocol/limits';
import { stamped } from '#protocol/merge';
import { readAssignments } from '../../../../src/data/coaching/assignments';
import { carryCommands } from '../../../../src/data/commands/coaching/carry-template';
import { studentProgramCommands } from '../../../../src/data/commands/coaching/student-programs';
import { draftCommands } from '../../../../src/data/commands/programs/drafts';
import { programCommands } from '../../../../src/data/commands/programs/programs';
import { readAllDrafts, readDrafts } from '../../../../src/data/programs/program-drafts';
import { readUnsentVersions, readVersions } from '../../../../src/data/programs/program-versions';
import { programEntryOf, readPrograms } from '../../../../src/data/programs/programs';
import type { Account } from '../../../../src/data/store/account';
import { noMirror } from '../../../../src/replica/mirror/mirror';
import { createReplica } from '../../../../src/replica/replica';
import { emptyBrowser, idOf, NOW } from '../../../replica/browser';
import { openHere } from '../../../replica/here';
import { accountOf } from '../../account-here';

const SAID = { byName: 'Carla', title: '', note: '', ends: null, review: null };
const STUDENT = 'bruno';

let coach: Account;
let student: Account;

beforeEach(async () => {
  emptyBrowser();
  const here = await openHere();
  coach = accountOf(here);
  const replica = await createReplica({
    account: STUDENT,
    space: `u:${STUDENT}`,
    mirror: noMirror,
    channel: null,
    wall: () => NOW,
    ticks: () => NOW,
  });
  student = { ...accountOf({ ...here, replica }), id: STUDENT };
});

const ofStudent = () =>
  studentProgramCommands(
    () => coach,
    () => student,
    STUDENT,
  );
const carrying = () =>
  carryCommands(
    () => coach,
    () => student,
  );
const editing = (account: Account) => programCommands(() => account);
const sets = (count: number) => [
  { count, kind: 'normal' as const, reps: [8, 10] as [number, number], load: null },
];
const bench = { ...plainExercise('barbell-bench-press'), sets: sets(3) };
const plank = { ...plainExercise('plank'), sets: sets(2) };
const BASE = {
  ...EMPTY_PROGRAM,
  title: 'Base',
  days: [{ ...EMPTY_DAY, title: 'Superiores', exercises: [bench, plank] }],
};

async function programAt(account: Account, id: string): Promise<Program> {
  const entry = programEntryOf(await account.replica.record('program', id));
  if (!entry) throw new Error(`There is no ficha ${id}`);
  return entry.program;
}
async function only(account: Account): Promise<{ id: string; program: Program }> {
  const [entry, ...more] = await readPrograms(account.replica);
  if (!entry || more.length > 0) throw new Error('There is not one ficha');
  return entry;
}
function entryOf(program: Program, exercise: string) {
  const found = program.days
    .flatMap(({ exercises }) => exercises)
    .find((entry) => entry.exercise === exercise);
  if (!found) throw new Error(`${exercise} is not in the ficha`);
  return found;
}
const restOf = async (account: Account, id: string, exercise: string) =>
  entryOf(await programAt(account, id), exercise).restSeconds;
const setRest = async (account: Account, id: string, exercise: string, restSeconds: number) => {
  const { key } = entryOf(await programAt(account, id), exercise);
  expect(await editing(account).prescribe(id, key, null, { facts: { restSeconds } })).toBeNull();
};

/** A ficha published by the coach; returns its id at the student. */
async function published(): Promise<string> {
  const draft = await ofStudent().draftOf(BASE);
  expect(await ofStudent().publish(draft, SAID)).toBeNull();
  return draft;
}

describe('a draft for a student', () => {
  test('stands among no fichas of the coach, and is gone once it was published', async () => {
    const draft = await ofStudent().draftOf(BASE);
    expect(await readPrograms(coach.replica)).toEqual([]);
    expect((await readDrafts(coach.replica, STUDENT)).map(({ id }) => id)).toEqual([draft]);
    expect(await readDrafts(coach.replica, 'somebody')).toEqual([]);
    const said = { ...SAID, note: 'Bom treino', ends: '2026-12-20', review: '2026-12-14' };
    expect(await ofStudent().publish(draft, said)).toBeNull();
    expect(await readDrafts(coach.replica, STUDENT)).toEqual([]);
    const { program } = await only(student);
    expect(program).toMatchObject({ title: 'Base', ends: '2026-12-20', review: '2026-12-14' });
    expect(await readVersions(student.replica, draft)).toMatchObject([
      { number: 1, byName: 'Carla', by: coach.id, note: 'Bom treino', content: contentOf(program) },
    ]);
    // It waits on this device, so nobody calls it published.
    const [version] = await readVersions(student.replica, draft);
    expect((await readUnsentVersions(student.replica)).waiting).toEqual(new Set([version?.id]));
  });

  test('can be begun, changed and published of the longest ficha there may be', async () => {
    const block = { kind: 'normal' as const, reps: [8, 12] as [number, number] };
    const long = {
      ...plainExercise('incline-dumbbell-bench-press'),
      sets: [
        { ...block, count: 1, load: { by: 'percent' as const, percent: 50 } },
        { ...block, count: 4, load: { by: 'grams' as const, grams: 62_500 } },
      ],
      note: 'n'.repeat(240),
      restSeconds: 90,
    };
    const day = (exercises: number) => ({
      ...EMPTY_DAY,
      title: 'Treino',
      exercises: Array.from({ length: exercises }, () => long),
    });
    const sizes = Array.from({ length: PROGRAM_LIMITS.days }, (_, at) => (at < 4 ? 15 : 14));
    const ficha = { ...EMPTY_PROGRAM, title: 'Longa', weeks: 12, days: sizes.map(day) };
    const first = await ofStudent().draftOf(ficha);
    expect(await ofStudent().publish(first, SAID)).toBeNull();
    const content = contentOf(await programAt(student, first));
    const encoded = encodeRegisters(stamped(content, [NOW, 0, 'aaaaaaaaaa']));
    expect(JSON.stringify(encoded).length).toBeGreaterThan(0.85 * LIMITS.recordBytes);
    const again = (await ofStudent().draftOfCurrent(first)) ?? '';
    const { key } = entryOf(await programAt(coach, again), long.exercise);
    await editing(coach).prescribe(again, key, null, { facts: { restSeconds: 120 } });
    expect(await ofStudent().takeOver(again)).toBeNull();
    expect(await ofStudent().publish(again, SAID)).toBeNull();
    expect(entryOf(await programAt(student, first), long.exercise).restSeconds).toBe(120);
    expect((await readVersions(student.replica, first)).map(({ number }) => number)).toEqual([
      2, 1,
    ]);
  });

  test('that was begun before its base lay apart is gone on with', async () => {
    const id = await published();
    const base = contentOf(await programAt(student, id));
    const draft = idOf(77);
    const draftFor = { student: STUDENT, program: id, base: 1, template: null };
    await coach.replica.commit([
      {
        kind: 'program',
        id: draft,
        write: (_, { now }) => ({ ...base, created: now, draftFor, draftBase: base }),
      },
    ]);
    await setRest(student, id, 'plank', 30);
    await setRest(coach, draft, 'barbell-bench-press', 120);
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect(await restOf(student, id, 'plank')).toBe(30);
  });

  test('of somebody whose link ended becomes a ficha of the coach, or goes, and both can be undone', async () => {
    const draft = await ofStudent().draftOf(BASE);
    const [entry] = await readAllDrafts(coach.replica);
    if (!entry) throw new Error('There is no draft');
    const drafts = draftCommands(() => coach);
    expect(await drafts.keep(draft)).toBeNull();
    expect((await readPrograms(coach.replica)).map(({ id }) => id)).toEqual([draft]);
    expect(await readAllDrafts(coach.replica)).toEqual([]);
    await drafts.unkeep(draft, entry.draftFor);
    await drafts.discard(draft);
    expect(await readAllDrafts(coach.replica)).toEqual([]);
    await drafts.restore(draft);
    expect((await readAllDrafts(coach.replica)).map(({ id }) => id)).toEqual([draft]);
  });

  test('published again after it was cut short is no other version', async () => {
    const draft = await ofStudent().draftOf(BASE);
    const failing = studentProgramCommands(
      () => ({
        ...coach,
        replica: { ...coach.replica, commit: () => Promise.reject(new Error('closed')) },
      }),
      () => student,
      STUDENT,
    );
    await expect(failing.publish(draft, { ...SAID, note: 'Bom treino' })).rejects.toThrow('closed');
    expect((await readDrafts(coach.replica, STUDENT)).map(({ id }) => id)).toEqual([draft]);
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect(await readDrafts(coach.replica, STUDENT)).toEqual([]);
    expect(await readVersions(student.replica, draft)).toMatchObject([
      { number: 1, note: 'Bom treino' },
    ]);
  });

  test('of the ficha that they have keeps what they change meanwhile', async () => {
    const id = await published();
    const draft = (await ofStudent().draftOfCurrent(id)) ?? '';
    await setRest(student, id, 'plank', 30);
    await setRest(coach, draft, 'barbell-bench-press', 120);
    const standing = await ofStudent().standing(draft);
    expect(standing?.conflicts).toEqual([]);
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect(await restOf(student, id, 'plank')).toBe(30);
    expect(await restOf(student, id, 'barbell-bench-press')).toBe(120);
    const [second, first] = await readVersions(student.replica, id);
    expect([second?.number, first?.number]).toEqual([2, 1]);
    const changes = programChanges(first?.content ?? {}, second?.content ?? {});
    expect(changes).toMatchObject([{ change: 'rest', before: null, after: 120 }]);
    // The student's own changes are the differences from the last version.
    const own = programChanges(second?.content ?? {}, contentOf(await programAt(student, id)));
    expect(own).toMatchObject([{ change: 'rest', exercise: 'plank', after: 30 }]);
  });

  test('tells what both changed; the coach decides, and by themselves theirs holds', async () => {
    const id = await published();
    const draft = (await ofStudent().draftOfCurrent(id)) ?? '';
    await setRest(student, id, 'plank', 30);
    await setRest(coach, draft, 'plank', 60);
    const standing = await ofStudent().standing(draft);
    expect(standing?.conflicts).toMatchObject([{ mine: 30, theirs: 60, takes: 'theirs' }]);
    const at = standing?.conflicts[0]?.at ?? '';
    expect(await ofStudent().publish(draft, { ...SAID, chosen: { [at]: 'mine' } })).toBeNull();
    expect(await restOf(student, id, 'plank')).toBe(30);
    const [version] = await readVersions(student.replica, id);
    expect(version?.content[at]).toBe(30);
  });

  test('takes over what the student changed, and keeps what it has of its own', async () => {
    const id = await published();
    const draft = (await ofStudent().draftOfCurrent(id)) ?? '';
    await setRest(coach, draft, 'barbell-bench-press', 120);
    await setRest(student, id, 'plank', 30);
    expect(await ofStudent().takeOver(draft)).toBeNull();
    expect(await restOf(coach, draft, 'plank')).toBe(30);
    expect(await restOf(coach, draft, 'barbell-bench-press')).toBe(120);
  });

  test('brings the exercises of the coach along', async () => {
    const own = idOf(1);
    const said = { name: 'Remada da Carla', primary: ['lats'] };
    await coach.replica.commit([{ kind: 'exercise', id: own, write: () => said }]);
    const days = [{ ...EMPTY_DAY, exercises: [plainExercise(own)] }];
    const draft = await ofStudent().draftOf({ ...BASE, days });
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect((await student.replica.record('exercise', own))?.shape).toMatchObject(said);
  });

  test("saves the student's ficha as a template of the coach, without its dates", async () => {
    const own = idOf(1);
    await student.replica.commit([
      { kind: 'exercise', id: own, write: () => ({ name: 'Remada do Bruno', primary: ['lats'] }) },
    ]);
    const days = [{ ...EMPTY_DAY, exercises: [plainExercise(own)] }];
    const id = await editing(student).create({ ...BASE, days });
    await student.replica.commit([{ kind: 'program', id, write: () => ({ ends: '2026-12-20' }) }]);
    expect(await ofStudent().saveAsTemplate(id)).toBeNull();
    const [saved] = await readPrograms(coach.replica);
    expect(saved?.program).toMatchObject({
      title: 'Base',
      days: [{ exercises: [{ exercise: own }] }],
    });
    expect(saved?.program.ends).toBeUndefined();
    expect((await coach.replica.record('exercise', own))?.shape).toMatchObject({
      name: 'Remada do Bruno',
    });
    expect(await ofStudent().saveAsTemplate(idOf(9))).toBe('unknown');
  });

  test('of the next block has the same days and no end', async () => {
    const first = await ofStudent().draftOf(BASE);
    expect(await ofStudent().publish(first, { ...SAID, ends: '2026-12-20' })).toBeNull();
    const draft = (await ofStudent().draftNextBlock(first)) ?? '';
    const next = await programAt(coach, draft);
    expect(next).toMatchObject({ title: 'Base · bloco 2', draftFor: { program: null } });
    expect(next.ends).toBeUndefined();
    const { days } = await programAt(student, first);
    expect(next.days.map(({ key }) => key)).toEqual(days.map(({ key }) => key));
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect((await readPrograms(student.replica)).length).toBe(2);
  });
});

test('versions that two devices gave the same number are two', async () => {
  const id = await published();
  for (const at of [NOW + 1, NOW]) {
    const said = { program: id, number: 2, at, by: coach.id, byName: 'Carla', note: '' };
    const content = contentOf(await programAt(student, id));
    const write = () => ({ ...said, content });
    await student.replica.commit([{ kind: 'program-version', id: idOf(at - NOW + 1), write }]);
  }
  const versions = await readVersions(student.replica, id);
  expect(versions.map(({ number, at }) => [number, at])).toMatchObject([
    [3, NOW + 1],
    [2, NOW],
    [1, expect.any(Number)],
  ]);
});

describe('a template', () => {
  /** A student's ficha from a template: the template's id and the ficha's. */
  async function assigned() {
    const template = await editing(coach).create(BASE);
    const draft = (await ofStudent().draftFromTemplate(template)) ?? '';
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect(await readAssignments(coach.replica)).toMatchObject([
      { id: draft, student: STUDENT, program: draft, template, carried: null },
    ]);
    return { template, id: draft };
  }

  /** The changes of the template that have not reached the student. */
  const pending = async (template: string) => {
    const [assignment] = await readAssignments(coach.replica);
    return programChanges(assignment?.content ?? {}, contentOf(await programAt(coach, template)));
  };

  test('brings its change to who uses it, and what they have of their own stays', async () => {
    const { template, id } = await assigned();
    await setRest(student, id, 'plank', 30);
    await setRest(coach, template, 'plank', 60);
    await setRest(coach, template, 'barbell-bench-press', 120);
    expect(await carrying().carry(id, SAID)).toBeNull();
    expect(await restOf(student, id, 'plank')).toBe(30);
    expect(await restOf(student, id, 'barbell-bench-press')).toBe(120);
    expect(await pending(template)).toEqual([]);
  });

  test('that is too long to be taken back is carried all the same', async () => {
    const template = await editing(coach).create({
      ...BASE,
      days: Array.from({ length: 12 }, () => ({
        ...EMPTY_DAY,
        exercises: [{ ...bench, note: 'x'.repeat(3900) }],
      })),
    });
    const draft = (await ofStudent().draftFromTemplate(template)) ?? '';
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    for (const { exercises } of (await programAt(coach, template)).days) {
      for (const { key } of exercises) {
        const facts = { note: 'y'.repeat(3900) };
        expect(await editing(coach).prescribe(template, key, null, { facts })).toBeNull();
      }
    }
    expect(await carrying().carry(draft, SAID)).toBeNull();
    expect(await pending(template)).toEqual([]);
    expect(await readAssignments(coach.replica)).toMatchObject([{ carried: null }]);
  });

  test('a change is taken back whole while nothing newer was published', async () => {
    const { template, id } = await assigned();
    await setRest(student, id, 'plank', 30);
    const before = contentOf(await programAt(student, id));
    const { days } = await programAt(coach, template);
    await editing(coach).removeExercise(template, days[0]?.exercises[0]?.key ?? '');
    await editing(coach).addDay(template, 'more', { ...EMPTY_DAY, exercises: [bench] });
    expect(await carrying().carry(id, SAID)).toBeNull();
    expect((await programAt(student, id)).days.length).toBe(2);
    expect(await carrying().takeBackCarried(id, SAID)).toBeNull();
    expect(contentOf(await programAt(student, id))).toEqual(before);
    const versions = await readVersions(student.replica, id);
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(versions[0]?.content).toEqual(versions[2]?.content);
    expect(await carrying().takeBackCarried(id, SAID)).toBe('unknown');
    // It is offered again.
    expect((await pending(template)).length).toBe(2);
  });

  test('a change is not taken back once something newer was published', async () => {
    const { template, id } = await assigned();
    await setRest(coach, template, 'plank', 60);
    expect(await carrying().carry(id, SAID)).toBeNull();
    const draft = (await ofStudent().draftOfCurrent(id)) ?? '';
    await setRest(coach, draft, 'plank', 45);
    expect(await ofStudent().publish(draft, SAID)).toBeNull();
    expect(await carrying().takeBackCarried(id, SAID)).toBe('newer');
    expect(await restOf(student, id, 'plank')).toBe(45);
  });
});
