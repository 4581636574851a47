import { spaceOf } from '#protocol/space';
import type { Actor } from './session';

/**
 * Whether a person may read and write a space: their own. What is refused has to look like a space
 * that does not exist.
 */
export function authorize(actor: Pick<Actor, 'id'>, space: string): boolean {
  return space === spaceOf(actor.id);
}

/** Every space a person may read. */
export function spacesOf(actor: Pick<Actor, 'id'>): ReadonlySet<string> {
  return new Set([spaceOf(actor.id)]);
}
