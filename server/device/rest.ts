import { type Kysely, sql } from 'kysely';
import type { RestEnd } from '#protocol/device/notifications';
import type { Database } from '../db/schema';

/** A push later than this after the end of a rest is useless. */
const LATE_MS = 60_000;
/** After a clock was set back by more than this, its earlier requests no longer count as newer. */
const SET_BACK_MS = 60_000;
/** How long a cancelled rest is kept, so that a late request cannot bring it back. */
const REMEMBERED_MS = 3_600_000;

/** Neutral text, because it appears on locked screens. */
const WORDS = {
  kind: 'rest',
  title: 'Descanso terminado',
  body: 'Hora da próxima série.',
  path: '/app/workout',
  tag: 'rest',
};

/** Stores a device's latest request; one that arrives after a newer one changes nothing. */
async function wish(
  db: Kysely<Database>,
  person: string,
  device: string,
  asked: { readonly due_at: number | null; readonly until: number; readonly asked_at: number },
): Promise<void> {
  const wished = { ...asked, attempts: 0 };
  await db
    .insertInto('push_delivery')
    .values({
      user_id: person,
      id: `rest.${device}`,
      subscription_id: device,
      notice_id: null,
      ...WORDS,
      ...wished,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet(wished)
        .where(({ eb, ref, or }) =>
          or([
            eb('push_delivery.asked_at', '<=', asked.asked_at),
            eb(sql<number>`${ref('push_delivery.asked_at')} - ${SET_BACK_MS}`, '>', asked.asked_at),
          ]),
        ),
    )
    .execute();
}

/**
 * Requests a push at the end of a rest and replaces the device's earlier request. Device times use
 * the device's own clock.
 * @param now server time, epoch ms
 */
export function askForRest(
  db: Kysely<Database>,
  person: string,
  device: string,
  { endsAt, sentAt }: RestEnd,
  now: number,
): Promise<void> {
  const due = now + Math.max(0, endsAt - sentAt);
  return wish(db, person, device, { due_at: due, until: due + LATE_MS, asked_at: sentAt });
}

/** Cancels the push of a device's rest. */
export function cancelRest(
  db: Kysely<Database>,
  person: string,
  device: string,
  sentAt: number,
  now: number,
): Promise<void> {
  const cancelled = { due_at: null, until: now + REMEMBERED_MS, asked_at: sentAt };
  return wish(db, person, device, cancelled);
}
