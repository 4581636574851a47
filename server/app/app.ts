import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { inTransactionOf } from '../access/held-accounts';
import { forgetReader } from '../access/screening-access';
import { namelessRoutes } from '../account/erasure/nameless-routes';
import { accountRoutes, deleteUserRoute } from '../account/erasure/routes';
import { ownAccountRoutes } from '../account/own-routes';
import { ownPhotoRoutes, photoRoutes } from '../account/photo/routes';
import { privacyRoutes } from '../account/privacy/routes';
import { authRoutes } from '../account/routes';
import { authSecret } from '../account/session/secret';
import { forgetInActs } from '../admin/acts';
import { adminRoutes } from '../admin/routes';
import { agendaRoutes, calendarRoutes } from '../agenda/agenda-routes';
import { keepJournal } from '../backup/journal';
import { chargerOfLink } from '../charges/checkout';
import { followErasedCharges } from '../charges/erasure';
import { lateChargeRoutes } from '../charges/late-routes';
import { followProfileKeys } from '../charges/ledger/first-key';
import { chargeTokens } from '../charges/link';
import { chargeLinkRoutes, checkoutRoutes } from '../charges/link-routes';
import { chargePaymentRoutes } from '../charges/payment-routes';
import { followStops } from '../charges/payments/cards';
import { followErasure } from '../charges/payments/erased';
import { stripeSide } from '../charges/payments/payments';
import { paymentRoutes } from '../charges/payments/routes';
import { webhookRoutes } from '../charges/payments/webhook';
import { tellOfCharges } from '../charges/reminders/told';
import { chargeRoutes } from '../charges/routes';
import { chargeSettingsRoutes } from '../charges/settings-routes';
import { subscriptionRoutes } from '../charges/subscription-routes';
import { followLinksOfSubscriptions } from '../charges/subscriptions/endings';
import { followRests } from '../charges/subscriptions/subscriptions';
import { MOST_OPEN_BY_PAGE, makeInvitation } from '../coaching/invitations';
import { linkRoutes } from '../coaching/link-routes';
import { followCoaching } from '../coaching/panel/follow-links';
import { panelRoutes } from '../coaching/panel/routes';
import { cardOf } from '../coaching/professionals/card';
import { ownProfileRoutes } from '../coaching/professionals/own-routes';
import { visibleByHandle, visibleOf } from '../coaching/professionals/profile';
import { publicPhotoRoutes } from '../coaching/professionals/public-photo';
import { type Invite, publicRoutes } from '../coaching/professionals/public-routes';
import { forgetReporter, keepReport } from '../coaching/professionals/reports';
import { coachingRoutes } from '../coaching/routes';
import { createInvitationSecrets } from '../coaching/secrets';
import { teamRoutes } from '../coaching/team-routes';
import { tellOfRecords } from '../coaching/told';
import type { PageOf } from '../coaching/transfer';
import { followAccounts, followHealthConsent, followLinks } from '../coaching/transitions';
import type { WithNotices } from '../device/notices';
import { notificationRoutes } from '../device/routes';
import { stopMailRoutes } from '../device/stop-page';
import { followTransitions } from '../device/transitions';
import { sharedPhotoRoutes } from '../health/shown-photo-routes';
import { followLinksOfPhotos } from '../health/shown-photos';
import { errorHandler, notFound } from '../http/errors';
import { apiHeaders, jsonOnly, limitedBody, ownCors, refuseForeignOrigin } from '../http/guards';
import { healthRoutes } from '../http/health';
import { measured } from '../http/measured';
import { noNulInAddress, noNulInBody } from '../http/no-nul';
import { type Allowances, pacedByAddress } from '../http/pace';
import { createLive } from '../live/routes';
import { createBus } from '../live/shared-bus';
import { countExchanges, watchSockets } from '../metrics/records';
import { ownLinkRoutes, type SharedBy } from '../programs/own-routes';
import { publicProgramRoutes } from '../programs/public-routes';
import type { WrittenRecord } from '../sync/push/push';
import { syncRoutes } from '../sync/routes';
import { payingOf } from './paying';

