import { beforeEach, describe, expect, test } from 'vitest';
import { readCoachNotes } from '../../../src/data/coaching/coach-notes';
import { coachNoteCommands } from '../../../src/data/commands/coaching/coach-notes';
import { messageTemplateCommands } from '../../../src/data/commands/message-templates';
import { messageCommands } from '../../../src/data/commands/messages';
import { readMessageTemplates } from '../../../src/data/messages/message-templates';
import { readMessages, readUnsentMessages } from '../../../src/data/messages/messages';
import { page, wire, writtenBy } from '../../replica/answers';
import { NOW } from '../../replica/browser';
import { here } from '../../replica/opened';
import { account, withAccount } from '../opened';

let rev = 0;

withAccount();
beforeEach(() => {
  rev = 0;
});

const messages = () => messageCommands(() => account, 'ana');
const texts = async () => (await readMessages(here.replica)).map(({ text }) => text);

/** The coach's message, as the server delivers it. */
async function coachSays(id: string, text: string, at = NOW) {
  const said = writtenBy('c', at, { link: 'l1', from: 'carla', text, at });
  rev += 1;
  await here.trip(page(rev - 1, rev, [wire(id, said, { kind: 'message', rev })]));
}

describe('messages on a device', () => {
  test('stand in the conversation before there is a network, and say that they wait', async () => {
    const { id, refusal } = await messages().send({ link: 'l1', text: '  Fiz tudo  ' });
    expect(refusal).toBeNull();
    const [message] = await readMessages(here.replica);
    expect(message).toMatchObject({ id, link: 'l1', from: 'ana', text: 'Fiz tudo', readAt: null });
    expect((await readUnsentMessages(here.replica)).waiting).toEqual(new Set([id]));
  });

  test('name the workout, the exercise and the set they speak of', async () => {
    const about = { workout: 'w1', exercise: 'bench-press', set: 'um' };
    await messages().send({ link: 'l1', text: 'Assim?', ...about });
    expect(await readMessages(here.replica)).toMatchObject([about]);
  });

  test('are read once: what another device read first stays so', async () => {
    await coachSays('m1', 'Como foi?');
    const [unread] = await readMessages(here.replica);
    if (!unread) throw new Error('There is no message');
    await messages().markRead([unread]);
    const [read] = await readMessages(here.replica);
    expect(read?.readAt).not.toBeNull();
    // The list as an outdated screen has it.
    await messages().markRead([unread]);
    expect((await readMessages(here.replica))[0]?.readAt).toBe(read?.readAt);
    // Marking as read is not a pending message.
    expect((await readUnsentMessages(here.replica)).waiting).toEqual(new Set());
  });

  test('one’s own are not marked as read by oneself', async () => {
    await messages().send({ link: 'l1', text: 'Oi' });
    await messages().markRead(await readMessages(here.replica));
    expect(await readMessages(here.replica)).toMatchObject([{ readAt: null }]);
  });

  test('what came and what was written stand in one order', async () => {
    await coachSays('m2', 'Depois', NOW + 1);
    await coachSays('m1', 'Antes', NOW - 60_000);
    expect(await texts()).toEqual(['Antes', 'Depois']);
  });
});

describe('a message that is taken back', () => {
  test('is gone, and the undoing brings it with its words', async () => {
    const { id } = await messages().send({ link: 'l1', text: 'Errei de pessoa' });
    const [said] = await readMessages(here.replica);
    if (!said) throw new Error('There is no message');
    expect(await messages().remove(id)).toBeNull();
    expect(await texts()).toEqual([]);
    await messages().restore(said);
    expect(await readMessages(here.replica)).toEqual([said]);
  });

  test('G1m3: stays gone when the other one was just reading it', async () => {
    await coachSays('m1', 'Como foi?');
    const coach = messageCommands(() => account, 'carla');
    await coach.remove('m1');
    rev += 1;
    const read = writtenBy('s', NOW + 1, { readAt: NOW });
    await here.trip(page(rev - 1, rev, [wire('m1', read, { kind: 'message', rev })]));
    expect(await texts()).toEqual([]);
  });
});

describe('what a coach keeps for themself', () => {
  test('notes are of one student, pinned ones first, and come back', async () => {
    const notes = coachNoteCommands(() => account);
    await notes.write('s1', 'Prefere treinar cedo');
    here.clock.now += 1000;
    await notes.write('s1', 'Viaja em março');
    await notes.write('s2', 'De outra pessoa');
    const [newest, oldest] = await readCoachNotes(here.replica, 's1');
    if (!newest || !oldest) throw new Error('The notes are not there');
    expect(newest.text).toBe('Viaja em março');
    await notes.pin(oldest.id, true);
    expect((await readCoachNotes(here.replica, 's1'))[0]?.text).toBe('Prefere treinar cedo');
    await notes.remove(oldest.id);
    expect(await readCoachNotes(here.replica, 's1')).toHaveLength(1);
    await notes.restore(oldest.id);
    expect(await readCoachNotes(here.replica, 's1')).toHaveLength(2);
  });

  test('their own ready texts stand before those that came with the app', async () => {
    const templates = messageTemplateCommands(() => account);
    const shipped = await readMessageTemplates(here.replica);
    expect(shipped.every(({ own }) => !own)).toBe(true);
    await templates.keep({ title: 'Bom', text: 'Muito bom, {nome}', purpose: 'praise' });
    const [first, ...others] = await readMessageTemplates(here.replica);
    expect(first).toMatchObject({ title: 'Bom', own: true });
    expect(others).toEqual(shipped);
    await templates.remove(first?.id ?? '');
    expect(await readMessageTemplates(here.replica)).toEqual(shipped);
  });
});
