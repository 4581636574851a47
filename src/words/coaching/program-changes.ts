import type { DayNamed, ProgramChange } from '#domain/coaching/program-changes';
import type { LoadUnit } from '#domain/load';
import type { Prescription } from '#domain/programs/prescription';
import { numericDay } from '../format/day';
import { plural } from '../format/plural';
import { prescriptionWords, restWords, ruleWords } from '../programs/prescription';
import { dayName, goalLabel, levelLabel, scheduleLabel, weekdaysWords } from '../programs/program';

/** A change to a ficha as text. */
export interface ChangeWords {
  /** The changed part: exercise, day or ficha. */
  readonly about: string;
  /** Where: "A · Superiores"; empty for the ficha as a whole. */
  readonly where: string;
  /** The difference: "Séries: 4 × 8–10, antes 3 × 10". */
  readonly what: string;
}

interface Naming {
  readonly unit: LoadUnit;
  readonly nameOf: (exercise: string | null) => string;
}

const NOTHING = 'nada';

const dayOf = (day: DayNamed) => dayName(day, day.at);

function fromTo(what: string, after: string, before: string): string {
  return `${what}: ${after === '' ? NOTHING : after}, antes ${before === '' ? NOTHING : before}`;
}

/** The text of one change between two versions of a ficha. */
export function changeWords(change: ProgramChange, { unit, nameOf }: Naming): ChangeWords {
  const sets = (asked: Prescription | null) => (asked ? prescriptionWords(asked, unit) : '');
  const ficha = (what: string): ChangeWords => ({ about: 'Ficha', where: '', what });
  const ofDay = (day: DayNamed, what: string): ChangeWords => ({
    about: dayOf(day),
    where: '',
    what,
  });
  const of = (what: string): ChangeWords =>
    'exercise' in change
      ? { about: nameOf(change.exercise), where: dayOf(change.day), what }
      : ficha(what);
  switch (change.change) {
    case 'title':
      return ficha(fromTo('Nome', change.after, change.before));
    case 'note':
      return ficha(change.after === '' ? 'Nota removida' : `Nota: ${change.after}`);
    case 'goal':
      return ficha(fromTo('Objetivo', ...spoken(change, goalLabel)));
    case 'level':
      return ficha(fromTo('Nível', ...spoken(change, levelLabel)));
    case 'schedule':
      return ficha(`Revezamento: ${scheduleLabel(change.after)}`);
    case 'weeks':
      return ficha(fromTo('Semanas', `${change.after}`, `${change.before}`));
    case 'ends':
      return ficha(fromTo('Vai até', ...spoken(change, numericDay)));
    case 'review':
      return ficha(fromTo('Revisão', ...spoken(change, numericDay)));
    case 'week':
      return ficha(`Semana ${change.week}: outro nome ou outra descarga`);
    case 'days_order':
      return ficha('Dias em outra ordem');
    case 'day_added':
      return ofDay(change.day, `Dia novo, com ${exercises(change.exercises)}`);
    case 'day_removed':
      return ofDay(change.day, `Dia removido, com ${exercises(change.exercises)}`);
    case 'day_title':
      return ofDay(change.day, fromTo('Nome', change.after, change.before));
    case 'day_note':
      return ofDay(change.day, change.after === '' ? 'Nota removida' : `Nota: ${change.after}`);
    case 'day_weekdays':
      return ofDay(
        change.day,
        fromTo('Dias da semana', weekdaysWords(change.after), weekdaysWords(change.before)),
      );
    case 'day_order':
      return ofDay(change.day, 'Exercícios em outra ordem');
    case 'added':
      return of(['Exercício novo', sets(change.sets)].filter((part) => part !== '').join(': '));
    case 'removed':
      return of('Removido');
    case 'swapped':
      return of(`No lugar de ${nameOf(change.before)}`);
    case 'moved':
      return of(`Veio de ${dayOf(change.from)}`);
    case 'sets':
      return of(fromTo('Séries', sets(change.after), sets(change.before)));
    case 'week_sets':
      return of(
        change.after
          ? `Semana ${change.week}: ${sets(change.after)}`
          : `Semana ${change.week}: como as outras`,
      );
    case 'rest':
      return of(fromTo('Descanso', ...spoken(change, restWords, 'o de sempre')));
    case 'exercise_note':
      return of(change.after === '' ? 'Nota removida' : `Nota: ${change.after}`);
    case 'rule':
      return of(
        fromTo('Progressão', ...spoken(change, (rule) => ruleWords(rule, unit), 'nenhuma')),
      );
    case 'video':
      return of(fromTo('Vídeo', change.after ?? '', change.before ?? ''));
    case 'group':
      return of('Feito junto com outros, ou separado');
    case 'alternatives':
      return of('Outras substituições');
  }
}

/** Both values in words, the newer one first. */
function spoken<T>(
  { before, after }: { readonly before: T | null; readonly after: T | null },
  words: (value: T) => string,
  none = '',
): [string, string] {
  const say = (value: T | null) => (value === null ? none : words(value));
  return [say(after), say(before)];
}

function exercises(count: number): string {
  return plural(count, { zero: 'nenhum exercício', one: '1 exercício', other: '# exercícios' });
}

/** "Nenhuma mudança", "1 mudança", "6 mudanças". */
export function changesCount(count: number): string {
  return plural(count, { zero: 'Nenhuma mudança', one: '1 mudança', other: '# mudanças' });
}
