import { Hono } from 'hono';
import {
  openAccountSchema,
  refundSchema,
  type StripeAccount,
  startPaymentSchema,
} from '#protocol/charges/payments';
import { requireProof } from '../../access/fresh-proof';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { formOf } from '../../http/form';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import { accountState, openPayoutAccount } from './accounts';
import { dropCard } from './cards';
import type { Paying } from './ground';
import { askForPayer, leavePayment, paymentFor, startPayment } from './payments';
import { refundPayment } from './refunds';
import { refusalOfStripe } from './refusals';

/** Each request calls Stripe, and thieves test stolen cards with many tries. */
const ASKS: Limit = { max: 120, windowMs: 3_600_000 };

/**
 * Routes of Stripe payments, to be mounted at /api/payments. `paying` is null on a server without
 * keys.
 */
export function paymentRoutes(deps: Deps, paying: Paying | null): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  async function ready(person: string): Promise<Paying> {
    await limiter.take('payments', person, ASKS);
    if (!paying) throw refusalOfStripe('stripe_absent');
    return paying;
  }

  routes.get('/account', signedIn, async (c) => {
    const absent: StripeAccount = { state: 'absent', ways: [], closed: [] };
    const { id } = c.get('user');
    return c.json(paying ? await accountState(await ready(id), id) : absent);
  });
  routes.post('/account/open', signedIn, async (c) => {
    const session = c.get('session');
    const form = await formOf(c, openAccountSchema);
    const paying = await ready(session.user.id);
    // Stripe's page can change where the money goes, so it needs a proof.
    await requireProof(deps, session, form);
    return c.json({ address: await openPayoutAccount(paying, session.user, form.from) });
  });
  routes.post('/start', signedIn, async (c) => {
    const { id } = c.get('user');
    const form = await formOf(c, startPaymentSchema);
    return c.json(await startPayment(await ready(id), id, form));
  });
  routes.post('/:payment/ask', signedIn, async (c) => {
    const { id } = c.get('user');
    const payment = await paymentFor(deps.db, c.req.param('payment'), id, 'student_id');
    await askForPayer(await ready(id), payment);
    return c.body(null, 204);
  });
  routes.post('/:payment/leave', signedIn, async (c) => {
    const { id } = c.get('user');
    const payment = await paymentFor(deps.db, c.req.param('payment'), id, 'student_id');
    await leavePayment(await ready(id), payment);
    return c.body(null, 204);
  });
  routes.post('/:payment/refund', signedIn, async (c) => {
    const { id } = c.get('user');
    const asked = await formOf(c, refundSchema);
    const payment = await paymentFor(deps.db, c.req.param('payment'), id, 'coach_id');
    await refundPayment(await ready(id), payment, asked);
    return c.body(null, 204);
  });
  routes.delete('/cards/:subscription', signedIn, async (c) => {
    const { id } = c.get('user');
    await dropCard(await ready(id), id, c.req.param('subscription'));
    return c.body(null, 204);
  });
  return routes;
}
