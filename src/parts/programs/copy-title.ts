import { cutText } from '#domain/cut-text';
import { PROGRAM_LIMITS } from '#domain/program/paths';

/** What a copy of a ficha or of a day is called. */
export function copyTitle(title: string): string {
  return title === '' ? '' : cutText(`${title} (cópia)`, PROGRAM_LIMITS.title);
}
