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

/** The message in a record; null if it was removed, is empty, or is unreadable here. */
export function messageOf(
  id: string,
  { link, from, at, removedAt, ...said }: Message & { readonly removedAt: number | null },
): SaidMessage | null {
  if (link === null || from === null || at === null || removedAt !== null) return null;
  return said.text === '' ? null : { id, link, from, at, ...said };
}

/** Conversation order: by time, then by id. */
export function messagesInOrder(messages: readonly SaidMessage[]): readonly SaidMessage[] {
  return [...messages].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** Messages of others that a person has not read, in any of the given conversations. */
export function unreadFor(messages: readonly SaidMessage[], me: string): readonly SaidMessage[] {
  return messages.filter(({ from, readAt }) => from !== me && readAt === null);
}

/** The messages about one exercise of a workout. */
export function saidOf(
  messages: readonly SaidMessage[],
  workout: string,
  exercise: string,
): readonly SaidMessage[] {
  return messages.filter((each) => each.workout === workout && each.exercise === exercise);
}

/** The messages about a workout as a whole, and about exercises that are no longer in it. */
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
