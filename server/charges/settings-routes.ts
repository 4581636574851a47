import { Hono } from 'hono';
import { chargeSettingsSchema, newPayeeSchema } from '#protocol/charges/charge-settings';
import { type ReceiptIdentity, receiptIdentitySchema } from '#protocol/charges/receipt-people';
import { requireProof } from '../access/fresh-proof';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { storeFirstPayee, tellOfPayee } from './ledger/first-key';
import { keepTaxNumber, taxNumberOf } from './ledger/receipt-identity';
import { keepPayee, keepSettings, payeeOf, settingsOf } from './ledger/settings';

const CHANGES: Limit = { max: 120, windowMs: 3_600_000 };
const PAYEES: Limit = { max: 20, windowMs: 3_600_000 };

/**
 * Routes of a professional's settings for reminders and payment; mounted at /api/charges before the
 * routes with ids.
 */
export function chargeSettingsRoutes(deps: Deps): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);

  routes.get('/settings', signedIn, async (c) => c.json(await settingsOf(db, c.get('user').id)));
  routes.put('/settings', signedIn, async (c) => {
    const { id } = c.get('user');
    const form = await formOf(c, chargeSettingsSchema);
    await limiter.take('charge-settings', id, CHANGES);
    await inTransactionOf(db, id, (trx) => keepSettings(trx, id, form, now()));
    return c.body(null, 204);
  });

  routes.get('/identity', signedIn, async (c) => {
    const identity: ReceiptIdentity = { taxNumber: await taxNumberOf(db, c.get('user').id) };
    return c.json(identity);
  });
  routes.put('/identity', signedIn, async (c) => {
    const { id } = c.get('user');
    const form = await formOf(c, receiptIdentitySchema);
    await limiter.take('receipt-identity', id, CHANGES);
    await inTransactionOf(db, id, (trx) => keepTaxNumber(trx, id, form, now()));
    return c.body(null, 204);
  });

  routes.get('/payee', signedIn, async (c) => c.json(await payeeOf(db, c.get('user').id)));
  routes.put('/payee', signedIn, async (c) => {
    const session = c.get('session');
    const { id, name, email } = session.user;
    const form = await formOf(c, newPayeeSchema);
    await limiter.take('payee', id, PAYEES);
    const professional = { id, name, email };
    const isStored = await inTransactionOf(db, id, (trx) =>
      storeFirstPayee(deps, trx, professional, form),
    );
    if (isStored) return c.body(null, 204);
    await requireProof(deps, session, form);
    await inTransactionOf(db, id, async (trx) => {
      if (await keepPayee(trx, id, form, now())) await tellOfPayee(deps, trx, professional);
    });
    return c.body(null, 204);
  });
  return routes;
}
