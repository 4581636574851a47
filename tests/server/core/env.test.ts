import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../../../server/core/env';

const PRODUCTION = {
  NODE_ENV: 'production',
  WEB_URL: 'https://anilha.example',
  AUTH_SECRET: 'Xk2#vQ9mZp7Lw4Rt8Ny3Bc6Hd1Jf5Gs0',
  OPERATOR_NAME: 'Anilha',
  OPERATOR_DOCUMENT: '00.000.000/0001-00',
  OPERATOR_CONTACT: 'privacidade@anilha.example',
};

function accepted(source: Record<string, string>) {
  const reading = readEnv(source);
  if (!reading.ok) throw new Error(reading.message);
  return reading.env;
}

describe('the start-up configuration', () => {
  test('has a default for everything in development', () => {
    expect(accepted({})).toMatchObject({
      mode: 'development',
      host: 'localhost',
      webPort: 3001,
      apiPort: 3005,
      apiUrl: 'http://localhost:3005',
      webUrl: 'http://localhost:3001',
      stripePublicKey: 'pk_test_anilha',
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(accepted({ WEB_PORT: '', NODE_ENV: '', DATABASE_URL: '' })).toEqual(accepted({}));
  });

  test('takes what is given', () => {
    expect(
      accepted({
        WEB_PORT: '8080',
        API_URL: 'https://api.example/',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        REDIRECT_ORIGINS: 'https://pagamentos.example, https://entrada.example:8443',
      }),
    ).toMatchObject({
      webPort: 8080,
      webUrl: 'http://localhost:8080',
      apiUrl: 'https://api.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      redirectOrigins: ['https://pagamentos.example', 'https://entrada.example:8443'],
    });
  });

  test.each([
    ['NODE_ENV', 'test'],
    ['NODE_ENV', 'Production'],
    ['WEB_PORT', 'abc'],
    ['WEB_PORT', '-1'],
    ['WEB_PORT', '65536'],
    ['WEB_PORT', '30.5'],
    ['API_PORT', '0x10'],
    ['API_URL', 'localhost:3005'],
    ['API_URL', 'ftp://localhost'],
    ['API_URL', '/api'],
    ['WEB_URL', 'javascript:alert(1)'],
    ['STRIPE_PUBLIC_KEY', 'sk_live_123'],
    ['STRIPE_PUBLIC_KEY', 'pk_test'],
    ['STRIPE_SECRET_KEY', 'pk_test_123'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_123'],
    ['STRIPE_FEE', '-1'],
    ['STRIPE_FEE', '5001'],
    ['STRIPE_PIX', 'sim'],
    ['STRIPE_API_URL', 'localhost:12111'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'localhost:25'],
    ['MAIL_FROM', 'ninguém'],
    ['AUTH_SECRET', 'curto'],
    ['PASSWORD_COST', '99'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['REDIRECT_ORIGINS', 'http://pagamentos.example'],
    ['REDIRECT_ORIGINS', 'https://pagamentos.example/caminho'],
    ['REDIRECT_ORIGINS', 'https://*.example'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYTICS_KEY', 'phx_segredo'],
    ['ANALYTICS_HOST', 'eu.i.posthog.com'],
  ])('%s=%s stops the start with one line that names it', (variable, value) => {
    const reading = readEnv({ [variable]: value });
    expect(reading.ok).toBe(false);
    const message = reading.ok ? '' : reading.message;
    expect(message).toMatch(new RegExp(`^Configuração inválida: ${variable} deve .+\\.$`));
    expect(message).not.toContain('\n');
  });

  test('nothing of Stripe is there without its secret key', () => {
    expect(accepted({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toBeNull();
  });

  const STRIPE = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  test('with Stripe: no fee and no Pix unless they are asked for', () => {
    expect(accepted(STRIPE).stripe).toEqual({
      secretKey: 'rk_test_1',
      webhookSecrets: ['whsec_1'],
      fee: 0,
      pix: false,
      apiUrl: undefined,
    });
    const more = { STRIPE_FEE: '250', STRIPE_PIX: 'on', STRIPE_API_URL: 'http://127.0.0.1:9/' };
    expect(accepted({ ...STRIPE, ...more }).stripe).toMatchObject({
      fee: 250,
      pix: true,
      apiUrl: 'http://127.0.0.1:9',
    });
  });

  test.each([
    ['STRIPE_WEBHOOK_SECRET é obrigatória com', { STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_PUBLIC_KEY deve ser do mesmo', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_PUBLIC_KEY deve ser do mesmo', PRODUCTION],
    [
      'STRIPE_API_URL deve ficar vazia',
      { ...PRODUCTION, STRIPE_PUBLIC_KEY: 'pk_test_1', STRIPE_API_URL: 'https://x.example' },
    ],
  ])('with Stripe is refused: %s', (words, settings) => {
    const reading = readEnv({ ...STRIPE, ...settings });
    expect(reading.ok ? '' : reading.message).toContain(`inválida: ${words}`);
    expect(JSON.stringify(reading)).not.toMatch(/_(test|live)_1|whsec_1/);
  });

  test('a secret never stands in the line', () => {
    const reading = readEnv({ AUTH_SECRET: 'segredo-curto' });
    expect(JSON.stringify(reading)).not.toContain('segredo-curto');
  });
});

describe('a production start', () => {
  test('needs one origin alone and listens everywhere', () => {
    expect(accepted(PRODUCTION)).toMatchObject({
      mode: 'production',
      host: undefined,
      apiUrl: 'https://anilha.example',
    });
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))(
    'is refused without %s',
    (variable) => {
      const reading = readEnv({ ...PRODUCTION, [variable]: '' });
      expect(reading).toEqual({
        ok: false,
        message: `Configuração inválida: ${variable} é obrigatória em produção.`,
      });
    },
  );

  test.each([
    ['WEB_URL', 'http://anilha.example'],
    ['PASSWORD_COST', '12'],
    ['AUTH_SECRET', 'x'.repeat(40)],
  ])('is refused with %s=%s', (variable, value) => {
    const reading = readEnv({ ...PRODUCTION, [variable]: value });
    expect(reading.ok ? '' : reading.message).toContain(`inválida: ${variable} deve`);
  });
});

describe('.env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const settings = Object.fromEntries(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

  test('lists every variable that the server reads', () => {
    const source = readFileSync(join(import.meta.dirname, '../../../server/core/env.ts'), 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(15);
    expect(Object.keys(settings).sort()).toEqual([...read].sort());
  });

  test('as it stands gives the defaults', () => {
    expect(accepted(settings)).toEqual(accepted({}));
  });
});
