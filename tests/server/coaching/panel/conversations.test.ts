import * as v from 'valibot';
import { expect, test } from 'vitest';
import { conversationsSchema, EXCERPT_LENGTH } from '#protocol/coaching/conversations';
import { onEveryDatabase } from '../../../harness/databases';
import { bia, withBia } from '../../opened';
import { sendRecords } from '../../sending';
import { link, type Person } from '../people';
import { coachAndStudent, HOUR, id } from './panel-steps';

onEveryDatabase('the conversations of a coach', (database) => {
  const { here, now, send, begin, db } = coachAndStudent(database);
  withBia();

  const PATH = '/api/coaching/conversations';
  const listed = async (who: Person = here().carla) =>
    v.parse(conversationsSchema, (await who.get(PATH)).body).conversations;
  const said = (n: number, values: { link: string; from: string; at: number; text: string }) => ({
    kind: 'message' as const,
    id: id(n),
    values,
  });

  test('list unread ones first, each with its newest message and no one else’s', async () => {
    const { carla, ana } = here();
    const withAna = await begin();
    const own = await link(carla, bia, ['program']);
    const other = await link(bia, ana, ['program']);
    expect((await listed()).map(({ student, last }) => [student.name, last])).toEqual([
      ['Ana', null],
      ['Bia', null],
    ]);
    const text = `Fiz tudo, diz "link":"${other}". ${'a'.repeat(300)}`;
    await send(
      said(1, { link: withAna, from: ana.user.id, at: now() - 2 * HOUR, text: 'Oi' }),
      said(2, { link: withAna, from: ana.user.id, at: now() - HOUR, text }),
      said(3, { link: other, from: ana.user.id, at: now(), text: 'Só para Bia' }),
    );
    await sendRecords(bia, bia.user.id, now(), [
      said(4, { link: own, from: bia.user.id, at: now(), text: 'Mais nova' }),
    ]);
    await db().deleteFrom('unread_message').where('link_id', '=', own).execute();
    const answer = { link: own, from: carla.user.id, at: now(), text: 'Isso!' };
    await db()
      .updateTable('record')
      .set({ data: JSON.stringify(answer) })
      .where('id', '=', id(4))
      .execute();
    expect(await listed()).toEqual([
      {
        link: withAna,
        student: { id: ana.user.id, name: 'Ana' },
        archived: false,
        unread: 2,
        last: { at: now() - HOUR, mine: false, text: text.slice(0, EXCERPT_LENGTH) },
      },
      {
        link: own,
        student: { id: bia.user.id, name: 'Bia' },
        archived: false,
        unread: 0,
        last: { at: now(), mine: true, text: 'Isso!' },
      },
    ]);
    expect(await listed(bia)).toMatchObject([
      { student: { name: 'Ana' }, last: { text: 'Só para Bia' } },
    ]);
    expect(await listed(ana)).toEqual([]);
  });

  test('end with the sharing of fichas, and with a message that was removed', async () => {
    const { ana } = here();
    const one = await begin();
    await send(
      said(1, { link: one, from: ana.user.id, at: now() - HOUR, text: 'Primeira' }),
      said(2, { link: one, from: ana.user.id, at: now(), text: 'Segunda' }),
    );
    await db().updateTable('record').set({ hidden: 1 }).where('id', '=', id(2)).execute();
    expect(await listed()).toMatchObject([{ unread: 2, last: { text: 'Primeira' } }]);
    await db().updateTable('coaching_link').set({ scopes: '["log"]' }).execute();
    expect(await listed()).toEqual([]);
  });
});
