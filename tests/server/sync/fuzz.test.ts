import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#domain/record/registers';
import { PROTO, SCHEMA } from '#protocol/version';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { begun, createDevice, createEndpoint, done, newId, readAll, T0 } from './endpoint';

const mostly = (usual: string, ...odd: string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, fc.constantFrom(...odd));
const path = fc.oneof(
  fc.constantFrom('title', 'note', 'start', 'finish', 'rest', 'back', 'purge', 'gone.a', 'unit'),
  fc.constantFrom('e.sup.exercise', 'e.sup.order', 'e.sup.gone.b', 'e.sup.note', 'e.sup.rest'),
  fc.constantFrom(
    's.um.place',
    's.um.kind',
    's.um.plan',
    's.um.done.a',
    's.um.back',
    's.um.gone.a',
  ),
  fc.string({ maxLength: 20 }),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, 0, -1, 8.64e15, 1e300, '', '\u0000', '\ud800', [], {}, ['sup', 'i'], 'z'),
  fc.constantFrom(...Object.values(begun()), done(60_000), { at: T0 }, { phone: [T0, 0] }),
);
const soundStamp = fc.tuple(
  fc.oneof(fc.nat(10), fc.integer({ min: T0 - 100, max: T0 + 100 })),
  fc.nat(3),
  fc.constantFrom('phone', 'tablet', 'constructor'),
);
const oddStamp = fc.oneof(
  fc.tuple(fc.maxSafeNat(), fc.maxSafeNat(), fc.constantFrom('__proto__', 'x'.repeat(17), 'a')),
  fc.jsonValue({ maxDepth: 1 }),
);
const stamp = fc.oneof({ weight: 30, arbitrary: soundStamp }, { weight: 1, arbitrary: oddStamp });

/** Registers of a workout that are valid individually and inconsistent together. */
const seen = fc.dictionary(
  fc.constantFrom('phone', 'constructor', 'b'),
  fc.tuple(fc.nat(), fc.nat()),
);
const sound = fc.oneof(
  fc.constantFrom(...Object.entries(begun())),
  fc.tuple(fc.constant('s.um.done.phone'), fc.constantFrom<Json[]>(null, done(60_000), done(0, 0))),
  fc.tuple(fc.constantFrom('gone.phone', 'e.sup.gone.b', 's.um.gone.phone'), seen),
  fc.tuple(
    fc.constantFrom('back', 'purge', 'e.sup.back', 's.um.back'),
    fc.integer({ min: 0, max: T0 }),
  ),
  fc.tuple(fc.constant('start'), fc.constant({ at: 8.64e15, zone: 'x', day: '2026-02-30' })),
  fc.tuple(fc.constantFrom('title', 'note', 'e.sup.note'), fc.string({ unit: 'binary' })),
  fc.tuple(fc.constant('s.um.place'), fc.constantFrom(['um', 'i'], ['sup', 'z'], ['x', '1'])),
);
const entry = fc.oneof(
  { weight: 12, arbitrary: sound },
  { weight: 1, arbitrary: fc.tuple(path, value) },
);
const ids = Array.from({ length: 3 }, newId);
const op = (space: string, ...kinds: string[]) =>
  fc
    .record({
      id: fc.uuid(),
      space: mostly(space, 'u:x', '', '__proto__'),
      kind: mostly('workout', 'preferences', 'exercise', 'body', 'toString', '', ...kinds),
      record: fc.oneof(fc.constantFrom(...ids), mostly(ids[0] ?? '', 'self', '__proto__', '')),
      stamp,
      entries: fc.array(fc.tuple(entry, stamp), { maxLength: 4 }),
      full: fc.boolean(),
    })
    .map(({ entries, full, ...target }) => ({
      ...target,
      [full ? 'full' : 'set']: Object.fromEntries(
        entries.map(([[at, held], own]) => [at, full ? [held, own] : held]),
      ),
    }));
