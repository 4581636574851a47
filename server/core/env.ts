import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  address,
  addressSetting,
  commaSeparated,
  isNetwork,
  isSecureOrigin,
  port,
  text,
} from './setting-values';

const MODE_HINT = 'deve ser development ou production';
const FEE_HINT = 'deve ser um número de 0 a 5000, em centésimos de 1 %';
const DRAIN_HINT = 'deve ser um número de segundos, de 0 a 300';
const MISSING_HINT = 'é obrigatória em produção';

const TEST_STRIPE_KEY = 'pk_test_anilha';
const SECRET_LENGTH = 32;

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production'], MODE_HINT), 'development'),
  HOST: v.optional(v.pipe(v.string(), v.trim())),
  WEB_PORT: port('3001'),
  API_PORT: port('3005'),
  API_URL: v.optional(address),
  WEB_URL: v.optional(address),
  STRIPE_PUBLIC_KEY: v.pipe(
    text(TEST_STRIPE_KEY),
    v.regex(/^pk_(test|live)_\w+$/, 'deve ser uma chave pública, que começa com pk_'),
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(sk|rk)_(test|live)_\w+$/, 'deve ser uma chave secreta, que começa com sk_ ou rk_'),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_\w+(,whsec_\w+)?$/, 'deve ter um ou dois segredos que começam com whsec_'),
    ),
  ),
  STRIPE_FEE: v.pipe(
    text('0'),
    v.regex(/^\d{1,4}$/, FEE_HINT),
    v.transform(Number),
    v.maxValue(5_000, FEE_HINT),
  ),
  STRIPE_PIX: v.optional(v.picklist(['on', 'off'], 'deve ser on ou off'), 'off'),
  STRIPE_API_URL: v.optional(address),
  DATA_DIR: v.pipe(text('data'), v.minLength(1, 'deve ser uma pasta')),
  DATABASE_URL: addressSetting(
    ['postgres:', 'postgresql:'],
    'postgres://usuario:senha@servidor/banco',
  ),
  DATABASE_DIRECT_URL: addressSetting(
    ['postgres:', 'postgresql:'],
    'postgres://usuario:senha@servidor/banco',
  ),
  SMTP_URL: addressSetting(['smtp:', 'smtps:'], 'smtp://usuario:senha@servidor:587'),
  MAIL_FROM: v.pipe(
    text('Anilha <nao-responda@localhost>'),
    v.regex(
      /^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'deve ter um e-mail de quem envia',
    ),
  ),
  AUTH_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(SECRET_LENGTH, `deve ter pelo menos ${SECRET_LENGTH} caracteres`),
    ),
  ),
  AUTH_SECRET_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.minLength(SECRET_LENGTH, `deve ter pelo menos ${SECRET_LENGTH} caracteres`),
    ),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'deve ter 32 bytes em base64url')),
  ),
  PASSWORD_COST: v.pipe(
    text('17'),
    v.regex(/^\d{1,2}$/, 'deve ser um número de 10 a 20'),
    v.transform(Number),
    v.minValue(10, 'deve ser um número de 10 a 20'),
    v.maxValue(20, 'deve ser um número de 10 a 20'),
  ),
  OPERATOR_NAME: v.optional(v.pipe(v.string(), v.trim())),
  OPERATOR_DOCUMENT: v.optional(v.pipe(v.string(), v.trim())),
  OPERATOR_CONTACT: v.optional(v.pipe(v.string(), v.trim())),
  ANALYTICS_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^phc_\w+$/, 'deve ser uma chave de projeto, phc_...')),
  ),
  ANALYTICS_HOST: v.optional(address, 'https://eu.i.posthog.com'),
  REDIRECT_ORIGINS: v.pipe(
    text(''),
    commaSeparated,
    v.check(
      (list) => list.every((entry) => isSecureOrigin(entry)),
      'deve ser uma lista de origens, como https://pagamentos.exemplo.com, separadas por vírgula',
    ),
  ),
  TRUSTED_PROXIES: v.pipe(
    text(''),
    commaSeparated,
    v.check(
      (list) => list.every((entry) => isNetwork(entry)),
      'deve ser uma lista de endereços IP ou redes, como 10.0.0.0/8, separados por vírgula',
    ),
  ),
  METRICS_PORT: v.optional(port('')),
  METRICS_HOST: v.pipe(text('localhost'), v.minLength(1, 'deve ser um endereço')),
  DRAIN_SECONDS: v.pipe(
    text('0'),
    v.regex(/^\d{1,3}$/, DRAIN_HINT),
    v.transform(Number),
    v.maxValue(300, DRAIN_HINT),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'deve ser silent, error, warn, info ou debug',
    ),
    'info',
  ),
});

type Settings = v.InferOutput<typeof environmentSchema>;

export type Env = ReturnType<typeof envFrom>;

export type EnvReading = { ok: true; env: Env } | { ok: false; message: string };

