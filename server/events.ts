import type { Transaction } from 'kysely';
import type { Database } from './db/schema';

/** Every transition that one feature tells the others about, with what it says. */
export type TransitionEvents = {
  /** A person proved their e-mail; the account is now in use. */
  'account.verified': { userId: string };
};

type Handler<Payload> = (trx: Transaction<Database>, payload: Payload) => Promise<void>;
type Handlers = { [Name in keyof TransitionEvents]?: Handler<TransitionEvents[Name]>[] };

export type Events = ReturnType<typeof createEvents>;

/**
 * Tells features about each other's transitions. Handlers are registered in app.ts; they run one
 * after the other in the transaction of the transition, so either all of it happened or nothing.
 */
export function createEvents() {
  const handlers: Handlers = {};

  return {
    on<Name extends keyof TransitionEvents>(
      name: Name,
      handler: Handler<TransitionEvents[Name]>,
    ): void {
      const list: Handler<TransitionEvents[Name]>[] = handlers[name] ?? [];
      list.push(handler);
      handlers[name] = list;
    },
    async emit<Name extends keyof TransitionEvents>(
      trx: Transaction<Database>,
      name: Name,
      payload: TransitionEvents[Name],
    ): Promise<void> {
      const list: Handler<TransitionEvents[Name]>[] = handlers[name] ?? [];
      for (const handler of list) await handler(trx, payload);
    },
  };
}
