import { createHash } from 'node:crypto';

export type PolicySettings = { webUrl: string; apiUrl: string };

/** What runs: structured data does not, and the policy does not ask for it. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc\s*=|ld\+json))[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** The Content-Security-Policy of a page: what it may load is what its own html names. */
export function contentPolicy(html: string, settings: PolicySettings): string {
  const origins = [...new Set([new URL(settings.webUrl).origin, new URL(settings.apiUrl).origin])];
  // 'self' does not cover sockets in every browser.
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT)].join(' '),
    ["style-src 'self'", ...hashesOf(html, INLINE_STYLE)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins, ...sockets].join(' '),
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

/** The headers of everything that the web port serves. */
export function webHeaders(production: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Addresses of links and resets hold tokens.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=(), payment=(), usb=()',
    ...(production ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
