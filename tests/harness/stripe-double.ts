import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type Books, type CardAnswer, createBooks } from './stripe-books';
import { type Form, readForm, textOf } from './stripe-form';
import { type Intent, invalid, missing, type StripeEvent, StripeRefusal } from './stripe-objects';

const DAY_MS = 86_400_000;
const SECRET = 'whsec_anilha_double';
const KEY = 'sk_test_anilha_double';

interface Kept {
  readonly words: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

export type StripeDouble = Awaited<ReturnType<typeof startStripe>>;

/**
 * A double of Stripe at a local address, for exactly the calls of the server. It has Stripe's ids,
 * errors, forms and idempotency keys, and its signed events. It also simulates acts at Stripe:
 * payments, refusals and disputes.
 */
export async function startStripe(now: () => number = Date.now) {
  const books = createBooks(now);
  const keys = new Map<string, Kept>();
  const calls: string[] = [];
  /**
   * `down`: no answer. `crash`: a matching call is executed, and its answer lost. `refuse`: it is
   * not executed. `bounce`: banks return refunds at once.
   */
  const trouble: {
    down: boolean;
    crash: RegExp | null;
    refuse: RegExp | null;
    bounce: boolean;
  } = {
    down: false,
    crash: null,
    refuse: null,
    bounce: false,
  };

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const line = `${request.method} ${path}`;
      if (trouble.down) return request.socket.destroy();
      calls.push(line);
      const { status, body: answer } = answerTo(line, body, query, request);
      if (trouble.crash?.test(line)) return request.socket.destroy();
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Request-Id': 'req_double',
      });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;

  function answerTo(line: string, body: string, query: string, { headers }: IncomingMessage) {
    const key = headers['idempotency-key'];
    const words = `${line} ${body}`;
    const kept = typeof key === 'string' ? keys.get(key) : undefined;
    if (kept && kept.at > now() - DAY_MS) {
      if (kept.words === words) return kept;
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const answer = tryTo(() => {
      if (headers.authorization !== `Bearer ${KEY}`) {
        throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
      }
      if (trouble.refuse?.test(line)) throw invalid('Not available for this account.');
      const done = route(books, line, readForm(body), readForm(query));
      const refund = trouble.bounce ? books.refunds.at(-1) : undefined;
      if (refund && line === 'POST /v1/refunds') books.failRefund(refund);
      return done;
    });
    const done = answer.status === 200 || answer.status === 402;
    if (typeof key === 'string' && done) keys.set(key, { ...answer, words, at: now() });
    return answer;
  }

  function signatureOf(body: string, at: number, secret: string): string {
    const t = Math.floor(at / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return `t=${t},v1=${v1}`;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Settings for the server. */
    settings: {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    books,
    calls,
    trouble,
    /** The body of an event, and headers with a signature of that instant. */
    signed(event: StripeEvent, at = now(), secret = SECRET) {
      const body = JSON.stringify(event);
      const signature = signatureOf(body, at, secret);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return { body, headers };
    },

    finishAccount(id: string): void {
      const account = books.accounts.get(id);
      if (!account) throw missing(id);
      Object.assign(account, { charges_enabled: true, details_submitted: true });
      books.tell('account.updated', account, id);
    },
    endAccount(id: string): void {
      books.accounts.delete(id);
      books.tell(
        'account.application.deauthorized',
        { id: 'ca_double', object: 'application' },
        id,
      );
    },
    /** The payer submits the form with a card; returns whether it was accepted. */
    payByCard(id: string, answer: CardAnswer = 'ok'): boolean {
      const intent = books.intentOf(id);
      const card = books.newId('pm');
      books.cards.set(card, { customer: intent.customer ?? '', answer });
      try {
        books.confirm(intent, card);
        return true;
      } catch (error) {
        if (error instanceof StripeRefusal) return false;
        throw error;
      }
    },
    /** The bank requires the payer's confirmation. */
    askPayer(id: string): void {
      const intent = books.intentOf(id);
      Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
      books.tell('payment_intent.requires_action', intent);
    },
    /** The payer gets a boleto or a Pix code. */
    showCode(id: string): void {
      const intent = books.intentOf(id);
      const boleto = intent.allowed_payment_method_types.includes('boleto');
      const expires_at = Math.floor(now() / 1000) + 3 * 86_400;
      const code = {
        number: '00190000090281930340200100000001100000000022000',
        hosted_voucher_url: 'https://payments.stripe.com/boleto/voucher/1',
        expires_at,
      };
      intent.status = 'requires_action';
      intent.next_action = boleto
        ? { type: 'boleto_display_details', boleto_display_details: code }
        : { type: 'pix_display_qr_code', pix_display_qr_code: { data: '000201', expires_at } };
      books.tell('payment_intent.requires_action', intent);
    },
    settle: (id: string) => books.settle(books.intentOf(id)),
    expire(id: string): void {
      books.fail(books.intentOf(id), {
        type: 'invalid_request_error',
        message: 'The voucher expired.',
        code: 'payment_intent_payment_attempt_expired',
      });
    },
    dispute(id: string): void {
      const charge = books.chargeOf(books.intentOf(id));
      charge.disputed = true;
      books.disputes.push({
        id: books.newId('dp'),
        object: 'dispute',
        amount: charge.amount,
        charge: charge.id,
        payment_intent: id,
        reason: 'fraudulent',
        status: 'needs_response',
      });
      books.tell('charge.dispute.created', books.disputes.at(-1));
    },
    closeDispute(id: string, status: 'won' | 'lost'): void {
      const dispute = books.disputes.find((one) => one.payment_intent === id);
      if (dispute) dispute.status = status;
      books.tell('charge.dispute.closed', dispute);
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function tryTo(act: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: structuredClone(act()) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

function route(books: Books, line: string, form: Form, query: Form): unknown {
  const [method = '', path = ''] = line.split(' ');
  const [, , kind = '', id = '', act = ''] = path.split('/');
  const told = (intent: Intent) => {
    const charge = books.charges.get(String(intent.latest_charge));
    const { customer } = intent;
    const deleted = customer !== null && !books.customers.has(customer) && { deleted: true };
    return {
      ...intent,
      latest_charge: charge ?? null,
      customer: customer && { id: customer, object: 'customer', ...deleted },
    };
  };
  switch (`${method} ${kind}${id && '/:id'}${act && `/${act}`}`) {
    case 'POST accounts':
      return books.makeAccount(form);
    case 'GET accounts/:id': {
      const account = books.accounts.get(id);
      if (account) return account;
      const message = `The provided key does not have access to account '${id}'.`;
      throw new StripeRefusal(403, {
        type: 'invalid_request_error',
        code: 'account_invalid',
        message,
      });
    }
    case 'POST accounts/:id/login_links':
      return { object: 'login_link', created: 0, url: `https://connect.stripe.com/express/${id}` };
    case 'POST account_links': {
      const back = encodeURIComponent(textOf(form, 'return_url') ?? '');
      const url = `https://connect.stripe.com/setup/e/${textOf(form, 'account')}?back=${back}`;
      return { object: 'account_link', created: 0, expires_at: 300, url };
    }
    case 'POST customers': {
      const customer = books.newId('cus');
      books.customers.add(customer);
      return { id: customer, object: 'customer', metadata: form.metadata ?? {} };
    }
    case 'DELETE accounts/:id':
      if (!books.accounts.delete(id)) throw missing(id);
      return { id, object: 'account', deleted: true };
    case 'DELETE customers/:id':
      books.dropCustomer(id);
      return { id, object: 'customer', deleted: true };
    case 'POST payment_intents':
      return told(books.makeIntent(form));
    case 'GET payment_intents': {
      const since = Number(textOf(query, 'created', 'gte') ?? 0);
      const mine = [...books.intents.values()].filter(
        ({ customer, created }) => customer === textOf(query, 'customer') && created >= since,
      );
      return list(mine.reverse().map(told));
    }
    case 'GET payment_intents/:id':
      return told(books.intentOf(id));
    case 'POST payment_intents/:id':
      return told(books.changeIntent(books.intentOf(id), form));
    case 'POST payment_intents/:id/cancel': {
      const reason = textOf(form, 'cancellation_reason') ?? 'requested_by_customer';
      return told(books.cancelIntent(books.intentOf(id), reason));
    }
    case 'POST payment_intents/:id/confirm': {
      const intent = books.intentOf(id);
      const card = textOf(form, 'payment_method') ?? '';
      if (books.cards.get(card)?.customer !== intent.customer) {
        throw missing(card, 'payment_method');
      }
      books.confirm(intent, card);
      return told(intent);
    }
    case 'POST refunds':
      return books.makeRefund(form);
    case 'GET refunds':
      return list(
        books.refunds.filter((one) => one.payment_intent === textOf(query, 'payment_intent')),
      );
    case 'GET disputes':
      return list(
        books.disputes.filter((one) => one.payment_intent === textOf(query, 'payment_intent')),
      );
    case 'POST payment_methods/:id/detach':
      if (!books.cards.delete(id)) throw missing(id);
      return { id, object: 'payment_method', customer: null };
    default:
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${line})`,
      });
  }
}
