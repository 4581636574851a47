import { plural } from '../format/plural';

/** "12 pessoas" */
export function studentsCount(count: number): string {
  return plural(count, { zero: 'Ninguém ainda', one: '1 pessoa', other: '# pessoas' });
}
