import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putLines, readLog, removeLines } from '../../src/workers/keyed-log';

type Write = { readonly put: readonly [string, string][] } | { readonly remove: readonly string[] };

const key = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'header', ''), fc.string());
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\n', '{"a":"\\n"}', 'é\u2028'),
);
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ put: fc.array(fc.tuple(key, text), { maxLength: 3 }) }),
  fc.record({ remove: fc.array(key, { maxLength: 3 }) }),
);

const lines = (one: Write) => ('put' in one ? putLines(one.put) : removeLines(one.remove));

function apply(texts: Map<string, string>, one: Write): void {
  if ('put' in one) for (const [name, value] of one.put) texts.set(name, value);
  else for (const name of one.remove) texts.delete(name);
}

describe('C1m: the log of the mirror', () => {
  it('comes to what was written, in the order of first writing', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
        const expected = new Map<string, string>();
        for (const one of writes) apply(expected, one);
        expect([...readLog(writes.map(lines).join(''))]).toEqual([...expected]);
      }),
    );
  });

  it('comes to the same after it was compacted', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), fc.array(write, { maxLength: 6 }), (a, b) => {
        const before = a.map(lines).join('');
        const after = b.map(lines).join('');
        expect([...readLog(putLines([...readLog(before)]) + after)]).toEqual([
          ...readLog(before + after),
        ]);
      }),
    );
  });

  it('torn at any place, it keeps all that was whole before, and all that is written after', () => {
    fc.assert(
      fc.property(
        fc.array(write, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.tuple(fc.stringMatching(/^[a-z]{9}$/), text),
        (writes, cut, late) => {
          const last = writes.at(-1) ?? { remove: [] };
          const touched = new Set('put' in last ? last.put.map(([name]) => name) : last.remove);
          const whole = writes.slice(0, -1).map(lines).join('');
          const torn = lines(last);
          const left = readLog(whole + torn.slice(0, cut % (torn.length + 1)));
          for (const [name, value] of readLog(whole)) {
            if (!touched.has(name)) expect(left.get(name)).toBe(value);
          }
          const log = whole + torn.slice(0, cut % (torn.length + 1)) + putLines([late]);
          expect(readLog(log).get(late[0])).toBe(late[1]);
        },
      ),
    );
  });

  it('leaves out a damaged line and nothing else', () => {
    const log = putLines([
      ['a', 'um'],
      ['b', 'dois'],
      ['c', 'três'],
    ]);
    const damaged = log.replace('dois', 'do1s');
    expect([...readLog(damaged)]).toEqual([
      ['a', 'um'],
      ['c', 'três'],
    ]);
    expect(readLog(`lixo\n${log}\u0000\u0000`).size).toBe(3);
    expect(readLog('').size).toBe(0);
  });
});
