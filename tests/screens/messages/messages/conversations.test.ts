import { expect, test } from 'vitest';
import type { CoachLink } from '#protocol/coaching/coaching';
import { conversationsOf } from '../../../../src/screens/messages/messages/conversations';

const coach = (link: string, name: string, more: Partial<CoachLink> = {}): CoachLink => ({
  link,
  coach: { id: `of-${link}`, name },
  scopes: ['program'],
  startedAt: 1,
  endedAt: null,
  ...more,
});
const said = (link: string) => ({
  id: `m-${link}`,
  link,
  from: 'somebody',
  text: 'Oi',
  workout: null,
  exercise: null,
  set: null,
  at: 1,
  readAt: null,
});

const assistants = ['a1', 'a2'].map((link) => ({
  link,
  assistant: { id: `of-${link}`, name: `Ajuda ${link}` },
  scopes: ['program' as const],
}));

test('whatever was said stands in a conversation that can be opened', () => {
  const coaches = [coach('now', 'Carla', { assistants }), coach('old', 'Rui', { endedAt: 2 })];
  expect(conversationsOf(coaches, ['now', 'a1', 'old', 'gone'].map(said))).toEqual([
    { link: 'now', name: 'Carla', ended: false },
    { link: 'a1', name: 'Ajuda a1', ended: false },
    { link: 'old', name: 'Rui', ended: true },
    { link: 'gone', name: 'Quem acompanhou você', ended: true },
  ]);
});

test('without a word there is one with every coach of now alone', () => {
  const coaches = [coach('now', 'Carla', { assistants }), coach('old', 'Rui', { endedAt: 2 })];
  expect(conversationsOf(coaches, [])).toEqual([{ link: 'now', name: 'Carla', ended: false }]);
});

test('the number that a coach published goes with their conversation', () => {
  const [one, two] = conversationsOf(
    [coach('a', 'Carla', { whatsapp: '+5515987654321' }), coach('b', 'Duda')],
    [],
  );
  expect([one?.whatsapp, two?.whatsapp]).toEqual(['+5515987654321', undefined]);
});
