import { afterEach, expect, test } from 'vitest';
import { dropFailures, listenToNotes, noteFailure, noteUse } from '../../src/telemetry/notes';

const heard: unknown[] = [];
const hear = () =>
  listenToNotes({
    onUse: (event) => heard.push(event),
    onFailure: ({ cause }) => heard.push(cause),
  });
let stop = () => {};

afterEach(() => {
  stop();
  dropFailures();
  heard.length = 0;
});

test('what nobody may hear is not kept, and of failures five at most', () => {
  noteUse({ name: 'workout_finished' });
  for (let number = 1; number <= 8; number += 1) noteFailure(number, '/');
  stop = hear();
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  noteUse({ name: 'workout_finished' });
  expect(heard).toHaveLength(6);
});

test('after a withdrawal, and before a consent, nothing is heard', () => {
  stop = hear();
  stop();
  noteUse({ name: 'app_installed' });
  noteFailure('lost', '/');
  dropFailures();
  stop = hear();
  expect(heard).toEqual([]);
});
