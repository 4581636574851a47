import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { createServer, type ViteDevServer } from 'vite';
import type { createApi } from './app/api';
import { listen, StartError } from './app/listen';
import { openDatabase } from './app/start';
import { loadEnvFile, readEnv } from './core/env';
import { createLog } from './core/log';

const root = join(import.meta.dirname, '..');
/** Source files of the API; a change restarts it. */
const API_SOURCE = /^(server|src\/(domain|words|catalog|protocol))\//;

const apiModule = v.object({
  createApi: v.custom<typeof createApi>((value) => typeof value === 'function'),
});
const bindingsSchema = v.object({
  incoming: v.custom<IncomingMessage>((value) => typeof value === 'object'),
  outgoing: v.custom<ServerResponse>((value) => typeof value === 'object'),
});

/** Passes a request to Vite, which writes the answer itself. */
function toVite(vite: ViteDevServer, bindings: unknown): Response {
  const { incoming, outgoing } = v.parse(bindingsSchema, bindings);
  vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
  return RESPONSE_ALREADY_SENT;
}

/** The app with hot reload and the API, which restarts when its files change, in one process. */
async function dev(): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const { env } = reading;
  const log = createLog(env.logLevel);
  const connection = await openDatabase(env, log);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'spa' });

  let closing = new AbortController();
  let loading: Promise<Hono> | undefined;

  async function load(): Promise<Hono> {
    closing.abort();
    closing = new AbortController();
    const loaded = v.parse(apiModule, await vite.ssrLoadModule('/server/app/api.ts'));
    return loaded.createApi({ env, connection, log, closing: closing.signal }).app;
  }

  async function api(request: Request, bindings: unknown): Promise<Response> {
    loading ??= load();
    try {
      return (await loading).fetch(request, Object(bindings));
    } catch (error) {
      loading = undefined;
      console.error(error);
      return Response.json({ code: 'broken', message: 'A API não carregou.' }, { status: 500 });
    }
  }

  vite.watcher.on('change', (file) => {
    if (API_SOURCE.test(file.slice(root.length + 1).replaceAll('\\', '/'))) loading = undefined;
  });

  const web = (request: Request, bindings: unknown) =>
    new URL(request.url).pathname.startsWith('/api/')
      ? api(request, bindings)
      : toVite(vite, bindings);
  const { host } = env;
  const app = await listen({ fetch: web, host, port: env.webPort, variable: 'WEB_PORT' });
  const backend = await listen({ fetch: api, host, port: env.apiPort, variable: 'API_PORT' });
  console.log(`App em http://${host ?? 'localhost'}:${app.port}`);
  console.log(`API em http://${host ?? 'localhost'}:${backend.port}`);

  const stop = async () => {
    closing.abort();
    await Promise.race([Promise.all([vite.close(), app.stop(), backend.stop()]), soon()]);
    await connection.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000));
}

dev().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
