import { cutText } from '#domain/cut-text';
import { PROGRAM_LIMITS } from '#domain/programs/paths';

/** The title of a copy of a ficha or a day. */
export function copyTitle(title: string): string {
  return title === '' ? '' : cutText(`${title} (cópia)`, PROGRAM_LIMITS.title);
}
