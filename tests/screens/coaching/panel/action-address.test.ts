import { expect, test } from 'vitest';
import { MESSAGE_TEMPLATES } from '#catalog/message-templates';
import { actionAddress } from '../../../../src/screens/coaching/panel/action-address';

test('a record leads to a conversation that begins with a ready praise', () => {
  const record = { kind: 'record', at: 1, workout: 'w', records: 1, best: null } as const;
  const { pathname, searchParams } = new URL(actionAddress('ana', record), 'http://x');
  expect(pathname).toBe('/app/students/ana/messages');
  const ready = MESSAGE_TEMPLATES.find(({ id }) => id === searchParams.get('template'));
  expect(ready?.purpose).toBe('praise');
});
