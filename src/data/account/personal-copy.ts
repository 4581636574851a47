import * as v from 'valibot';
import { localDay } from '#domain/local-day';
import { accountDataSchema } from '#protocol/account/account-data';
import type { Client } from '../../api/client';
import { readableCopy } from '../../interchange/own/readable-copy';
import { ownFile, sheetFile } from '../files/export-files';
import { readPlainRecords } from '../files/export-records';
import { zipPhotos } from '../files/photo-zip';
import { receiptCopies } from '../files/receipt-copies';
import { type Packed, zipFile } from '../files/zip-file';
import type { PhotoAlbum } from '../health/photo-album';
import type { Account } from '../store/account';

type Missing = Parameters<typeof readableCopy>[0]['missing'][number];

export interface PersonalCopy {
  readonly file: Blob;
  /** Parts that could not be included. */
  readonly missing: readonly Missing[];
}

interface CopyDeps {
  readonly client: Client;
  /** Null if this device's data is not open. */
  readonly account: Account | null;
  readonly album: PhotoAlbum | null;
  readonly name: string;
  /** Epoch ms. */
  readonly now: number;
  readonly zone: string;
}

const FILES = {
  'conta.json': 'os dados da conta como o servidor os guarda, para programas',
  'comprovantes.zip': 'os comprovantes de pagamento, com os nomes que leia-me.html diz',
  'registros.anilha': 'tudo o que você registrou; entra de novo na Anilha por Importar',
  'registros.json': 'os mesmos registros, para ler em qualquer editor de texto',
  'treinos.csv': 'as séries feitas, uma por linha, para planilhas',
  'fotos.zip': 'as fotos de progresso deste aparelho; entram de novo por Fotos',
} as const;

/** An archive of everything about a person: the server's own data and that of this device. */
export async function personalCopy(deps: CopyDeps): Promise<PersonalCopy> {
  const { client, account, album, name, now, zone } = deps;
  const missing: Missing[] = [];
  const files: (Packed & { name: keyof typeof FILES })[] = [];
  const attempt = async <T>(part: Missing, put: () => Promise<T>): Promise<T | null> => {
    try {
      return await put();
    } catch (cause) {
      console.warn(`A copy without its part: ${part}`, cause);
      missing.push(part);
      return null;
    }
  };

  const told = await attempt('account', () =>
    client.get('/api/account/data', { dates: 'keep', read: v.parser(accountDataSchema) }),
  );
  const day = localDay(now, zone);
  const pictured = told && (await attempt('receipts', () => receiptCopies(client, told.parts)));
  const parts = pictured?.parts ?? told?.parts ?? null;
  if (told) files.push({ name: 'conta.json', content: jsonOf({ at: told.at, parts }) });
  if (pictured && pictured.pictures.length > 0) {
    files.push({ name: 'comprovantes.zip', content: await zipFile(pictured.pictures, day) });
  }
  if (account && !(await account.sync.flush())) missing.push('newest');
  await attempt('records', async () => {
    if (!account) throw new Error('not open');
    const { replica } = account;
    const records = [
      { name: 'registros.anilha', content: await ownFile(replica, now) },
      { name: 'registros.json', content: jsonOf(await readPlainRecords(replica)) },
      { name: 'treinos.csv', content: await sheetFile(replica) },
    ] as const;
    files.push(...records);
  });
  await attempt('photos', async () => {
    if (!album || (await album.list()).length === 0) return;
    files.push({ name: 'fotos.zip', content: await zipPhotos(album) });
  });

  const spoken = (instant: string | number) =>
    new Date(instant).toLocaleString('pt-BR', { timeZone: zone });
  const page = readableCopy({
    name,
    made: spoken(now),
    files: files.map((file) => ({ name: file.name, what: FILES[file.name] })),
    missing,
    parts,
    spoken,
  });
  const readable = { name: 'leia-me.html', content: new Blob([page], { type: 'text/html' }) };
  return { file: await zipFile([readable, ...files], day), missing };
}

function jsonOf(content: unknown): Blob {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}
