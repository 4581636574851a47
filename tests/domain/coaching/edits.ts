import fc from 'fast-check';
import { contentOf } from '#domain/coaching/program-content';
import { writesToward } from '#domain/coaching/toward';
import { addDay, describeDay, moveDay, removeDay } from '#domain/programs/arrange';
import {
  addExercises,
  describeExercise,
  moveExercise,
  removeExercise,
} from '#domain/programs/arrange-exercises';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import type { Writes } from '#domain/record/registers';
import { Ficha } from '../programs/ficha';

/** An edit of a ficha, by numbers modulo the existing entries. */
export interface Edit {
  readonly act: (typeof ACTS)[number];
  readonly which: number;
  readonly to: number;
}

const ACTS = ['add', 'remove', 'move', 'rest', 'note', 'addDay', 'removeDay', 'title', 'order'];

export const anyEdits = fc.array(
  fc.record({ act: fc.constantFrom(...ACTS), which: fc.nat(20), to: fc.nat(20) }),
  { maxLength: 6 },
);

/** A separate ficha with a given content, as a device received it. */
export function fichaOf(content: Writes, device: string): Ficha {
  const ficha = new Ficha(EMPTY_PROGRAM, device);
  bring(ficha, content);
  return ficha;
}

export function bring(ficha: Ficha, content: Writes): void {
  ficha.edit((_, registers, author) => writesToward(registers, content, author));
}

export const content = (ficha: Ficha): Writes => contentOf(ficha.program);

/** Edits as their device makes them; keys of different devices are never equal. */
export function apply(ficha: Ficha, edits: readonly Edit[]): void {
  let made = 0;
  const newKey = () => {
    made += 1;
    return `${ficha.device}x${made.toString(36)}`;
  };
  for (const { act, which, to } of edits) {
    ficha.edit((program, registers, author) => {
      const { days } = program;
      const all = days.flatMap(({ exercises }) => exercises);
      const day = days[which % Math.max(1, days.length)]?.key ?? '';
      const entry = all[which % Math.max(1, all.length)]?.key ?? '';
      const other = days[to % Math.max(1, days.length)]?.key ?? '';
      switch (act) {
        case 'add':
          return day === '' ? {} : addExercises(program, day, [plainExercise('plank')], newKey);
        case 'remove':
          return entry === '' ? {} : removeExercise(registers, entry, author);
        case 'move':
          return entry === ''
            ? {}
            : moveExercise(program, entry, { day: other, index: to }, newKey);
        case 'rest':
          return entry === '' ? {} : describeExercise(program, entry, { restSeconds: to * 10 });
        case 'note':
          return entry === '' ? {} : describeExercise(program, entry, { note: `note ${to}` });
        case 'addDay':
          return addDay(program, newKey(), EMPTY_DAY, newKey);
        case 'removeDay':
          return day === '' ? {} : removeDay(registers, day, author);
        case 'title':
          return day === '' ? {} : describeDay(program, day, { title: `day ${to}` });
        default:
          return day === '' ? {} : moveDay(program, day, to);
      }
    });
  }
}
