import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledTemplate, NAME_PLACE } from '#domain/messages/message-template';
import {
  messageOf,
  messagesInOrder,
  type SaidMessage,
  saidOf,
  saidOfWhole,
  unreadFor,
} from '#domain/messages/thread';

const said = fc.record({
  id: fc.uuid(),
  link: fc.constantFrom('l1', 'l2'),
  from: fc.constantFrom('coach', 'student'),
  text: fc.string({ minLength: 1 }),
  workout: fc.constantFrom('w1', null),
  exercise: fc.constantFrom('bench-press', null),
  set: fc.constantFrom('um', null),
  at: fc.nat(50),
  readAt: fc.option(fc.nat(100)),
});

describe('a conversation', () => {
  test('has one order, however its messages came', () => {
    fc.assert(
      fc.property(fc.uniqueArray(said, { selector: ({ id }) => id }), (messages) => {
        const ordered = messagesInOrder(messages);
        expect(messagesInOrder([...messages].reverse())).toEqual(ordered);
        const instants = ordered.map(({ at }) => at);
        expect(instants).toEqual([...instants].sort((a, b) => a - b));
      }),
    );
  });

  test('has nothing to read of what the person wrote themself', () => {
    fc.assert(
      fc.property(fc.array(said), (messages) => {
        const unread = unreadFor(messages, 'student');
        expect(unread.every(({ from, readAt }) => from === 'coach' && readAt === null)).toBe(true);
      }),
    );
  });

  test('what is said of a workout is said of it whole or of one exercise, never both', () => {
    const about = (exercise: string | null): SaidMessage => ({
      id: exercise ?? 'whole',
      link: 'l1',
      from: 'coach',
      text: 'Bom',
      workout: 'w1',
      exercise,
      set: null,
      at: 1,
      readAt: null,
    });
    const both = [about(null), about('bench-press')];
    expect(saidOfWhole(both, 'w1', ['bench-press']).map(({ id }) => id)).toEqual(['whole']);
    expect(saidOf(both, 'w1', 'bench-press').map(({ id }) => id)).toEqual(['bench-press']);
    // The bench press was replaced since: messages about it stay visible.
    expect(saidOfWhole(both, 'w1', ['squat', null]).map(({ id }) => id)).toEqual([
      'whole',
      'bench-press',
    ]);
    expect(saidOfWhole(both, 'w2', [])).toEqual([]);
  });

  test('a record that cannot be read is no message', () => {
    const record = {
      link: 'l1',
      from: 'coach',
      text: 'Oi',
      workout: null,
      exercise: null,
      set: null,
      at: 1,
      readAt: null,
      removedAt: null,
    };
    expect(messageOf('m', record)?.text).toBe('Oi');
    expect(messageOf('m', { ...record, from: null })).toBeNull();
    expect(messageOf('m', { ...record, text: '' })).toBeNull();
    expect(messageOf('m', { ...record, removedAt: 2 })).toBeNull();
  });
});

describe('a ready text', () => {
  test.each([
    ['Oi, {nome}. Tudo bem?', 'Ana Souza', 'Oi, Ana. Tudo bem?'],
    ['Oi, {nome}. Tudo bem?', '', 'Oi. Tudo bem?'],
    ['Parabéns', 'Ana', 'Parabéns'],
  ])('%s to %j', (text, name, expected) => {
    expect(filledTemplate(text, name)).toBe(expected);
  });

  test('never leaves the place of the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-zã ]{0,12}$/), (text, name) => {
        expect(filledTemplate(`${text}, ${NAME_PLACE}`, name)).not.toContain(NAME_PLACE);
      }),
    );
  });
});
