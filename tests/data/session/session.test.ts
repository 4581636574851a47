import { describe, expect, test } from 'vitest';
import { createKnownSession, KNOWN_SESSION_KEY } from '../../../src/data/session/known-session';
import { type SessionFacts, sessionState } from '../../../src/data/session/session';

const ANA = { id: 'u1', name: 'Ana', email: 'ana@exemplo.com' };
const BIA = { id: 'u2', name: 'Bia', email: 'bia@exemplo.com' };

const stateOf = (facts: Omit<SessionFacts, 'owed'>) => sessionState({ ...facts, owed: false });

describe('session states', () => {
  test('nothing known and no answer yet: loading', () => {
    expect(stateOf({ known: null, answer: undefined, failed: false })).toEqual({
      status: 'loading',
    });
  });

  test('a known session does not wait for the network', () => {
    expect(stateOf({ known: ANA, answer: undefined, failed: false })).toEqual({
      status: 'signed-in',
      user: ANA,
      confirmed: false,
    });
  });

  test('a failed or offline request is not a sign-out', () => {
    expect(stateOf({ known: ANA, answer: undefined, failed: true })).toMatchObject({
      status: 'signed-in',
      user: ANA,
    });
    expect(stateOf({ known: ANA, answer: { user: ANA }, failed: true })).toMatchObject({
      status: 'signed-in',
      confirmed: true,
    });
  });

  test('nothing known and no way to ask: a visitor', () => {
    expect(stateOf({ known: null, answer: undefined, failed: true }).status).toBe('visitor');
  });

  test('the server says who it is, also when the device remembers somebody else', () => {
    expect(stateOf({ known: BIA, answer: { user: ANA }, failed: false })).toEqual({
      status: 'signed-in',
      user: ANA,
      confirmed: true,
    });
  });

  test('the server knows no session: a visitor, or expired where somebody was signed in', () => {
    expect(stateOf({ known: null, answer: null, failed: false }).status).toBe('visitor');
    expect(stateOf({ known: ANA, answer: null, failed: false })).toEqual({
      status: 'expired',
      user: ANA,
    });
  });
});

test('an account that waits to be erased is told apart, with its day', () => {
  const answer = { user: ANA, erasesAt: 1_800_000_000_000 };
  expect(stateOf({ known: ANA, answer, failed: false })).toEqual({ status: 'leaving', ...answer });
});

test('A1h: an account that is gone is told to a device that holds its data, and to no other', () => {
  const facts = { answer: 'erased', failed: false } as const;
  expect(stateOf({ ...facts, known: ANA })).toEqual({ status: 'erased', user: ANA });
  expect(stateOf({ ...facts, known: null }).status).toBe('visitor');
});

test('somebody left without network: a visitor, before the server was asked', () => {
  const facts = { known: null, answer: undefined, failed: false };
  expect(sessionState({ ...facts, owed: true }).status).toBe('visitor');
});

function memory(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  };
}

describe('the last known session', () => {
  test('outlives the page, with the id, name and e-mail and nothing else', () => {
    const { storage, entries } = memory();
    const answered = { ...ANA, birthDate: '1990-01-02' };
    createKnownSession(() => storage).remember(answered);
    expect(JSON.parse(entries.get(KNOWN_SESSION_KEY) ?? '')).toEqual(ANA);
    expect(createKnownSession(() => storage).get()).toEqual(ANA);
  });

  test("holds what this device knows of the coach's view against the server's answer", () => {
    const { storage } = memory();
    const known = createKnownSession(() => storage);
    known.remember({ ...ANA, coach: true });
    expect(createKnownSession(() => storage).get()?.coach).toBe(true);
    known.keepCoach(false);
    known.remember({ ...ANA, name: 'Ana Lima', coach: true });
    expect(known.get()).toEqual({ ...ANA, name: 'Ana Lima' });
    expect(
      stateOf({ known: known.get(), answer: { user: { ...ANA, coach: true } }, failed: false }),
    ).toMatchObject({ user: { coach: undefined } });
    // Another person on this device.
    known.remember({ ...BIA, coach: true });
    expect(known.get()?.coach).toBe(true);
  });

  test('is gone without a trace once forgotten', () => {
    const { storage, entries } = memory({ [KNOWN_SESSION_KEY]: JSON.stringify(ANA) });
    const known = createKnownSession(() => storage);
    known.forget();
    expect(known.get()).toBeNull();
    expect(entries.size).toBe(0);
  });

  test.each(['', '{', 'null', '7', '{"id":""}', '{"id":"u1","name":1,"email":"x"}'])(
    'a stored %j is nobody',
    (stored) => {
      const { storage } = memory({ [KNOWN_SESSION_KEY]: stored });
      expect(createKnownSession(() => storage).get()).toBeNull();
    },
  );

  test('a browser that refuses storage costs the memory only', () => {
    const known = createKnownSession(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(known.get()).toBeNull();
    known.remember(ANA);
    expect(known.get()).toEqual(ANA);
    known.forget();
    expect(known.get()).toBeNull();
  });

  test('listeners hear of changes, those of other tabs included, and of nothing else', () => {
    const { storage, entries } = memory();
    const known = createKnownSession(() => storage);
    let heard = 0;
    const stop = known.subscribe(() => {
      heard += 1;
    });
    known.remember(ANA);
    known.remember({ ...ANA });
    expect(heard).toBe(1);
    entries.set(KNOWN_SESSION_KEY, JSON.stringify(BIA));
    known.reread();
    expect([heard, known.get()]).toEqual([2, BIA]);
    stop();
    known.forget();
    expect(heard).toBe(2);
  });
});
