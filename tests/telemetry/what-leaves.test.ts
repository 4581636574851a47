import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../src/telemetry/events';
import { failureReport } from '../../src/telemetry/failure-report';
import { onlySent } from '../../src/telemetry/sent-event';
import { KIND_SAMPLES } from '../interchange/kind-samples';

const ORIGIN = 'https://anilha.example';
const EVENT = { name: 'workout_finished' };

/** An error about a record, with all of it in its message and cause. */
function faultOver(record: object): Error {
  const told = JSON.stringify(record, null, 1);
  const error = new TypeError(told, { cause: record });
  error.stack = `TypeError: ${told}\n    at read (${ORIGIN}/assets/home-B1c_d2E3.js:1:42)`;
  return Object.assign(error, { detail: record });
}

describe.each(Object.entries(KIND_SAMPLES))('whatever a record of %s holds', (_, sample) => {
  test('what leaves is the same', () => {
    fc.assert(
      fc.property(sample, (record) => {
        expect(failureReport(faultOver(record), ORIGIN)).toEqual(
          failureReport(faultOver({}), ORIGIN),
        );
        expect([null, EVENT]).toContainEqual(readEvent({ ...record, ...EVENT }));
        const sent = { uuid: 'u', event: EVENT.name, properties: { token: 'phc_chave' } };
        const carried = { ...sent.properties, $current_url: JSON.stringify(record), record };
        expect(onlySent({ ...sent, properties: carried, $set: record })).toEqual(sent);
      }),
    );
  });
});
