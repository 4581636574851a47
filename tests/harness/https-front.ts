import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPENSSL } from './engines/programs';
import { freePort } from './free-port';

const run = promisify(execFile);

/** An address with HTTPS before a web port, under a certificate that nobody trusts. */
export interface HttpsFront {
  readonly url: string;
  /** Answers with this header instead of the server's; null for the server's own. */
  setCaching(value: string | null): void;
  stop(): Promise<void>;
}

async function selfSigned(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'anilha-https-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const made = ['-nodes', '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'];
    await run(OPENSSL, ['req', '-x509', '-newkey', 'rsa:2048', ...made]);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param serve starts the server behind it, and returns its port on this machine */
export async function startHttpsFront(
  serve: (url: string) => Promise<{ port: number }>,
): Promise<HttpsFront> {
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const behind = (await serve(url)).port;
  let caching: string | null = null;
  const front = createServer(await selfSigned(), (asked, answer) => {
    const { method, headers, url: path } = asked;
    const on = request({ host: 'localhost', port: behind, method, headers, path }, (came) => {
      const changed = caching === null ? {} : { 'cache-control': caching };
      answer.writeHead(came.statusCode ?? 502, { ...came.headers, ...changed });
      came.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  await new Promise<void>((resolve) => front.listen(port, 'localhost', resolve));
  return {
    url,
    setCaching(value) {
      caching = value;
    },
    async stop() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
