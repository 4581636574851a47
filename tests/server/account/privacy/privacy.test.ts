import * as v from 'valibot';
import { expect, test } from 'vitest';
import { giveConsent, withdrawConsent } from '#domain/account/consent';
import { GUARDIAN_VERSION } from '#domain/account/guardian';
import { KEPT_DAYS } from '#domain/account/retention';
import { privacySchema } from '#protocol/account/privacy';
import { agreesTo } from '../../../../server/access/consent';
import { forgetReader, recordAccess } from '../../../../server/access/screening-access';
import { keepNoLonger } from '../../../../server/app/retention';
import { inTransaction } from '../../../../server/db/transaction';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { signUpForm } from '../../../harness/server';
import type { Visitor } from '../../../harness/visitor';
import { server, withServer } from '../../opened';
import { sendRecords } from '../../sending';

const guardian = {
  name: 'Rosa Lima',
  relation: 'mother',
  contact: 'rosa@example.com',
  version: GUARDIAN_VERSION,
};
/**
 * A person who is sixteen on the tests' day, and eighteen after one year, eleven months and some
 * days.
 */
const TEEN = '2010-10-31';

onEveryDatabase('privacy', (database) => {
  withServer(database);

  const told = async (browser: Visitor) =>
    v.parse(privacySchema, (await browser.get('/api/privacy')).body);

  /** Signs up a person of sixteen with their mother's consent. */
  async function teen() {
    const form = { ...signUpForm({ birthDate: TEEN }), guardianAgreed: true, guardian };
    const browser = server.visitor();
    await browser.post('/api/auth/sign-up/email', form);
    const otp = await server.codeFor(form.email);
    await browser.post('/api/auth/email-otp/verify-email', { email: form.email, otp });
    return browser;
  }

  const open = (person: string, name: string, at: number) =>
    inTransaction(server.connection.db, (trx) =>
      recordAccess(trx, { person, reader: { id: name, name }, at }),
    );

  test('a visitor is told nothing and writes nothing', async () => {
    const stranger = server.visitor();
    expect((await stranger.get('/api/privacy')).status).toBe(401);
    expect((await stranger.post('/api/privacy/guardian', guardian)).status).toBe(401);
  });

  test('an adult is asked for nobody, and nobody can be named for them', async () => {
    const ana = await server.signedIn();
    expect(await told(ana)).toEqual({
      guardianDue: false,
      guardian: null,
      accesses: [],
      coaches: [],
    });
    const answer = await ana.post('/api/privacy/guardian', guardian);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'not_minor' }]);
    expect((await told(ana)).guardian).toBeNull();
  });

  test('who is under age reads the authorisation of the sign-up, with its text and its hour', async () => {
    const bia = await teen();
    const at = server.clock.now();
    expect(await told(bia)).toMatchObject({ guardianDue: false, guardian: { ...guardian, at } });
  });

  test('one that is missing is asked for, given once and read again', async () => {
    const bia = await teen();
    await server.connection.db.deleteFrom('guardian_consent').execute();
    expect(await told(bia)).toMatchObject({ guardianDue: true, guardian: null });
    for (const wrong of [
      { ...guardian, name: 'R' },
      { ...guardian, relation: 'friend' },
      { ...guardian, contact: '1234' },
      { ...guardian, version: '2099-01-01' },
    ]) {
      expect((await bia.post('/api/privacy/guardian', wrong)).status).toBe(400);
    }
    const father = { ...guardian, name: 'José Lima', relation: 'father', contact: '11 91234-5678' };
    expect((await bia.post('/api/privacy/guardian', father)).status).toBe(200);
    expect(await told(bia)).toMatchObject({ guardianDue: false, guardian: father });
  });

  test('on the eighteenth birthday nothing is asked, and what was authorised stays to be read', async () => {
    const bia = await teen();
    server.clock.advance(3 * 365 * DAY);
    await bia.post('/api/auth/sign-in/email', signUpForm());
    expect(await told(bia)).toMatchObject({ guardianDue: false, guardian });
    await server.connection.db.deleteFrom('guardian_consent').execute();
    expect(await told(bia)).toMatchObject({ guardianDue: false, guardian: null });
  });

  test('who opened the screening is told to the person alone, the newest first', async () => {
    const ana = await server.signedIn();
    const bruno = await server.signedIn({ email: 'bruno@example.com' });
    await open(ana.user.id, 'Carla', 1000);
    await open(ana.user.id, 'Davi', 2000);
    await open(ana.user.id, ana.user.id, 3000);
    expect((await told(ana)).accesses).toEqual([
      { reader: 'Davi', at: 2000 },
      { reader: 'Carla', at: 1000 },
    ]);
    expect((await told(bruno)).accesses).toEqual([]);
  });

  test('a reader whose account is erased loses the name; five years later the line goes', async () => {
    const ana = await server.signedIn();
    const at = server.clock.now();
    await open(ana.user.id, 'Carla', at);
    await inTransaction(server.connection.db, (trx) => forgetReader(trx, 'Carla'));
    expect((await told(ana)).accesses).toEqual([{ reader: null, at }]);
    server.clock.advance((KEPT_DAYS.screeningAccesses + 1) * DAY);
    await keepNoLonger(server.deps);
    const left = await server.connection.db.selectFrom('screening_access').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('the server knows a choice as soon as a device told it: not given, given, taken back', async () => {
    const ana = await server.signedIn();
    const at = server.clock.now();
    const agrees = () => agreesTo(server.connection.db, ana.user.id, 'mail');
    const choose = (ms: number, values: ReturnType<typeof giveConsent>) =>
      sendRecords(ana, ana.user.id, ms, [{ kind: 'preferences', id: 'self', values }]);
    expect(await agrees()).toBe(false);
    await choose(at, giveConsent('mail', at));
    expect(await agrees()).toBe(true);
    expect(await agreesTo(server.connection.db, ana.user.id, 'analytics')).toBe(false);
    await choose(at + 1, withdrawConsent('mail', at + 1));
    expect(await agrees()).toBe(false);
  });
});
