import { describe, expect, test } from 'vitest';
import { CONSENT_VERSIONS, consentOf, isGiven } from '#domain/account/consent';
import { consentLog } from '#domain/account/consent-log';
import { consentCommands } from '../../../src/data/commands/consents';
import { isBrought, plainStep } from '../../../src/data/commands/files/import-steps';
import { bodyCommands } from '../../../src/data/commands/health/body';
import { readPlainRecords } from '../../../src/data/files/export-records';
import { isConsent, isPreferences } from '../../../src/data/store/shapes';
import { NOW, outbox } from '../../replica/browser';
import { here } from '../../replica/opened';
import { account, withAccount } from '../opened';

withAccount();

const commands = () => consentCommands(() => account);
const body = () => bodyCommands(() => account);
const choices = async () => {
  const row = await here.replica.record('preferences', 'self');
  return row && isPreferences(row) ? row.shape : null;
};
const log = async () => {
  const rows = await here.replica.all('consent');
  const records = rows.filter(isConsent).map(({ shape }) => shape);
  return consentLog(await choices(), records).map(({ purpose, act, at }) => [purpose, act, at]);
};

describe('L1: a consent per purpose', () => {
  test('L1b: is not given before it was, and giving one gives no other', async () => {
    expect(isGiven(consentOf(await choices(), 'analytics'), 'analytics')).toBe(false);
    await commands().give('analytics');
    expect(consentOf(await choices(), 'analytics')).toEqual({
      consent: { version: CONSENT_VERSIONS.analytics, at: NOW },
      withdrawnAt: null,
    });
    expect(isGiven(consentOf(await choices(), 'mail'), 'mail')).toBe(false);
    expect(isGiven(consentOf(await choices(), 'health'), 'health')).toBe(false);
  });

  test('L1c: every act stands in the log, the newest first, with its text', async () => {
    await commands().give('mail');
    here.clock.now += 1000;
    await commands().withdraw('mail');
    here.clock.now += 1000;
    await commands().give('mail');
    expect(await log()).toEqual([
      ['mail', 'given', NOW + 2000],
      ['mail', 'withdrawn', NOW + 1000],
      ['mail', 'given', NOW],
    ]);
    const rows = (await here.replica.all('consent')).filter(isConsent);
    expect(rows.map(({ shape }) => shape.version)).toEqual(rows.map(() => CONSENT_VERSIONS.mail));
  });

  test('that about health data is written down too, its withdrawal and the undoing of it', async () => {
    await body().agree();
    here.clock.now += 1000;
    const before = await body().withdraw();
    here.clock.now += 1000;
    await body().undoWithdrawal(before);
    expect(await log()).toEqual([
      ['health', 'restored', NOW + 2000],
      ['health', 'withdrawn', NOW + 1000],
      ['health', 'given', NOW],
    ]);
  });

  test('a choice from before there was a log stands in it by itself', async () => {
    const version = '2026-11-22';
    const write = () => ({ health: { version, at: 5 } });
    await here.replica.commit([{ kind: 'preferences', id: 'self', write }]);
    expect(await log()).toEqual([['health', 'given', 5]]);
  });

  test('L1d: a file tells nothing of what was agreed to', async () => {
    await commands().give('analytics');
    const own = await readPlainRecords(here.replica);
    const [entry] = own.filter(({ kind }) => kind === 'consent');
    const settings = own.find(({ kind }) => kind === 'preferences');
    if (!entry || !settings) throw new Error('The export lacks the consent');
    const batch = { id: 'b', at: NOW, from: 'anilha' } as const;
    expect(isBrought(entry)).toBe(false);
    // A message belongs to a link, which no file creates.
    expect(isBrought({ ...entry, kind: 'message' })).toBe(false);
    expect(plainStep(entry, '', batch)).toBeNull();
    const [write] = plainStep(settings, '', batch)?.writes ?? [];
    const author = { device: 'new', now: NOW };
    expect(write?.({}, author, { consent: null, withdrawnAt: null })).toEqual({});
    expect(await outbox()).toHaveLength(2);
  });
});
