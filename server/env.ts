import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';

const MODE_HINT = 'deve ser development ou production';
const PORT_HINT = 'deve ser um número de porta entre 0 e 65535';
const URL_HINT = 'deve ser um endereço completo, como http://localhost:3005';
const MISSING_HINT = 'é obrigatória em produção';

const TEST_STRIPE_KEY = 'pk_test_anilha';
const SECRET_LENGTH = 32;

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

const port = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.regex(/^\d{1,5}$/, PORT_HINT),
    v.transform(Number),
    v.maxValue(65_535, PORT_HINT),
  );

/** An http or https address, without a trailing slash. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.check((url) => isAddress(url, ['http:', 'https:']), URL_HINT),
  v.transform((url) => url.replace(/\/+$/, '')),
);

const addressOf = (schemes: string[], example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((url) => isAddress(url, schemes), `deve ser um endereço como ${example}`),
    ),
  );

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
  DATA_DIR: v.pipe(text('data'), v.minLength(1, 'deve ser uma pasta')),
  DATABASE_URL: addressOf(['postgres:', 'postgresql:'], 'postgres://usuario:senha@servidor/banco'),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'smtp://usuario:senha@servidor:587'),
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
  TRUSTED_PROXIES: v.pipe(
    text(''),
    v.transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
    v.check(
      (list) => list.every((entry) => isNetwork(entry)),
      'deve ser uma lista de endereços IP ou redes, como 10.0.0.0/8, separados por vírgula',
    ),
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
 * Reads the start-up configuration. A bad value gives one Portuguese line that names its
 * variable; an empty variable counts as absent.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvReading {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refusal(String(issue.path?.[0].key), issue.message);
  }
  const missing = missingInProduction(parsed.output);
  if (missing) return refusal(...missing);
  return { ok: true, env: envFrom(parsed.output) };
}

/** Takes what a `.env` file in the working folder says; what is already set wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

function envFrom(settings: Settings) {
  const production = settings.NODE_ENV === 'production';
  const webUrl = settings.WEB_URL ?? `http://localhost:${settings.WEB_PORT}`;
  // In production the web port answers /api as well, so one public address is enough.
  const apiUrl =
    settings.API_URL ?? (production ? webUrl : `http://localhost:${settings.API_PORT}`);
  return {
    mode: settings.NODE_ENV,
    /** Undefined listens on every interface. */
    host: settings.HOST ?? (production ? undefined : 'localhost'),
    webPort: settings.WEB_PORT,
    apiPort: settings.API_PORT,
    apiUrl,
    webUrl,
    stripePublicKey: settings.STRIPE_PUBLIC_KEY,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    authSecret: settings.AUTH_SECRET,
    /** Passwords are hashed with 2^passwordCost rounds. */
    passwordCost: settings.PASSWORD_COST,
    operator: {
      name: settings.OPERATOR_NAME,
      document: settings.OPERATOR_DOCUMENT,
      contact: settings.OPERATOR_CONTACT,
    },
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
  };
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
  if (settings.PASSWORD_COST < 17) return ['PASSWORD_COST', 'deve ser pelo menos 17 em produção'];
  if (new Set(settings.AUTH_SECRET).size < 8) {
    return ['AUTH_SECRET', 'deve ser um segredo sorteado, como o de openssl rand -base64 48'];
  }
  return undefined;
}

function refusal(variable: string, hint: string): EnvReading {
  return { ok: false, message: `Configuração inválida: ${variable} ${hint}.` };
}

function isAddress(url: string, schemes: string[]): boolean {
  return URL.canParse(url) && schemes.includes(new URL(url).protocol) && url.includes('://');
}

function isNetwork(entry: string): boolean {
  const [base = '', bits] = entry.split('/');
  const family = isIP(base);
  if (family === 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(base, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
