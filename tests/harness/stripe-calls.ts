import type { Books } from './stripe-books';
import { type Form, listOf, textOf, textsOf } from './stripe-form';
import { invalid, missing, paymentMethodOf, StripeRefusal } from './stripe-objects';
import { type Fault, faultsOf } from './stripe-types';

/** The types of each call's parameters and answer, by file and name in the package `stripe`. */
export const CALLS: Readonly<Record<string, readonly [asks: string, answers: string]>> = {
  'POST accounts': ['Accounts.AccountCreateParams', 'Accounts.Account'],
  'GET accounts': ['Accounts.AccountListParams', 'list of Accounts.Account'],
  'GET accounts/:id': ['Accounts.AccountRetrieveParams', 'Accounts.Account'],
  'DELETE accounts/:id': ['Accounts.AccountDeleteParams', 'Accounts.DeletedAccount'],
  'POST accounts/:id/login_links': [
    'Accounts.AccountCreateLoginLinkParams',
    'LoginLinks.LoginLink',
  ],
  'POST account_links': ['AccountLinks.AccountLinkCreateParams', 'AccountLinks.AccountLink'],
  'POST customers': ['Customers.CustomerCreateParams', 'Customers.Customer'],
  'GET customers': ['Customers.CustomerListParams', 'list of Customers.Customer'],
  'DELETE customers/:id': ['Customers.CustomerDeleteParams', 'Customers.DeletedCustomer'],
  'POST payment_intents': [
    'PaymentIntents.PaymentIntentCreateParams',
    'PaymentIntents.PaymentIntent',
  ],
  'GET payment_intents': [
    'PaymentIntents.PaymentIntentListParams',
    'list of PaymentIntents.PaymentIntent',
  ],
  'GET payment_intents/:id': [
    'PaymentIntents.PaymentIntentRetrieveParams',
    'PaymentIntents.PaymentIntent',
  ],
  'POST payment_intents/:id': [
    'PaymentIntents.PaymentIntentUpdateParams',
    'PaymentIntents.PaymentIntent',
  ],
  'POST payment_intents/:id/cancel': [
    'PaymentIntents.PaymentIntentCancelParams',
    'PaymentIntents.PaymentIntent',
  ],
  'POST payment_intents/:id/confirm': [
    'PaymentIntents.PaymentIntentConfirmParams',
    'PaymentIntents.PaymentIntent',
  ],
  'GET application_fees/:id': [
    'ApplicationFees.ApplicationFeeRetrieveParams',
    'ApplicationFees.ApplicationFee',
  ],
  'POST application_fees/:id/refunds': [
    'ApplicationFees.ApplicationFeeCreateRefundParams',
    'FeeRefunds.FeeRefund',
  ],
  'POST refunds': ['Refunds.RefundCreateParams', 'Refunds.Refund'],
  'GET refunds': ['Refunds.RefundListParams', 'list of Refunds.Refund'],
  'GET disputes': ['Disputes.DisputeListParams', 'list of Disputes.Dispute'],
  'GET events': ['Events.EventListParams', 'list of Events.Event'],
  'POST transfers': ['Transfers.TransferCreateParams', 'Transfers.Transfer'],
  'GET transfers': ['Transfers.TransferListParams', 'list of Transfers.Transfer'],
  'GET transfers/:id': ['Transfers.TransferRetrieveParams', 'Transfers.Transfer'],
  'POST transfers/:id/reversals': [
    'Transfers.TransferCreateReversalParams',
    'TransferReversals.TransferReversal',
  ],
  'GET transfers/:id/reversals': [
    'Transfers.TransferListReversalsParams',
    'list of TransferReversals.TransferReversal',
  ],
  'POST payment_methods/:id/detach': [
    'PaymentMethods.PaymentMethodDetachParams',
    'PaymentMethods.PaymentMethod',
  ],
};

interface Call {
  /** Such as 'GET payment_intents/:id'. */
  readonly kind: string;
  readonly id: string;
  /** The body of a POST, the query of other methods. */
  readonly form: Form;
}

