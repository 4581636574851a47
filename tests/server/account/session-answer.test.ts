import { expect, test } from 'vitest';
import { readSession } from '#protocol/account/auth';
import { onEveryDatabase } from '../../harness/databases';
import { type Person, write } from '../device/people';
import { ana, server, withAna } from '../opened';

onEveryDatabase("the session's answer", (database) => {
  withAna(database);

  const opensOnPanel = async (person: Person) =>
    readSession((await person.get('/api/auth/get-session')).body)?.user.coach === true;
  const choose = (coachView: boolean) => write(server, ana, 'preferences', 'self', { coachView });

  test('sends a person without a professional profile to their own training', async () => {
    expect(await opensOnPanel(ana)).toBe(false);
  });

  test('sends a professional to the panel, unless they chose otherwise', async () => {
    await write(server, ana, 'professional', 'self', { name: 'Ana' });
    expect(await opensOnPanel(ana)).toBe(true);
    server.clock.advance(1);
    await choose(false);
    expect(await opensOnPanel(ana)).toBe(false);
  });

  test('sends whoever chose the panel there, such as an assistant without a profile', async () => {
    await choose(true);
    expect(await opensOnPanel(ana)).toBe(true);
  });
});
