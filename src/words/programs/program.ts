import type {
  Level,
  Program,
  ProgramDay,
  ProgramGoal,
  ProgramWeek,
  Schedule,
} from '#domain/programs/shape';
import { commitRefusal } from '../errors';
import { byCode } from '../format/by-code';
import { capitalise, formatList } from '../format/list';
import { plural } from '../format/plural';

export const goalLabel = byCode<ProgramGoal>({
  hypertrophy: 'Hipertrofia',
  strength: 'Força',
  fat_loss: 'Emagrecimento',
  conditioning: 'Condicionamento',
  health: 'Saúde',
});

export const levelLabel = byCode<Level>({
  adaptation: 'Adaptação',
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
});

export const scheduleLabel = byCode<Schedule>({
  letter: 'Em sequência (A, B, C)',
  weekday: 'Por dia da semana',
});

const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** A day of the week from 1 Monday to 7 Sunday: "segunda". */
export function weekdayWord(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** The letter of a day by its place, 0 for the first: "A". */
export function dayLetter(index: number): string {
  return String.fromCharCode(65 + Math.max(0, index));
}

/** The name of a day on its own: "Treino A", "A · Superiores". */
export function dayName(day: Pick<ProgramDay, 'key' | 'title'>, index: number): string {
  if (day.key === '') return 'Sem dia';
  const letter = dayLetter(index);
  if (day.title === '') return `Treino ${letter}`;
  // A title that already begins with the day's letter does not get it twice.
  const named = new RegExp(`^(?:treino\\s+)?${letter}(?:\\s|[^\\p{L}\\p{N}]|$)`, 'iu');
  return named.test(day.title) ? day.title : `${letter} · ${day.title}`;
}

/** The weekdays of a day, for a ficha by weekday: "Segunda e quinta"; empty without any. */
export function weekdaysWords(weekdays: readonly number[]): string {
  return weekdays.length === 0 ? '' : capitalise(formatList(weekdays.map(weekdayWord)));
}

/** The name of a group of this many exercises. */
export function groupLabel(size: number): string {
  if (size === 2) return 'Bi-set';
  return size === 3 ? 'Tri-set' : 'Circuito';
}

/** The name of a ficha, with a default if it has none. */
export function programTitle({ title }: Pick<Program, 'title'>): string {
  return title === '' ? 'Ficha sem nome' : title;
}

/** Goal, level and size of a ficha: "Força · Iniciante · 3 dias · 18 exercícios". */
export function programAbout(program: Pick<Program, 'goal' | 'level' | 'days' | 'weeks'>): string {
  const { goal, level } = program;
  const said = [...(goal ? [goalLabel(goal)] : []), ...(level ? [levelLabel(level)] : [])];
  return [...said, programFacts(program)].join(' · ');
}

/** "3 dias · 18 exercícios · 4 semanas". */
export function programFacts({ days, weeks }: Pick<Program, 'days' | 'weeks'>): string {
  const exercises = days.reduce((sum, day) => sum + day.exercises.length, 0);
  return [
    plural(days.length, { zero: 'Nenhum dia ainda', one: '1 dia', other: '# dias' }),
    plural(exercises, { zero: 'nenhum exercício', one: '1 exercício', other: '# exercícios' }),
    ...(weeks > 1 ? [`${weeks} semanas`] : []),
  ].join(' · ');
}

/** "Semana 3", "Semana 3 · Choque · Descarga". */
export function weekName(week: number, about: ProgramWeek | undefined): string {
  const label = about?.label ?? '';
  const deload = about && about.deload !== null ? 'Descarga' : '';
  return [`Semana ${week}`, label, label.toLocaleLowerCase('pt-BR') === 'descarga' ? '' : deload]
    .filter((part) => part !== '')
    .join(' · ');
}

type Refusal = Parameters<typeof commitRefusal>[0] | 'program_days' | 'program_exercises';

/** Why an edit of a ficha was not stored. */
export function programRefusal(reason: Refusal): string {
  switch (reason) {
    case 'program_days':
      return 'Uma ficha pode ter até 14 dias. Junte ou remova um deles antes.';
    case 'program_exercises':
      return 'Uma ficha pode ter até 200 exercícios. Remova alguns ou faça outra ficha.';
    case 'exercises':
      return 'Esta ficha chegou ao limite, contando o que foi removido. Duplique-a e continue na cópia.';
    case 'bytes':
      return 'Esta ficha chegou ao tamanho máximo. Encurte as notas ou faça outra ficha.';
    default:
      return commitRefusal(reason);
  }
}
