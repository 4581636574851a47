import { expect, test } from 'vitest';
import { type Group, groupKind, isMember } from '#domain/coaching/group';
import type { Registers, Writes } from '#domain/record/registers';

function made(writes: Writes): Group {
  const registers: Registers = Object.fromEntries(
    Object.entries(writes).map(([path, value]) => [path, [value, [1, 0, 'a']]]),
  );
  return groupKind.project(registers);
}

const morning = made({
  name: 'Turma das 7h',
  order: 2,
  'm.ana': true,
  'm.bia': false,
  'i.inv-1': true,
  'i.inv-2': false,
});

test('a group holds its name, its place, who was put in and what leads into it', () => {
  expect(morning).toMatchObject({
    name: 'Turma das 7h',
    order: 2,
    members: { ana: true, bia: false },
    invitations: ['inv-1'],
  });
});

test('who came by its invitation belongs to it, unless they were taken out', () => {
  const came = (id: string, invitation: string | null) => ({ student: { id }, invitation });
  expect(isMember(morning, came('ana', null))).toBe(true);
  expect(isMember(morning, came('caio', 'inv-1'))).toBe(true);
  expect(isMember(morning, came('bia', 'inv-1'))).toBe(false);
  expect(isMember(morning, came('davi', 'inv-2'))).toBe(false);
  expect(isMember(morning, { student: { id: 'eva' } })).toBe(false);
});

test('a name of the language itself is a person like any other', () => {
  expect(isMember(morning, { student: { id: 'constructor' } })).toBe(false);
});
