import { beforeEach, describe, expect, test } from 'vitest';
import { agree, chooseAgain, withdraw } from '#domain/account/health-consent';
import type { Writes } from '#domain/record/registers';
import { createClient } from '../../../src/api/client';
import { zipPhotos } from '../../../src/data/files/photo-zip';
import {
  createPhotoAlbum,
  type NewPhoto,
  type PhotoAlbum,
  UNDO_MS,
} from '../../../src/data/health/photo-album';
import { afterStart } from '../../../src/data/start/after-start';
import { createPhotoStore } from '../../../src/replica/open/photos';
import { ACCOUNT, NOW } from '../../replica/browser';
import { here, withHere } from '../../replica/opened';
import { accountOf } from '../account-here';

let now: number;
let album: PhotoAlbum;

withHere();
beforeEach(() => {
  now = NOW + 1000;
  album = createPhotoAlbum(here.replica, () => now);
});

const choose = (writes: Writes) =>
  here.replica.commit([{ kind: 'preferences', id: 'self', write: () => writes }]);
const photo = (day: string, pixels = day): NewPhoto => ({
  day,
  pose: 'front',
  full: new Blob([pixels]),
  thumb: new Blob([`${pixels}, small`]),
});
const days = async () => (await album.list()).map(({ day }) => day);
const onDevice = async () => (await createPhotoStore(ACCOUNT).rows()).length;

describe('H1j: photos stand under the consent to keep health data', () => {
  test('without one nothing is kept, nor a database made', async () => {
    expect(await album.add([photo('2026-11-20')])).toBe('consent');
    expect(await indexedDB.databases()).toHaveLength(1);
  });

  test('taken back, here or elsewhere, it erases them', async () => {
    await choose(agree(NOW));
    expect(await album.add([photo('2026-11-20')])).toBeNull();
    await choose(withdraw(now + 1));
    expect(await days()).toEqual([]);
    await album.eraseWithdrawn();
    expect(await onDevice()).toBe(0);
    // A new consent restores nothing from before.
    await choose(agree(now + 2));
    expect(await days()).toEqual([]);
    now += 10;
    expect(await album.add([photo('2026-11-21')])).toBeNull();
    expect(await days()).toEqual(['2026-11-21']);
  });

  test('H1f: a consent that was never heard of erases nothing', async () => {
    await choose(agree(NOW));
    await album.add([photo('2026-11-20')]);
    await choose({ health: null });
    await album.eraseWithdrawn();
    expect(await onDevice()).toBe(1);
  });

  test('a withdrawal that is undone brings back what was held', async () => {
    await choose(agree(NOW));
    await album.add([photo('2026-11-20'), photo('2026-08-20')]);
    const held = await album.hold();
    await choose(withdraw(now + 1));
    await album.eraseWithdrawn();
    await choose(chooseAgain({ consent: { version: '2026-11-21', at: NOW }, withdrawnAt: null }));
    expect(await album.bringBack(held)).toBeNull();
    expect(await days()).toEqual(['2026-11-20', '2026-08-20']);
    const [first] = await album.list();
    expect(await (await album.pixels(first?.id ?? '', 'full'))?.text()).toBe('2026-11-20');
  });
});

describe('a photo that is removed', () => {
  beforeEach(async () => {
    await choose(agree(NOW));
    await album.add([photo('2026-11-20'), photo('2026-08-20')]);
    await album.remove((await album.list())[0]?.id ?? '');
  });

  test('is away at once, and back when that is undone in time', async () => {
    expect(await days()).toEqual(['2026-08-20']);
    const [removed] = (await createPhotoStore(ACCOUNT).rows()).filter(
      ({ removedAt }) => removedAt !== undefined,
    );
    await album.sweep();
    await album.restore(removed?.id ?? '');
    expect(await days()).toEqual(['2026-11-20', '2026-08-20']);
    now += UNDO_MS;
    await album.sweep();
    expect(await onDevice()).toBe(2);
  });

  test('is erased after that, also by the next start and under a clock that was set back', async () => {
    now -= 60_000;
    await createPhotoAlbum(here.replica, () => now).sweep();
    expect(await onDevice()).toBe(1);
    await album.remove((await album.list())[0]?.id ?? '');
    now += UNDO_MS;
    await createPhotoAlbum(here.replica, () => now).sweep();
    expect(await onDevice()).toBe(0);
  });
});

test('the app itself erases: at its start what was removed, and later what a withdrawal leaves', async () => {
  await choose(agree(NOW));
  await album.add([photo('2026-11-20'), photo('2026-08-20')]);
  await album.remove((await album.list())[0]?.id ?? '');
  await afterStart(accountOf(here), createClient({ baseUrl: 'http://localhost:9' }));
  await expect.poll(onDevice).toBe(1);
  await choose(withdraw(now + 1));
  await expect.poll(onDevice).toBe(0);
});

test('other facts about a photo are kept, and who listens hears of each change', async () => {
  await choose(agree(NOW));
  let heard = 0;
  const unsubscribe = album.subscribe(() => {
    heard += 1;
  });
  await album.add([photo('2026-11-20')]);
  const [one] = await album.list();
  await album.change(one?.id ?? '', { day: '2026-11-01', pose: 'back' });
  expect(await album.list()).toEqual([{ ...one, day: '2026-11-01', pose: 'back' }]);
  expect(heard).toBe(2);
  unsubscribe();
});

test('all of them are one archive, named by day and pose', async () => {
  await choose(agree(NOW));
  await album.add([photo('2026-11-20', 'one'), photo('2026-11-20', 'two')]);
  const text = Buffer.from(await (await zipPhotos(album)).arrayBuffer()).toString('latin1');
  expect(text).toContain('anilha-fotos/2026-11-20-frente.jpg');
  expect(text).toContain('anilha-fotos/2026-11-20-frente-2.jpg');
});