const envelope = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('proto', 'schema', 'account', 'device', 'spaces', 'ops', 'warm'),
      fc.jsonValue({ maxDepth: 3 }),
      { maxKeys: 2 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      warm: fc.record({
        since: fc.maxSafeNat(),
        after: fc.option(fc.tuple(fc.maxSafeNat(), fc.constantFrom('self', ...ids))),
      }),
    }),
  },
);

/**
 * As many runs as the inputs of every endpoint (../fuzz.test.ts): a run has 8 of those, a long one
 * 200.
 */
const TIMES = Math.ceil(Number(process.env.FUZZ_RUNS ?? 8) / 8);
const RUNS = 150 * TIMES;
/** A limit for many round trips on a busy machine. */
const PATIENCE = { timeout: 60_000 * TIMES };

storeContract('bad input', (store) => {
  test('no input makes the server fail, and what it answers stays readable', PATIENCE, async () => {
    const person = `p${newId()}`;
    const space = `u:${person}`;
    const runs = fc.tuple(
      fc.array(fc.oneof({ weight: 9, arbitrary: op(space) }, fc.jsonValue()), { maxLength: 6 }),
      envelope,
      // Ops of a device with an impossible cursor are not accepted (S4).
      fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.maxSafeNat()),
    );
    const endpoint = createEndpoint(store());
    await fc.assert(
      fc.asyncProperty(runs, async ([ops, extra, cursor]) => {
        endpoint.clock += 1000;
        const answer = await endpoint.post(person, {
          proto: 1,
          schema: 1,
          account: person,
          device: 'phone',
          spaces: [{ id: space, cursor, epoch: null, grantVer: 0, inReset: false }],
          ops,
          ...extra,
        });
        expect([200, 400, 409, 426]).toContain(answer.status);
        await answer.json();
      }),
      { numRuns: RUNS },
    );
    // A new device can read all accepted records.
    const page = await createDevice(endpoint, person, 'reader').pull();
    expect(page.records.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  test(
    'G1a: no input of a coach makes the server fail, and none reaches what the scopes do not',
    PATIENCE,
    async () => {
      const [student, coach] = [`s${newId()}`, `c${newId()}`];
      const scopes = ['program', 'log'] as const;
      const at = T0 - 1;
      await linkPeople(store(), { professional: coach, student, scopes, at });
      const endpoint = createEndpoint(store());
      const phone = createDevice(endpoint, student, 'phone');
      const own = ids.map((id) => phone.full(id, begun()));
      await phone.push(...own, phone.full('self', { unit: 'kg' }, { kind: 'preferences' }));
      const before = await readAll(createDevice(endpoint, student, 'before'));
      const asked = fc.record({
        cursor: fc.oneof(fc.nat(10), fc.maxSafeNat()),
        epoch: fc.constantFrom(null, 'x', before[0]?.epoch ?? null),
        grantVer: fc.oneof(fc.nat(2), fc.maxSafeNat()),
        inReset: fc.boolean(),
        window: fc.record({ since: fc.oneof(fc.constant(T0), fc.maxSafeNat()) }),
      });
      const kinds = ['message', 'program-version', 'message', 'program-version'];
      const runs = fc.tuple(
        fc.array(op(phone.space, ...kinds), { maxLength: 6 }),
        asked,
        fc.constantFrom(coach, `x${coach}`),
      );
      await fc.assert(
        fc.asyncProperty(runs, async ([ops, space, account]) => {
          endpoint.clock += 1000;
          const answer = await endpoint.post(account, {
            proto: PROTO,
            schema: SCHEMA,
            account,
            device: 'desk',
            ops,
            spaces: [{ id: phone.space, ...space }],
          });
          expect(answer.status).toBe(200);
          const text = await answer.text();
          expect(text).not.toContain('"preferences"');
          if (account !== coach) expect(text).not.toContain('"records"');
        }),
        { numRuns: RUNS },
      );
      const shown = (pages: typeof before) =>
        pages.flatMap(({ records }) => records).filter(({ kind }) => kind !== 'exercise');
      const after = await readAll(createDevice(endpoint, student, 'after'));
      expect(shown(after)).toEqual(shown(before));
    },
  );
});
