import type { Hono } from 'hono';

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; null if there is none or it is not JSON. */
  body: unknown;
  /** Every Set-Cookie line. */
  setCookies: string[];
};

/** A browser that keeps cookies, sends Origin, and has one address. */
export type Visitor = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  delete: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** The Cookie header that it would send now. */
  cookies: () => string;
};

export function createVisitor(app: Hono, address: string): Visitor {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const cut = pair.indexOf('=');
    const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (gone) jar.delete(pair.slice(0, cut));
    else jar.set(pair.slice(0, cut), pair.slice(cut + 1));
  }

  async function send(path: string, init: RequestInit, extra: Record<string, string> = {}) {
    const headers = new Headers({ origin: 'http://localhost:3001', ...extra });
    if (jar.size > 0 && !headers.has('cookie')) headers.set('cookie', cookies());
    if (init.body) headers.set('content-type', headers.get('content-type') ?? 'application/json');
    const bindings = { incoming: { socket: { remoteAddress: address } } };
    const url = `http://localhost:3005${path}`;
    const response = await app.request(url, { ...init, headers }, bindings);
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) keep(line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json(text),
      setCookies,
    };
  }

  return {
    get: (path, headers) => send(path, { method: 'GET' }, headers),
    post: (path, body = {}, headers) => send(path, { method: 'POST', body: bodyOf(body) }, headers),
    put: (path, body = {}, headers) => send(path, { method: 'PUT', body: bodyOf(body) }, headers),
    delete: (path, headers) => send(path, { method: 'DELETE' }, headers),
    cookies,
  };
}

function bodyOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
