import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { InvitationList, InvitedPerson } from '#protocol/coaching/invitation-lists';
import { heldGrant } from '../access/coaching';
import { takeAccount } from '../access/held-accounts';
import { noSession } from '../access/session';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { HttpError } from '../http/errors';
import type { createRateLimiter, Limit } from '../http/rate-limit';
import { invitationLetter } from '../mail/templates/invitation';
import { makeListed, redrawCode } from './invitations';
import type { InvitationSecrets } from './secrets';

const DAY_MS = 86_400_000;
/** People whom a professional can invite from lists. */
const PEOPLE: Limit = { max: 500, windowMs: DAY_MS };
/** Mails with invitations to one address, from all professionals. */
const MAILS_TO: Limit = { max: 3, windowMs: 7 * DAY_MS };

type ListDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'env'> & {
  readonly secrets: InvitationSecrets;
  readonly limiter: ReturnType<typeof createRateLimiter>;
};
type ListedPerson = InvitationList['people'][number];

/** The id of a person's invitation, the same whenever the professional's device sends its key. */
function idOf(professional: string, key: string): string {
  return createHash('sha256').update(`${professional}:${key}`).digest('base64url').slice(0, 22);
}

/** Invites the people of a list, and queues a mail for each address. */
export async function inviteList(
  deps: ListDeps,
  professional: Actor,
  { people, ...terms }: InvitationList,
): Promise<InvitedPerson[]> {
  const { db } = deps;
  const ids = people.map(({ key }) => idOf(professional.id, key));
  const earlier = await db.selectFrom('invitation').select('id').where('id', 'in', ids).execute();
  const known = new Set(earlier.map(({ id }) => id));
  // Limits count outside of the transaction, in which only the new rows are written.
  const mailable = new Set<string>();
  for (const [nth, person] of people.entries()) {
    if (known.has(ids[nth] ?? '')) continue;
    await deps.limiter.take('listed-people', professional.id, PEOPLE);
    if (person.email !== null && (await mayMail(deps, person.email))) mailable.add(person.key);
  }
  return inTransaction(db, async (trx) => {
    // Two devices may send a portion at once, and the second must find the rows of the first.
    if (!(await takeAccount(trx, professional.id))) throw noSession();
    const invited: InvitedPerson[] = [];
    for (const person of people) {
      const id = idOf(professional.id, person.key);
      const mails = mailable.has(person.key);
      invited.push(await inviteOne(deps, trx, professional, { ...terms, ...person, id, mails }));
    }
    return invited;
  });
}

/** Whether an address can get another invitation; counts it. */
async function mayMail({ limiter }: ListDeps, email: string): Promise<boolean> {
  try {
    await limiter.take('invitation-mails', email, MAILS_TO);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}

type OneOfList = Omit<InvitationList, 'people'> &
  ListedPerson & { readonly id: string; readonly mails: boolean };

async function inviteOne(
  { secrets, now, mail, env }: ListDeps,
  trx: Transaction<Database>,
  professional: Actor,
  person: OneOfList,
): Promise<InvitedPerson> {
  const { id, key, email, mails } = person;
  if (email === professional.email) return { is: 'own', key };
  const kept = await trx
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (kept) {
    const code = await redrawCode(trx, secrets, id);
    const token = secrets.tokenOf(id);
    return {
      ...{ is: 'invited', key, token, code },
      ...{ expiresAt: kept.expires_at, mailed: kept.mailed === 1 },
    };
  }
  if (email !== null && (await isStudent(trx, professional.id, email))) {
    return { is: 'student', key };
  }
  const mailed = email !== null && mails;
  const form = { ...person, uses: 1, mailed };
  const owner = { id, professional: professional.id };
  const { token, code, expiresAt } = await makeListed(trx, secrets, owner, form, now());
  if (mailed) {
    const url = `${env.webUrl}/links/${token}`;
    await mail.queue(trx, email, invitationLetter({ name: professional.name, url, expiresAt }));
  }
  return { is: 'invited', key, token, code, expiresAt, mailed };
}

/** Whether an address belongs to a person whom the professional coaches. */
async function isStudent(
  trx: Transaction<Database>,
  professional: string,
  email: string,
): Promise<boolean> {
  const user = await trx
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return false;
  return (await heldGrant(trx, professional, user.id))?.member === null;
}
