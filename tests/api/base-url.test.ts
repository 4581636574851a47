import { describe, expect, test } from 'vitest';
import { createAuthService } from '../../src/api/account/auth-service';
import { validBaseUrl } from '../../src/api/base-url';
import { createClient } from '../../src/api/client';

const INVALID = [
  '',
  ' ',
  '/api',
  'api',
  'localhost:3005',
  '//host',
  'http:host',
  'http://',
  'https://?',
  'http:\\host',
  'ftp://host',
  'javascript:alert(1)',
  'http://host:99999',
  'http://[::1',
  'http://ho st',
];

describe("'Invalid base URL' for whatever is no address", () => {
  test.each(INVALID)('%j', (url) => {
    const message = `Invalid base URL: ${url}. Please provide a valid base URL.`;
    expect(() => validBaseUrl(url)).toThrow(new Error(message));
    expect(() => createClient({ baseUrl: url })).toThrow(new Error(message));
    expect(() => createAuthService(url)).toThrow(new Error(message));
  });

  test.each([
    ['http://localhost:3005', 'http://localhost:3005'],
    ['https://api.example/', 'https://api.example'],
    ['https://example/base/', 'https://example/base'],
    ['HTTPS://Example', 'https://example'],
  ])('%s is one', (url, clean) => {
    expect(validBaseUrl(url)).toBe(clean);
  });
});
