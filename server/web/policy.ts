import { createHash } from 'node:crypto';

export type PolicySettings = {
  webUrl: string;
  apiUrl: string;
  analytics: { host: string } | null;
  /** Null without Stripe: its hosts then stay outside. */
  stripe: object | null;
};

/** Sources of Stripe's form: script, frames with its fields and the bank's page, API. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  api: ['https://api.stripe.com'],
};
const NO_STRIPE: typeof STRIPE = { scripts: [], frames: [], api: [] };

/** Scripts that run; structured data does not run, so the policy does not list it. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc\s*=|ld\+json))[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** The Content-Security-Policy of a page: what it may load is what its own html names. */
export function contentPolicy(html: string, settings: PolicySettings): string {
  const origins = [...new Set([new URL(settings.webUrl).origin, new URL(settings.apiUrl).origin])];
  // 'self' does not cover sockets in every browser.
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const { scripts, frames, api } = settings.stripe ? STRIPE : NO_STRIPE;
  const counting = settings.analytics ? [new URL(settings.analytics.host).origin] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT), ...scripts].join(' '),
    ["style-src 'self'", ...hashesOf(html, INLINE_STYLE)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins, ...sockets, ...counting, ...api].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, inline = '']) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
  );
}

/** Where Stripe's form runs. */
const CHECKOUT = '/app/payments/checkout';

/**
 * Permissions of pages. Wallets and the bank's page in Stripe's frames request payments, only in
 * the checkout. A page from the worker has the shell's policy, which allows cards, boletos and Pix
 * as well.
 */
export function permissionsPolicy(
  path: string,
  { stripe }: Pick<PolicySettings, 'stripe'>,
): string {
  const payers = stripe && path === CHECKOUT ? '(self "https://js.stripe.com")' : '()';
  const own = 'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=()';
  return `${own}, payment=${payers}, usb=()`;
}

/** The headers of everything that the web port serves, besides its permissions. */
export function webHeaders(production: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Addresses of links and resets hold tokens.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(production ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