/**
 * Reads the settings at startup. A bad value gives one Portuguese line that names its variable; an
 * empty variable counts as absent.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvReading {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refusal(String(issue.path?.[0].key), issue.message);
  }
  const wrong = missingInProduction(parsed.output) ?? wrongWithStripe(parsed.output);
  if (wrong) return refusal(...wrong);
  return { ok: true, env: envFrom(parsed.output) };
}

/** Loads a `.env` file in the working folder; variables already set win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

function envFrom(settings: Settings) {
  const production = settings.NODE_ENV === 'production';
  const webUrl = settings.WEB_URL ?? `http://localhost:${settings.WEB_PORT}`;
  // In production the web port also answers /api, so one public address is enough.
  const apiUrl =
    settings.API_URL ?? (production ? webUrl : `http://localhost:${settings.API_PORT}`);
  return {
    mode: settings.NODE_ENV,
    /** Undefined listens on all interfaces. */
    host: settings.HOST ?? (production ? undefined : 'localhost'),
    webPort: settings.WEB_PORT,
    apiPort: settings.API_PORT,
    apiUrl,
    webUrl,
    stripePublicKey: settings.STRIPE_PUBLIC_KEY,
    stripe: stripeFrom(settings),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    /**
     * A direct address without the pooler of DATABASE_URL, because LISTEN does not work through
     * one.
     */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    authSecret: settings.AUTH_SECRET,
    /** The previous secret during a change of secrets. */
    authSecretPrevious:
      settings.AUTH_SECRET_PREVIOUS === settings.AUTH_SECRET
        ? undefined
        : settings.AUTH_SECRET_PREVIOUS,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    /** The cost of password hashes: 2^passwordCost rounds. */
    passwordCost: settings.PASSWORD_COST,
    operator: {
      name: settings.OPERATOR_NAME,
      document: settings.OPERATOR_DOCUMENT,
      contact: settings.OPERATOR_CONTACT,
    },
    /** The analytics provider, used only with a consent; null for none. */
    analytics:
      settings.ANALYTICS_KEY === undefined
        ? null
        : { key: settings.ANALYTICS_KEY, host: settings.ANALYTICS_HOST },
    /** Other origins to which an answer with url and redirect may send the browser. */
    redirectOrigins: settings.REDIRECT_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    /**
     * Where Prometheus reads the metrics; undefined for nowhere. The port is for the operator only.
     */
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    /** Time between the signal to stop and the stop, in which proxies can find another server. */
    drainMs: settings.DRAIN_SECONDS * 1000,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Null without a secret key: the server then has no Stripe features. */
function stripeFrom(settings: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = settings;
  if (secretKey === undefined || webhookSecrets === undefined) return null;
  return {
    secretKey,
    /** Secrets of the platform's own webhook, and of that for connected accounts. */
    webhookSecrets: webhookSecrets.split(','),
    /** The operator's fee for each payment, in basis points. */
    fee: settings.STRIPE_FEE,
    /** Pix on Stripe is only available to accounts that Stripe invited. */
    pix: settings.STRIPE_PIX === 'on',
    /** A substitute for Stripe in development and tests. */
    apiUrl: settings.STRIPE_API_URL,
  };
}

function wrongWithStripe(settings: Settings): [variable: string, hint: string] | undefined {
  const { NODE_ENV, STRIPE_SECRET_KEY: secret, STRIPE_PUBLIC_KEY: open } = settings;
  const production = NODE_ENV === 'production';
  if (production && settings.STRIPE_API_URL !== undefined) {
    return ['STRIPE_API_URL', 'deve ficar vazia em produção'];
  }
  if (secret === undefined) return undefined;
  if (settings.STRIPE_WEBHOOK_SECRET === undefined) {
    return ['STRIPE_WEBHOOK_SECRET', 'é obrigatória com STRIPE_SECRET_KEY'];
  }
  const modeOf = (key: string) => key.split('_')[1];
  if (modeOf(secret) !== modeOf(open) || (production && open === TEST_STRIPE_KEY)) {
    return [
      'STRIPE_PUBLIC_KEY',
      'deve ser do mesmo modo (test ou live) e da mesma conta que STRIPE_SECRET_KEY',
    ];
  }
  return undefined;
}

function missingInProduction(settings: Settings): [variable: string, hint: string] | undefined {
  if (settings.NODE_ENV !== 'production') return undefined;
  const needed = [
    'WEB_URL',
    'AUTH_SECRET',
    'OPERATOR_NAME',
    'OPERATOR_DOCUMENT',
    'OPERATOR_CONTACT',
  ] as const;
  const absent = needed.find((name) => settings[name] === undefined);
  if (absent) return [absent, MISSING_HINT];
  if (!settings.WEB_URL?.startsWith('https://')) {
    return ['WEB_URL', 'deve começar com https:// em produção'];
  }
  if (!settings.ANALYTICS_HOST.startsWith('https://')) {
    return ['ANALYTICS_HOST', 'deve começar com https:// em produção'];
  }
  if (settings.PASSWORD_COST < 17) return ['PASSWORD_COST', 'deve ser pelo menos 17 em produção'];
  if (new Set(settings.AUTH_SECRET).size < 8) {
    return ['AUTH_SECRET', 'deve ser um segredo sorteado, como o de openssl rand -base64 48'];
  }
  return undefined;
}

function refusal(variable: string, hint: string): EnvReading {
  return { ok: false, message: `Configuração inválida: ${variable} ${hint}.` };
}