export function callOf(line: string, body: Form, query: Form): Call {
  const [method = '', path = ''] = line.split(' ');
  const [, , resource = '', id = '', act = ''] = path.split('/');
  const kind = `${method} ${resource}${id && '/:id'}${act && `/${act}`}`;
  return { kind, id, form: method === 'POST' ? body : query };
}

function typeNamed(named: string): [file: string, type: string] {
  const [file = '', type = ''] = named.replace('list of ', '').split('.');
  return [file, type];
}

/** Refuses parameters that Stripe would refuse before it does anything. */
export function checkRequest({ kind, form }: Call): void {
  const known = CALLS[kind];
  if (!known) {
    const message = `Unrecognized request URL (${kind})`;
    throw new StripeRefusal(404, { type: 'invalid_request_error', message });
  }
  const [fault] = faultsOf(...typeNamed(known[0]), form, true);
  if (!fault) return;
  const { path, what } = fault;
  if (what === 'missing') {
    throw invalid(`Missing required param: ${path}.`, 'parameter_missing', path);
  }
  if (what === 'unknown') {
    throw invalid(`Received unknown parameter: ${path}`, 'parameter_unknown', path);
  }
  throw invalid(`Invalid ${path}`, 'parameter_invalid', path);
}

/** The faults of an answer of this double. Events were checked when they were made. */
export function faultsOfAnswer({ kind }: Call, answer: unknown): readonly Fault[] {
  if (kind === 'GET events') return [];
  const named = CALLS[kind]?.[1] ?? '';
  const [file, type] = typeNamed(named);
  if (!named.startsWith('list of ')) return faultsOf(file, type, answer);
  return itemsOf(answer).flatMap((item) => faultsOf(file, type, item));
}

function itemsOf(answer: unknown): unknown[] {
  return isRecord(answer) && Array.isArray(answer.data) ? answer.data : [];
}

/** The faults of an event. */
export function faultsOfEvent(event: { readonly type: string }): readonly Fault[] {
  const words = event.type.split(/[._]/).map((word) => word[0]?.toUpperCase() + word.slice(1));
  return faultsOf('Events', `${words.join('')}Event`, event);
}

/** Puts objects in place of the ids that a request wants expanded. */
export function expanded(books: Books, { form }: Call, answer: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of listOf(form, 'expand')) {
    const [first = '', ...rest] = path.split('.');
    const inList = first === 'data' && rest.length > 0;
    for (const item of inList ? itemsOf(copy) : [copy]) {
      expand(books, item, inList ? rest : [first, ...rest], path);
    }
  }
  return copy;
}

