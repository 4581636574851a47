import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import type { Browser } from 'playwright';
import { crc32, directory, localHeader } from '../../../src/interchange/zip';
import { createPerson, goTo, openDevice, openTab, signIn } from '../../e2e/person-steps';
import { openChromium } from '../../harness/browser';
import { startServer } from '../../harness/built-server';
import { atMost, type Report } from '../report';

const MB = 1024 * 1024;
const FILE_MB = 400;
/** Most added memory of the page with its worker. */
const MOST_MB = 150;
const SAMPLED_MS = 100;

const record = (type: string, unit: string, day: string, value: number) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Relógio" unit="${unit}" creationDate="${day} 08:00:05 -0300" startDate="${day} 08:00:00 -0300" endDate="${day} 08:05:00 -0300" value="${value}"/>\n`;

/** The bytes of an export of Apple's Health app: steps, and a body mass in each megabyte. */
function* exportParts(): Generator<Buffer> {
  yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="pt_BR">\n');
  const step = record('StepCount', 'count', '2026-03-02', 120);
  const steps = Buffer.from(step.repeat(Math.ceil(MB / step.length)));
  for (let part = 0; part < FILE_MB; part += 1) {
    const day = new Date(Date.UTC(2024, 0, 1 + part)).toISOString().slice(0, 10);
    yield Buffer.from(record('BodyMass', 'kg', day, 80 + (part % 50) / 10));
    yield steps;
  }
  yield Buffer.from('</HealthData>\n');
}

/** How an entry of the archive is stored; the app deflates it. */
const METHODS = ['stored', 'deflated'] as const;
type Method = (typeof METHODS)[number];
const DEFLATED = 8;

/** Writes it in an archive, as the app does. */
async function writeArchive(path: string, method: Method): Promise<void> {
  let crc = 0;
  let size = 0;
  for (const part of exportParts()) {
    crc = crc32(part, crc);
    size += part.length;
  }
  const isDeflated = method === 'deflated';
  const bytes = Readable.from(exportParts());
  // Equal records deflate to a few megabytes.
  const packed = isDeflated ? await buffer(bytes.pipe(createDeflateRaw())) : null;
  const length = packed?.length ?? size;
  const entry = { name: 'apple_health_export/export.xml', crc, size: length, day: '2026-03-02' };
  const [local, central] = [Buffer.from(localHeader(entry)), Buffer.from(directory([entry]))];
  if (isDeflated) {
    local.writeUInt16LE(DEFLATED, 8);
    local.writeUInt32LE(size, 22);
    central.writeUInt16LE(DEFLATED, 10);
    central.writeUInt32LE(size, 24);
  }
  const content = packed ? [packed] : exportParts();
  const parts = (function* () {
    yield local;
    yield* content;
    yield central;
  })();
  await pipeline(Readable.from(parts), createWriteStream(path));
}

/** Memory of all renderers that no file backs, in MB, as Linux counts it. */
async function renderersMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const own = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(
    own.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Reads 400 MB of Apple Health's XML, and samples the memory of the page with its worker. */
export async function healthPart(_: number, report: Report): Promise<void> {
  for (const method of METHODS) await healthOf(method, report);
}

async function healthOf(method: Method, report: Report): Promise<void> {
  report.title(`Apple Health, ${FILE_MB} MB, ${method}`);
  if (process.platform !== 'linux') return report.line('added memory', ['not measured: no /proc']);
  const server = await startServer();
  const browser = await openChromium();
  const folder = await mkdtemp(join(tmpdir(), 'anilha-health-'));
  try {
    const file = join(folder, 'export.zip');
    await writeArchive(file, method);
    const email = `saude.${method}@exemplo.com.br`;
    await createPerson(server, 'Saúde', email);
    const device = await openDevice(browser, server);
    const page = await openTab(device);
    await signIn(page, email);
    await goTo(page, '/app/import?from=body');
    const before = await renderersMemory(browser);
    const began = performance.now();
    let most = before;
    let done = false;
    const sampling = (async () => {
      while (!done) {
        most = Math.max(most, await renderersMemory(browser));
        await new Promise((resolve) => setTimeout(resolve, SAMPLED_MS));
      }
    })();
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page
      .getByRole('button', { name: `Importar ${FILE_MB} registros do corpo` })
      .waitFor({ timeout: 300_000 });
    const took = performance.now() - began;
    done = true;
    await sampling;
    const added = most - before;
    report.line('added memory', [`${added.toFixed(0)} MB`], atMost(added, MOST_MB, 'MB'));
    report.line('time', [`${(took / 1000).toFixed(1)} s`]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
    await server.stop();
  }
}
