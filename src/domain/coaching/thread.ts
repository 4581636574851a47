import type { Message } from './message';

/** A message that can be shown. */
export interface SaidMessage {
  readonly id: string;
  readonly link: string;
  /** The person who wrote it. */
  readonly from: string;
  readonly text: string;
  readonly workout: string | null;
  readonly exercise: string | null;
  readonly set: string | null;
  /** Server time, epoch ms. */
  readonly at: number;
  readonly readAt: number | null;
}

/** The message in a record; null when it was removed, says nothing, or cannot be read here. */
export function messageOf(
  id: string,
  { link, from, at, removedAt, ...said }: Message & { readonly removedAt: number | null },
): SaidMessage | null {
  if (link === null || from === null || at === null || removedAt !== null) return null;
  return said.text === '' ? null : { id, link, from, at, ...said };
}

/** The order of a conversation; what was said at the same instant as it was made. */
export function inOrder(messages: readonly SaidMessage[]): readonly SaidMessage[] {
  return [...messages].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What others said that a person has not read, in any of the conversations given. */
export function unreadFor(messages: readonly SaidMessage[], me: string): readonly SaidMessage[] {
  return messages.filter(({ from, readAt }) => from !== me && readAt === null);
}

/** What is said of one exercise of a workout. */
export function saidOf(
  messages: readonly SaidMessage[],
  workout: string,
  exercise: string,
): readonly SaidMessage[] {
  return messages.filter((each) => each.workout === workout && each.exercise === exercise);
}

/** What is said of a workout as a whole, and of exercises that it has no more: those replaced since. */
export function saidOfWhole(
  messages: readonly SaidMessage[],
  workout: string,
  exercises: readonly (string | null)[],
): readonly SaidMessage[] {
  return messages.filter(
    (each) =>
      each.workout === workout && (each.exercise === null || !exercises.includes(each.exercise)),
  );
}
