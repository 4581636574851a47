import { Hono } from 'hono';
import { claimAnswerSchema, newClaimSchema, newPaymentSchema } from '#protocol/charges/charges';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { answerClaim, claim, receiptOf, recordPayment, takeBackClaim } from './ledger/claims';
import { moveClosed } from './ledger/move-closed';
import { receiptPeople } from './ledger/receipt-identity';
import type { ChargeDeps } from './routes';

const HOUR_MS = 3_600_000;
const CLAIMS: Limit = { max: 60, windowMs: HOUR_MS };
const CHANGES: Limit = { max: 600, windowMs: HOUR_MS };

/** Payments outside Stripe, as the two people report them, mounted at /api/charges. */
export function chargePaymentRoutes(deps: ChargeDeps): Hono<SignedIn> {
  const { db } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const counted = (person: string) => limiter.take('charge-payments', person, CHANGES);

  routes.post('/:id/payments', signedIn, async (c) => {
    const coach = c.get('user');
    const charge = c.req.param('id');
    const form = await formOf(c, newPaymentSchema);
    await counted(coach.id);
    const id = await moveClosed(deps, coach.id, charge, (trx) =>
      recordPayment(deps, trx, coach, charge, form),
    );
    return c.json({ id }, 201);
  });
  routes.delete('/:id/payments/:payment', signedIn, async (c) => {
    const person = c.get('user');
    const { id: charge, payment } = c.req.param();
    await counted(person.id);
    await inTransactionOf(db, person.id, (trx) =>
      takeBackClaim(deps, trx, person, { charge, payment }),
    );
    return c.body(null, 204);
  });
  routes.get('/:id/receipt', signedIn, async (c) =>
    c.json(await receiptPeople(db, c.get('user').id, c.req.param('id'))),
  );
  // People who leave can take the receipts along with their data.
  routes.get('/:id/payments/:payment/receipt', requireSession(deps, 'leaving'), async (c) => {
    const { id: charge, payment } = c.req.param();
    const { bytes, type } = await receiptOf(db, c.get('user').id, { charge, payment });
    // A PDF may have scripts and links: it is saved, and no page of ours shows it.
    const isPdf = type === 'application/pdf';
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      ...(isPdf && { 'Content-Disposition': 'attachment; filename="comprovante.pdf"' }),
    });
  });

  routes.post('/:id/claims', signedIn, async (c) => {
    const student = c.get('user');
    const charge = c.req.param('id');
    const form = await formOf(c, newClaimSchema);
    await limiter.take('claims', student.id, CLAIMS);
    const id = await moveClosed(deps, student.id, charge, (trx) =>
      claim(deps, trx, student, charge, form),
    );
    return c.json({ id }, 201);
  });
  routes.put('/:id/claims/:payment', signedIn, async (c) => {
    const coach = c.get('user');
    const { id: charge, payment } = c.req.param();
    const answer = await formOf(c, claimAnswerSchema);
    await counted(coach.id);
    await inTransactionOf(db, coach.id, (trx) =>
      answerClaim(deps, trx, coach, { charge, payment }, answer),
    );
    return c.body(null, 204);
  });
  return routes;
}
