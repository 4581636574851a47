import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KnownHere } from '../../../../src/data/commands/files/import-known';
import type { PlainRecord } from '../../../../src/interchange/own/plain-record';
import { OwnNotes } from '../../../../src/screens/files/import/own-notes';
import { planOwn } from '../../../../src/screens/files/import/use-own-plan';

const HERE: KnownHere = {
  workouts: [],
  shown: new Map([['program', new Set(['p'])]]),
  settings: new Set(),
  learned: new Map(),
  weighings: [],
  whole: true,
};
const ficha = (id: string): PlainRecord => ({ kind: 'program', id, values: { title: 'Ficha' } });

function notesOf(records: readonly PlainRecord[]): string {
  const plan = planOwn({ exportedAt: null, records, broken: 0 }, HERE);
  return renderToStaticMarkup(createElement(OwnNotes, { plan, asks: false, left: 0 }));
}

test('of a ficha that is here it is said that it stays as it is, and how to have the other one', () => {
  const notes = notesOf([ficha('p')]);
  expect(notes).toContain('1 ficha já está aqui e fica como está, mesmo que a do arquivo');
  expect(notes).toContain('remova a daqui e importe de novo');
  expect(notesOf([ficha('q')])).not.toContain('já está aqui e fica');
});
