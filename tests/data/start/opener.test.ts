import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { createOpener } from '../../../src/data/start/opener';
import { noMirror } from '../../../src/replica/mirror/mirror';
import { emptyBrowser, memoryStorage } from '../../replica/browser';

const client = createClient({
  baseUrl: 'https://api.example.com',
  fetch: () => Promise.reject(new TypeError('offline')),
});
const opener = () => createOpener({ client, mirrorFor: () => noMirror });

beforeEach(() => {
  emptyBrowser();
  vi.stubGlobal('localStorage', memoryStorage());
});

describe('an account that is opened before a screen asks for it', () => {
  it('is the one that the screen gets, once', async () => {
    const { begin, open } = opener();
    begin('ana');
    const first = await open('ana');
    const second = await open('ana');
    expect(second).not.toBe(first);
    expect(second.replica.device()).toBe(first.replica.device());
    first.close();
    second.close();
  });

  it('is closed when somebody else is here', async () => {
    const { begin, open } = opener();
    begin('ana');
    const bia = await open('bia');
    expect(bia.id).toBe('bia');
    // An open connection blocks the deletion of its database.
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase('anilha-ana');
      gone.onsuccess = resolve;
      gone.onerror = reject;
    });
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['anilha-bia']);
    bia.close();
  });
});
