import { createHash } from 'node:crypto';

export type PolicySettings = {
  webUrl: string;
  apiUrl: string;
  analytics: { host: string } | null;
  /** Null without Stripe; its hosts are then not allowed. */
  stripe: object | null;
};

/** Hosts of Stripe's form: scripts, frames with fields and the bank's page, API. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  api: ['https://api.stripe.com'],
};
const NO_STRIPE: typeof STRIPE = { scripts: [], frames: [], api: [] };

/** Scripts that run; structured data does not run, so the policy does not list it. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc\s*=|ld\+json))[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** The Content-Security-Policy of a page: it allows what the page's own HTML names. */
export function contentPolicy(html: string, settings: PolicySettings): string {
  const origins = [...new Set([new URL(settings.webUrl).origin, new URL(settings.apiUrl).origin])];
  // Not every browser counts sockets as 'self'.
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

/** The page with Stripe's form. */
const CHECKOUT = '/app/payments/checkout';

/**
 * The Permissions-Policy of pages. Payment requests by wallets and the bank's page in Stripe's
 * frames are allowed only in the checkout. A page from the worker has the shell's policy, with
 * which cards, boletos and Pix work too.
 */
export function permissionsPolicy(
  path: string,
  { stripe }: Pick<PolicySettings, 'stripe'>,
): string {
  const payers = stripe && path === CHECKOUT ? '(self "https://js.stripe.com")' : '()';
  const own = 'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=()';
  return `${own}, payment=${payers}, usb=()`;
}

/** The headers of all answers on the web port, besides the Permissions-Policy. */
export function webHeaders(production: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Addresses of links and password resets contain tokens.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(production ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
