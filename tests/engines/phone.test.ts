import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../e2e/entry-steps';
import { type BuiltServer, builtDist, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import {
  ENGINES,
  type EngineName,
  type EnginePage,
  readPage,
} from '../harness/engines/engine-page';
import {
  fill,
  press,
  pressButton,
  see,
  seeText,
  type Target,
  until,
} from '../harness/engines/steps';
import { addBench, open, signOut, untilWorkerControls } from './journey-steps';

let folder: string;
let dist: string;
let server: BuiltServer;
beforeAll(async () => {
  // Inside of the project, so that the server finds its packages.
  folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/e2e-engines-'));
  dist = join(folder, 'dist');
  await cp(builtDist(), dist, { recursive: true });
  server = await startServer({ dist, dataDir: await mkdtemp(join(tmpdir(), 'anilha-engines-')) });
});
afterAll(async () => {
  await server?.stop();
  await rm(server.dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server that was stopped, at its address and over its data. */
async function startAgain(): Promise<void> {
  const { dataDir, ports } = server;
  server = await startServer({ dist, dataDir, ports });
}

const heading = (page: EnginePage, name: string | RegExp) => see(page, { role: 'heading', name });
const concluir = (set: number): Target => ({
  role: 'button',
  name: new RegExp(`^Concluir série ${set} de 3`),
});
const done = (set: number): Target => ({ role: 'button', name: `Reabrir série ${set}` });
const STEPS_OF_ONBOARDING = [
  /^Boas-vindas/,
  'Há quanto tempo você treina?',
  'Quantos dias por semana?',
  'Com o que você treina?',
  'Quilos ou libras?',
  'Como está a sua saúde?',
  'O que você permite?',
];

/** Opens a document that the server cannot give. */
async function openWithoutServer(page: EnginePage, path: string): Promise<void> {
  expect(await fetch(server.url).catch(() => 'no server')).toBe('no server');
  await page.goto(path);
}

/** The file that an export makes: the engines save it in different ways, or ask first. */
async function exported(page: EnginePage, button: RegExp): Promise<Buffer> {
  await page.run(() => {
    const original = URL.createObjectURL;
    URL.createObjectURL = (made: Blob) => {
      Reflect.set(window, 'exported', made);
      return original(made);
    };
  });
  await pressButton(page, button);
  const base64 = await until(page, 'exported file', async () => {
    const read = async () => {
      const made = Reflect.get(window, 'exported');
      if (!(made instanceof Blob)) return null;
      return btoa(String.fromCharCode(...new Uint8Array(await made.arrayBuffer())));
    };
    return readPage(page, v.nullable(v.string()), read);
  });
  return Buffer.from(base64, 'base64');
}

const keptSchema = v.object({
  databases: v.array(v.string()),
  files: v.array(v.string()),
  personal: v.array(v.string()),
});

/** Everything that this browser stores about a person. */
const keptBy = (page: EnginePage) =>
  readPage(page, keptSchema, async () => {
    const files: string[] = [];
    if (navigator.storage && 'getDirectory' in navigator.storage) {
      for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    }
    const cached: string[] = [];
    for (const cache of await caches.keys()) {
      const requests = await (await caches.open(cache)).keys();
      cached.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    const stored = Object.keys({ ...localStorage });
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      files,
      personal: [
        ...cached.filter((path) => path.startsWith('/api')),
        ...stored.filter((key) => /^anilha/.test(key)),
      ],
    };
  });

eachEngine(ENGINES, (engine: EngineName) => {
  const browser = engineBrowser(engine, () => server.url);
  const email = `lia-${engine}@exemplo.com.br`;

  describe('a phone', () => {
    test('signs up by a mailed code, answers nothing and starts an empty workout', async () => {
      const { page } = browser;
      await page.goto('/signup');
      await fill(page, 'Nome', 'Lia');
      await fill(page, 'E-mail', email);
      await fill(page, 'Senha', PASSWORD);
      await fill(page, 'Data de nascimento', '17051990');
      await press(page, { role: 'checkbox', name: /^Li e aceito/ });
      await pressButton(page, 'Criar conta');
      await heading(page, 'Confirme o seu e-mail');
      const code = /\b\d{6}\b/.exec(await server.mailTo(email))?.[0] ?? '';
      await fill(page, 'Código', code);
      for (const step of STEPS_OF_ONBOARDING) {
        await heading(page, step);
        await pressButton(page, 'Pular');
      }
      await heading(page, 'Tudo pronto');
      await pressButton(page, 'Começar um treino vazio');
      await addBench(page);
      await untilWorkerControls(page);
      expect(browser.takeComplaints()).toEqual([]);
    });

    test('opens without network, and keeps each set through a reload and a kill', async () => {
      await server.kill();
      await browser.reopen();
      await openWithoutServer(browser.page, '/app/workout');
      await see(browser.page, concluir(1));
      await pressButton(browser.page, /^Carga.*Digitar$/);
      await see(browser.page, { role: 'field', name: 'Carga (kg)' });
      await browser.page.type('60');
      await pressButton(browser.page, 'Concluir série');
      await see(browser.page, done(1));

      await browser.page.reload();
      await see(browser.page, done(1));
      await press(browser.page, concluir(2));
      await see(browser.page, done(2));

      await browser.killAndReopen();
      await openWithoutServer(browser.page, '/app/workout');
      await see(browser.page, done(2));
    });

    test('finishes the workout without network, and sends all of it without a tap', async () => {
      const { page } = browser;
      await press(page, concluir(3));
      await see(page, done(3));
      await pressButton(page, /^Concluir( treino)?$/);
      await pressButton(page, 'Concluir e salvar');
      await heading(page, 'Treino salvo');
      await open(page, '/app/profile');
      await seeText(page, 'será enviado quando a internet voltar');
      await startAgain();
      // As a system tells a phone that has network again.
      await page.run(() => void dispatchEvent(new Event('online')));
      await seeText(page, 'Tudo está neste aparelho e no servidor.');
    });

    test('takes over a new version when the person asks for it', async () => {
      const { page } = browser;
      await server.stop();
      await appendFile(join(dist, 'sw.js'), `\n// newer for ${engine}\n`);
      await startAgain();
      await page.run(async () => {
        document.documentElement.dataset.before = '';
        await (await navigator.serviceWorker.ready).update();
      });
      await pressButton(page, 'Atualizar');
      await until(page, 'new document', async () => {
        const isNew = () => document.documentElement.dataset.before === undefined;
        return (await page.run(isNew)) === true ? true : null;
      });
      await seeText(page, 'Tudo está neste aparelho e no servidor.');
    });

    test('exports everything, and leaves nothing behind when the person signs out', async () => {
      const { page } = browser;
      const file = await exported(page, /^Exportar tudo/);
      expect(JSON.parse(gunzipSync(file).toString())).toMatchObject({ format: 'anilha' });
      await signOut(page);
      await expect.poll(() => keptBy(page)).toEqual({ databases: [], files: [], personal: [] });
    });
  });
});