/** The whole API under /api. Features are mounted and subscribed to each other's events here. */
export function createApp(deps: WithNotices, allowances?: Allowances): Hono {
  const app = new Hono();
  app.onError(errorHandler(deps.log));
  app.notFound(notFound);

  app.use(requestId({ limitLength: 64 }));
  app.use(measured(deps));
  app.use(noNulInAddress);
  const paced = pacedByAddress(deps, allowances);
  app.use('/api/notifications/stop-mail/*', paced);
  app.use('/api/public/:handle/photo', paced);
  // Mail programs post here: without our origin, and not as JSON.
  app.route('/api/notifications/stop-mail', stopMailRoutes(deps));
  app.route('/api/public', publicPhotoRoutes(deps));
  app.use(apiHeaders);
  app.use(ownCors(deps.env));
  app.use(paced);
  app.use(refuseForeignOrigin(deps.env));
  app.use(limitedBody);
  app.use(jsonOnly);
  app.use(noNulInBody);

  app.route('/api', healthRoutes(deps));
  // The controller of the data, for the legal pages, and the analytics provider.
  app.get('/api/operator', (c) => {
    const { name = null, document = null, contact = null } = deps.env.operator;
    return c.json({ name, document, contact, analytics: deps.env.analytics });
  });
  // Origins other than ours to which an auth answer may send the browser.
  app.get('/api/redirect-origins', (c) => c.json({ origins: deps.env.redirectOrigins }));
  app.route('/api/auth', deleteUserRoute(deps));
  app.route('/api/auth', authRoutes(deps));
  app.route('/api/account', ownAccountRoutes(deps));
  app.route('/api/account', ownPhotoRoutes(deps));
  app.route('/api/people', photoRoutes(deps));
  app.route('/api/account', accountRoutes(deps));
  app.route('/api/account/nameless', namelessRoutes(deps));

  app.route('/api/privacy', privacyRoutes(deps));
  deps.events.on('account.erased', (trx, { userId }) => forgetReader(trx, userId));

  app.route('/api/notifications', notificationRoutes(deps));
  followTransitions(deps);

  const coaching = { ...deps, secret: authSecret(deps.env.authSecret, deps.env.dataDir) };
  app.route('/api/coaching', coachingRoutes(coaching));
  app.route('/api/coaching', teamRoutes({ ...deps, pageOf: createPageOf(deps) }));
  app.route('/api/coaching', panelRoutes(deps));
  const chargeLinks = chargeTokens(coaching.secret);
  const chargerOf = (token: string) => chargerOfLink({ ...deps, tokens: chargeLinks }, token);
  app.route('/api/links', linkRoutes({ ...coaching, cardOf, chargerOf }));
  followAccounts(deps);
  followHealthConsent(deps);
  followLinks(deps);
  followLinksOfPhotos(deps);
  keepJournal(deps);
  app.route('/api/coaching', agendaRoutes(deps));
  app.route('/api/coaching', sharedPhotoRoutes(deps));
  app.route('/api/calendar', calendarRoutes(deps));
  followCoaching(deps);
  tellOfRecords(deps);

  // Fixed words come before ids, which would match them.
  app.route('/api/charges', chargeSettingsRoutes(deps));
  app.route('/api/charges/subscriptions', subscriptionRoutes(deps));
  const paying = payingOf(deps);
  const charging = { ...coaching, stripe: paying && stripeSide(paying) };
  app.route('/api/charges', lateChargeRoutes(charging));
  app.route('/api/charges', chargeRoutes(charging));
  app.route('/api/charges', chargePaymentRoutes(charging));
  app.route('/api/charges', chargeLinkRoutes(charging));
  app.route('/api/checkout', checkoutRoutes(charging));
  app.route('/api/payments', paymentRoutes(deps, paying));
  followErasure(deps);
  if (paying) {
    app.route('/api/webhooks/stripe', webhookRoutes(paying));
    followStops(paying, deps);
  }
  followLinksOfSubscriptions(deps);
  followRests(deps);
  followProfileKeys(deps);
  tellOfCharges(deps);
  followErasedCharges(deps);

  const secrets = createInvitationSecrets(coaching.secret);
  const invite: Invite = async (professional, label) => {
    const wish = { label, scopes: ['program', 'log'] as const, uses: 1, days: 7 };
    const form = { ...wish, scopes: [...wish.scopes] };
    const at = deps.now();
    const made = await inTransactionOf(deps.db, professional, (trx) =>
      makeInvitation(trx, secrets, professional, form, at, MOST_OPEN_BY_PAGE),
    );
    return made.token;
  };
  app.route('/api/coaching/profile', ownProfileRoutes(deps));
  app.route('/api/public', publicRoutes({ ...deps, invite }));
  deps.events.on('account.erased', (trx, { userId }) => forgetReporter(trx, userId));
  const sharedBy: SharedBy = async (person) => {
    const row = await visibleOf(deps.db, person);
    return row ? { name: row.name, handle: row.handle } : null;
  };
  app.route('/api/programs', ownLinkRoutes({ ...deps, sharedBy }));
  app.route(
    '/api/public/programs',
    publicProgramRoutes({
      ...deps,
      sharedBy,
      keepReport: ({ link, owner, reporter }, report) =>
        keepReport(deps.db, { professional: owner, link, reporter }, report, deps.now()),
    }),
  );
  app.route('/api/admin', adminRoutes(deps));
  deps.events.on('account.erased', (trx, { userId }) => forgetInActs(trx, userId));

  const bus = createBus(deps);
  const written: WrittenRecord = (trx, write) => deps.events.emit(trx, 'records.written', write);
  const exchanged = countExchanges(deps.metrics);
  app.route('/api/sync', syncRoutes({ ...deps, changed: bus.publish, written, exchanged }));
  const live = createLive({ ...deps, bus });
  app.route('/api/live', live.routes);
  watchSockets(deps.metrics, live.connections);
  return app;
}

const createPageOf =
  ({ now }: Pick<WithNotices, 'now'>): PageOf =>
  async (db, handle) => {
    const row = await visibleByHandle(db, handle, now());
    return row ? { person: row.user_id, handle: row.handle } : null;
  };
