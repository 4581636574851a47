import type { Transaction } from 'kysely';
import type { Scope } from '#domain/account/scope';
import type { Database } from '../db/schema';

/**
 * The changed part of an account's security: a new browser, the password, the e-mail, or the second
 * factor and passkeys.
 */
export type Guarded = 'device' | 'password' | 'email' | 'ways-in';

/** A link and its two people. */
export type Coaching = { link: string; professional: string; student: string };

/**
 * `claimed`: the payer states that they paid; `settled`: money arrived (`centavos`); `refused`: the
 * professional did not find it; `failed`: Stripe reports failure; `back`: refunded; `lost`: given
 * back to the payer by a bank; `questioned`: a bank asks about it; `disputed`: a bank decides on it;
 * `defended`: a dispute was won.
 */
export type ChargeChange = {
  charge: string;
  /** The payment concerned; null for a change of the charge itself. */
  payment: string | null;
  what:
    | 'made'
    | 'changed'
    | 'cancelled'
    /** Cancelled, because its subscription ended before the due day. */
    | 'ended'
    | 'claimed'
    | 'withdrawn'
    | 'refused'
    | 'pending'
    | 'settled'
    | 'failed'
    | 'back'
    | 'bounced'
    | 'lost'
    | 'questioned'
    | 'disputed'
    | 'defended'
    /** The bank kept its decision after an appeal. */
    | 'upheld';
};

/**
 * Access that was revoked and that a restored backup would bring back. Links and accounts have
 * events of their own. The journal outside the database has only random ids and digests, with
 * people by their marks (access/erased-mark.ts).
 */
export type TakenBack =
  /** A body photo that a student shared with a coach. */
  | { what: 'photo'; link: string; photo: string }
  /** An assistant, by the id of the membership. */
  | { what: 'member'; member: string }
  /** The remaining rights of an assistant; students by their marks, null for all. */
  | { what: 'help'; member: string; scopes: readonly Scope[]; students: readonly string[] | null }
  /** The assistants of a coach, after the student denied them access. */
  | { what: 'team'; link: string }
  | { what: 'invitation'; invitation: string }
  /** The digest of a calendar's secret address. */
  | { what: 'calendar'; address: string }
  /** The link of a ficha, by its id, ended by its owner (`program-link`) or hidden by an admin. */
  | { what: 'program-link' | 'program-hidden'; programLink: string }
  /** A public page, withdrawn by its owner (`page`) or hidden by an admin (`hidden`). */
  | { what: 'page' | 'hidden'; mark: string };

/** All transitions that features announce to each other, with their data. */
export type TransitionEvents = {
  /** A person proved their e-mail; the account is now in use. */
  'account.verified': { userId: string };
  /** A person requested erasure of their account: people with access to it lose that now. */
  'account.leaving': { userId: string };
  /** The person cancelled the erasure in time; the account is in use again. */
  'account.stayed': { userId: string };
  /** An admin suspended an account, or ended that. */
  'account.suspended': { userId: string };
  'account.resumed': { userId: string };
  /** All rows of a person are deleted in this transaction; handlers remove data elsewhere. */
  'account.erased': { userId: string };
  /**
   * A credential of an account changed, or a new browser signed in; the mail about it is queued.
   */
  'account.guarded': { userId: string; what: Guarded };
  /** A signed-in browser got another session of the same person. */
  'session.replaced': { userId: string; from: string; to: string };
  /** A student accepted a coach, who may use the link's scopes from now on. */
  'coaching.started': Coaching;
  /** A coach's rights changed: other scopes, or one of the two leaves, or stays after all. */
  'coaching.changed': Coaching;
  /** A link ended for any reason: the coach has no access any more. */
  'coaching.ended': Coaching;
  /** A revocation that must survive the restore of any backup. */
  'taken.back': TakenBack;
  /** A change of a charge that its two people may get a notice of. */
  'charge.changed': ChargeChange;
  /** Subscriptions ended or paused: a saved card pays their charges no more. */
  'subscriptions.stopped': { subscriptions: readonly string[] };
  /** A person wrote records of a space: its owner, or a coach. */
  'records.written': {
    space: string;
    author: string;
    kinds: ReadonlySet<string>;
    records: readonly { readonly kind: string; readonly id: string }[];
  };
};

type Handler<Payload> = (trx: Transaction<Database>, payload: Payload) => Promise<void>;
type Handlers = { [Name in keyof TransitionEvents]: Handler<TransitionEvents[Name]>[] };

export type Events = ReturnType<typeof createEvents>;

/**
 * Runs features' handlers on each other's transitions. Handlers run one after the other in the
 * transaction of the transition, so all of it happens or none. They are registered in app/app.ts.
 */
export function createEvents() {
  const handlers: Handlers = {
    'account.verified': [],
    'account.leaving': [],
    'account.stayed': [],
    'account.suspended': [],
    'account.resumed': [],
    'account.erased': [],
    'account.guarded': [],
    'session.replaced': [],
    'coaching.started': [],
    'coaching.changed': [],
    'coaching.ended': [],
    'taken.back': [],
    'charge.changed': [],
    'subscriptions.stopped': [],
    'records.written': [],
  };

  return {
    on<Name extends keyof TransitionEvents>(
      name: Name,
      handler: Handler<TransitionEvents[Name]>,
    ): void {
      handlers[name].push(handler);
    },
    async emit<Name extends keyof TransitionEvents>(
      trx: Transaction<Database>,
      name: Name,
      payload: TransitionEvents[Name],
    ): Promise<void> {
      for (const handler of handlers[name]) await handler(trx, payload);
    },
  };
}