function expand(books: Books, at: unknown, [name = '', ...rest]: string[], path: string): void {
  if (!isRecord(at) || !(name in at)) {
    throw invalid(`This property cannot be expanded (${path}).`, 'parameter_invalid', 'expand');
  }
  const held = at[name];
  if (held === null) return;
  if (typeof held === 'string') at[name] = structuredClone(books.objectOf(held));
  if (rest.length > 0) expand(books, at[name], rest, path);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A page, newest first, of objects within the request's `created`. */
function pageOf<T extends { readonly id: string; readonly created?: number }>(
  { form }: Call,
  all: readonly T[],
) {
  const edge = (name: string) => {
    const text = textOf(form, 'created', name);
    return text === undefined ? null : Number(text);
  };
  const [gte, lte] = [edge('gte'), edge('lte')];
  const fitting = all
    .filter(
      ({ created = 0 }) => (gte === null || created >= gte) && (lte === null || created <= lte),
    )
    .reverse();
  const after = textOf(form, 'starting_after');
  const from = after === undefined ? 0 : fitting.findIndex(({ id }) => id === after) + 1;
  const limit = Number(textOf(form, 'limit') ?? 10);
  const data = fitting.slice(from, from + limit);
  return { object: 'list', data, has_more: fitting.length > from + limit, url: '/v1' };
}

/** Executes a call. */
export function answerOf(books: Books, call: Call): unknown {
  const { kind, id, form } = call;
  const ofIntent = <T extends { readonly payment_intent: string }>(all: readonly T[]) => {
    const named = textOf(form, 'payment_intent');
    return all.filter((one) => named === undefined || one.payment_intent === named);
  };
  switch (kind) {
    case 'POST accounts':
      return books.makeAccount(form);
    case 'GET accounts':
      return pageOf(call, [...books.accounts.values()]);
    case 'GET accounts/:id':
      return books.accountOf(id);
    case 'DELETE accounts/:id':
      if (!books.accounts.delete(id)) throw missing(id);
      return { id, object: 'account', deleted: true };
    case 'POST accounts/:id/login_links': {
      const { details_submitted } = books.accountOf(id);
      if (!details_submitted) throw invalid('Cannot create a login link before onboarding ends.');
      return { object: 'login_link', created: 0, url: `https://connect.stripe.com/express/${id}` };
    }
    case 'POST account_links': {
      const account = books.accountOf(textOf(form, 'account') ?? '').id;
      const back = encodeURIComponent(textOf(form, 'return_url') ?? '');
      const url = `https://connect.stripe.com/setup/e/${account}?back=${back}`;
      return { object: 'account_link', created: 0, expires_at: 300, url };
    }
    case 'POST customers':
      return books.makeCustomer(textsOf(form, 'metadata'));
    case 'GET customers':
      return pageOf(call, [...books.customers.values()]);
    case 'DELETE customers/:id':
      books.dropCustomer(id);
      return { id, object: 'customer', deleted: true };
    case 'POST payment_intents':
      return books.makeIntent(form);
    case 'GET payment_intents': {
      const customer = textOf(form, 'customer');
      const all = [...books.intents.values()];
      return pageOf(
        call,
        all.filter((one) => customer === undefined || one.customer === customer),
      );
    }
    case 'GET payment_intents/:id':
      return books.intentOf(id);
    case 'POST payment_intents/:id':
      return books.changeIntent(books.intentOf(id), form);
    case 'POST payment_intents/:id/cancel':
      return books.cancelIntent(books.intentOf(id), textOf(form, 'cancellation_reason') ?? null);
    case 'POST payment_intents/:id/confirm': {
      const intent = books.intentOf(id);
      const card = textOf(form, 'payment_method') ?? '';
      if (books.cards.get(card)?.customer !== intent.customer) {
        throw missing(card, 'payment_method');
      }
      books.confirm(intent, card);
      return intent;
    }
    case 'GET application_fees/:id':
      return books.fees.feeOf(id);
    case 'POST application_fees/:id/refunds': {
      const amount = textOf(form, 'amount');
      const metadata = textsOf(form, 'metadata');
      return books.refundFee(id, amount === undefined ? undefined : Number(amount), metadata);
    }
    case 'POST refunds':
      return books.makeRefund(form);
    case 'GET refunds':
      return pageOf(call, ofIntent(books.refunds));
    case 'GET disputes':
      return pageOf(call, ofIntent(books.disputes));
    case 'GET events': {
      const types = listOf(form, 'types');
      if (types.length > 20) throw invalid('At most 20 types.', 'parameter_invalid', 'types');
      // A platform's list has no events of connected accounts.
      const own = books.events.filter(({ account }) => account === undefined);
      return pageOf(
        call,
        own.filter(({ type, created }) => types.includes(type) && created >= books.eventsSince()),
      );
    }
    case 'POST transfers': {
      const group = { transfer_group: textOf(form, 'transfer_group') ?? null };
      const destination = books.accountOf(textOf(form, 'destination') ?? '').id;
      return books.transfers.make(Number(textOf(form, 'amount')), destination, group);
    }
    case 'GET transfers': {
      const group = textOf(form, 'transfer_group');
      return pageOf(
        call,
        books.transfers.all.filter((one) => group === undefined || one.transfer_group === group),
      );
    }
    case 'GET transfers/:id':
      return books.transfers.transferOf(id);
    case 'POST transfers/:id/reversals':
      return books.transfers.reverse(id, Number(textOf(form, 'amount')));
    case 'GET transfers/:id/reversals':
      return pageOf(
        call,
        books.transfers.reversed.filter(({ transfer }) => transfer === id),
      );
    case 'POST payment_methods/:id/detach':
      if (!books.cards.delete(id)) throw missing(id);
      return paymentMethodOf(id, books.seconds());
    default:
      throw new Error(`no answer for ${kind}`);
  }
}
