import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, offlineError } from '../../src/api/errors';
import { createFailureFilter } from '../../src/telemetry/failure-filter';
import { failureReport } from '../../src/telemetry/failure-report';

const ORIGIN = 'https://anilha.example';
const CHROMIUM = [
  `    at finish (${ORIGIN}/assets/workout-B1c_d2E3.js:1:4821)`,
  `    at async ${ORIGIN}/assets/first-Zz9-aaQ1.js:2:17`,
  '    at <anonymous>',
  '    at w (https://other.example/assets/other-Zz9-aaQ1.js:1:1)',
];
const FRAMES = [
  { file: 'workout-B1c_d2E3.js', line: 1, column: 4821 },
  { file: 'first-Zz9-aaQ1.js', line: 2, column: 17 },
];

function failed(message: string, frames: readonly string[], name = 'TypeError'): Error {
  const error = new TypeError(message);
  error.name = name;
  error.stack = [`TypeError: ${message}`, ...frames].join('\n');
  return error;
}

describe('the report of a failure', () => {
  test('says the class and the places in our files', () => {
    expect(failureReport(failed('x is not a function', CHROMIUM), ORIGIN)).toEqual({
      kind: 'TypeError',
      frames: FRAMES,
    });
  });

  test('reads the stacks of Firefox and Safari', () => {
    const error = failed('', []);
    error.stack = [
      `finish@${ORIGIN}/assets/workout-B1c_d2E3.js:1:4821`,
      `@${ORIGIN}/assets/first-Zz9-aaQ1.js:2:17`,
    ].join('\n');
    expect(failureReport(error, ORIGIN)?.frames).toEqual(FRAMES);
  });

  test('is not made of calls that were refused, had no network or were cancelled', () => {
    expect(failureReport(new ApiError({ status: 422 }), ORIGIN)).toBeNull();
    expect(failureReport(offlineError(new TypeError('Failed to fetch')), ORIGIN)).toBeNull();
    expect(failureReport(new DOMException('left', 'AbortError'), ORIGIN)).toBeNull();
    expect(failureReport(new ApiError({ status: 500 }), ORIGIN)?.kind).toBe('ApiError');
  });

  test('holds nothing of what the failure says or carries', () => {
    const canary = fc
      .tuple(fc.stringMatching(/^[a-zà-ú]{4,12}$/), fc.nat())
      .map(([word, figure]) => `canário-${word}-${figure}`);
    const around = fc.string({ maxLength: 40 });
    fc.assert(
      fc.property(canary, around, around, fc.constantFrom(...CHROMIUM), (secret, a, b, frame) => {
        const message = `${a}${secret}${b}\n${frame.replace(/finish|async|<anonymous>|w/, secret)}`;
        const error = failed(message, CHROMIUM, secret);
        Object.assign(error, { code: secret, body: { note: secret }, cause: new Error(secret) });
        for (const thrown of [
          error,
          secret,
          { message: secret },
          new ApiError({ status: 500, body: { message: secret } }),
        ]) {
          expect(JSON.stringify(failureReport(thrown, ORIGIN))).not.toContain(secret);
        }
        expect(failureReport(error, ORIGIN)).toEqual({ kind: 'Error', frames: FRAMES });
      }),
    );
  });

  test('leaves once per page, and ten of them at most', () => {
    const isNew = createFailureFilter();
    const report = (column: number) => ({
      kind: 'Error',
      frames: [{ file: 'home-B1c_d2E3.js', line: 1, column }],
    });
    expect(isNew(report(1))).toBe(true);
    expect(isNew(report(1))).toBe(false);
    const others = Array.from({ length: 30 }, (_, index) => isNew(report(index + 2)));
    expect(others.filter(Boolean)).toHaveLength(9);
  });
});
