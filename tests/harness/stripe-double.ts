import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type CardAnswer, createBooks } from './stripe-books';
import {
  answerOf,
  callOf,
  checkRequest,
  expanded,
  faultsOfAnswer,
  faultsOfEvent,
} from './stripe-calls';
import { readForm } from './stripe-form';
import { invalid, missing, StripeRefusal } from './stripe-objects';

const DAY_MS = 86_400_000;
const SECRET = 'whsec_anilha_double';
const KEY = 'sk_test_anilha_double';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Kept extends Answer {
  readonly words: string;
  readonly at: number;
}

/** A fault of one call. */
export interface Judgement {
  /** Stripe's answer, or that none arrives. */
  readonly status: 400 | 401 | 402 | 403 | 409 | 429 | 500 | 503 | 'unheard';
  /** Whether Stripe executes the request all the same. */
  readonly done?: boolean;
}

export type StripeDouble = Awaited<ReturnType<typeof startStripe>>;

/**
 * A double of Stripe at a local address, for exactly the calls of the server. It has Stripe's ids,
 * errors, forms, idempotency keys and signed events. Requests, answers and events have to fit the
 * types of the package `stripe`. It also simulates acts at Stripe: payments, refusals and disputes.
 */
export async function startStripe(now: () => number = Date.now) {
  const keys = new Map<string, Kept>();
  const calls: string[] = [];
  /** Requests, answers and events that do not fit Stripe's types; `close` throws with them. */
  const faults: string[] = [];
  const books = createBooks(now, (event) => {
    for (const { path, what } of faultsOfEvent(event)) {
      faults.push(`the event ${event.type}: ${path} is ${what}`);
    }
  });
  /**
   * `down`: no answer. `crash`: a matching call is executed, and its answer lost. `refuse`: it is
   * not executed, because of `field` if that is set. `bounce`: banks return refunds at once. `judge`: decides for each call.
   * `before` is awaited before a call is executed.
   */
  const trouble: {
    down: boolean;
    crash: RegExp | null;
    refuse: RegExp | null;
    field: string | undefined;
    bounce: boolean;
    judge: ((line: string) => Judgement | null) | null;
    before: ((line: string) => Promise<void>) | null;
  } = {
    down: false,
    crash: null,
    refuse: null,
    field: undefined,
    bounce: false,
    judge: null,
    before: null,
  };

  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const line = `${request.method} ${path}`;
      if (trouble.down) return request.socket.destroy();
      calls.push(line);
      await trouble.before?.(line);
      const judged = trouble.judge?.(line) ?? null;
      if (judged?.status === 'unheard' && judged.done !== true) return request.socket.destroy();
      const answer = answerTo(line, body, query, request, judged);
      if (judged?.status === 'unheard' || trouble.crash?.test(line)) {
        return request.socket.destroy();
      }
      response.writeHead(answer.status, {
        'Content-Type': 'application/json',
        'Request-Id': 'req_double',
        ...answer.headers,
      });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;

  /**
   * Stripe's order: who calls, how often, the idempotency key, the parameters, and then the call.
   * Answers of the call alone are stored under the key, errors included.
   */
  function answerTo(
    line: string,
    body: string,
    query: string,
    { headers }: IncomingMessage,
    judged: Judgement | null,
  ): Answer {
    if (headers.authorization !== `Bearer ${KEY}` || judged?.status === 401) {
      return errorOf({ status: 401 });
    }
    if (judged?.status === 429 || judged?.status === 409) return errorOf(judged);
    const named = headers['idempotency-key'];
    const key = line.startsWith('POST') && typeof named === 'string' ? named : null;
    const words = `${line} ${body}`;
    const kept = key === null ? undefined : keys.get(key);
    if (kept && kept.at > now() - DAY_MS) {
      if (kept.words === words) {
        return { ...kept, headers: { ...kept.headers, 'Idempotent-Replayed': 'true' } };
      }
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const call = callOf(line, readForm(body), readForm(query));
    const invalidRequest = tryTo(() => checkRequest(call));
    if (invalidRequest.status !== 200) {
      faults.push(`${line}: ${JSON.stringify(invalidRequest.body)}`);
      return invalidRequest;
    }
    const answer = tryTo(() => {
      if (trouble.refuse?.test(line)) {
        throw invalid('Not available for this account.', 'parameter_invalid', trouble.field);
      }
      if (judged && typeof judged.status === 'number' && judged.done !== true) {
        throw new StripeRefusal(judged.status, errorOf(judged).body.error);
      }
      const done = answerOf(books, call);
      const refund = trouble.bounce ? books.refunds.at(-1) : undefined;
      if (refund && line === 'POST /v1/refunds') books.endRefund(refund, 'failed');
      return expanded(books, call, done);
    });
    if (answer.status === 200) {
      for (const { path, what } of faultsOfAnswer(call, answer.body)) {
        faults.push(`the answer to ${line}: ${path} is ${what}`);
      }
    }
    const heard = judged && typeof judged.status === 'number' ? errorOf(judged) : answer;
    if (key !== null) keys.set(key, { ...heard, words, at: now() });
    return heard;
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
    faults,
    trouble,
    /** The body of an event, and headers with a signature of that instant. */
    signed(event: object, at = now(), secret = SECRET) {
      const body = JSON.stringify(event);
      const signature = signatureOf(body, at, secret);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return { body, headers };
    },

    finishAccount(id: string): void {
      const account = books.accounts.get(id);
      if (!account) throw missing(id);
      Object.assign(account, { charges_enabled: true, details_submitted: true });
      for (const name of Object.keys(account.capabilities)) account.capabilities[name] = 'active';
      books.tell('account.updated', account, id);
    },
    endAccount(id: string): void {
      books.accounts.delete(id);
      books.tell(
        'account.application.deauthorized',
        { id: 'ca_double', object: 'application', name: 'Anilha' },
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
        pdf: null,
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
    dispute: (id: string) => books.openDispute(books.intentOf(id)),
    closeDispute(id: string, status: 'won' | 'lost'): void {
      const dispute = books.disputes.findLast((one) => one.payment_intent === id);
      if (dispute) books.moveDispute(dispute, status);
    },
    /** Throws for what did not fit Stripe's types. */
    async close() {
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
      if (faults.length > 0) throw new Error(`Not as Stripe: ${[...new Set(faults)].join('; ')}`);
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function tryTo(act: () => unknown): Answer {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

const TYPES: Readonly<Record<number, readonly [type: string, code: string | undefined]>> = {
  401: ['invalid_request_error', undefined],
  402: ['card_error', 'card_declined'],
  403: ['invalid_request_error', 'more_permissions_required'],
  409: ['idempotency_error', 'idempotency_key_in_use'],
  429: ['invalid_request_error', 'rate_limit'],
};

function errorOf({ status }: Pick<Judgement, 'status'>) {
  const at = typeof status === 'number' ? status : 500;
  const [type, code] = TYPES[at] ?? [at < 500 ? 'invalid_request_error' : 'api_error', undefined];
  // Stripe stores a 500, so the same key gets it again.
  const headers = at >= 500 ? { 'Stripe-Should-Retry': 'false' } : {};
  const message = 'This call was judged by a test.';
  return { status: at, headers, body: { error: { type, code, message } } };
}
