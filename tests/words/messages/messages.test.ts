import { expect, test } from 'vitest';
import { conversationLine } from '#words/messages/messages';

test.each([
  [0, null, 'Nenhuma mensagem ainda'],
  [2, { mine: false, text: 'Fiz tudo' }, '2 não lidas · Fiz tudo'],
  [0, { mine: true, text: 'Boa!' }, 'Você: Boa!'],
  [0, { mine: false, text: 'Oi' }, 'Oi'],
])('the line of a conversation with %i unread messages', (unread, last, line) => {
  expect(conversationLine({ unread, last })).toBe(line);
});
