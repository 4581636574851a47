import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { POSES } from '#domain/health/progress-photo';
import {
  MOST_SHARED_PHOTOS,
  type OwnShares,
  SHARED_PHOTO_BYTES,
  type SharePhoto,
  type StudentPhotos,
} from '#protocol/health/shared-photos';
import { grantOver, readScopes } from '../access/coaching';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { HttpError } from '../http/errors';
import { bareJpeg } from '../http/jpeg';

/** Longest and shortest side of a photo, px; devices store photos in this size. */
const LONGEST_SIDE = 1600;
const SHORTEST_SIDE = 32;

const readPose = v.parser(v.picklist(POSES));

const unknownLink = () =>
  new HttpError(404, 'unknown_link', 'Não encontramos este acompanhamento.');

/**
 * Shares one photo with the student's own coach, who needs the scope `body`. In a transaction that
 * locks the link, so that the photo cannot outlive it.
 */
export async function sharePhoto(
  trx: Transaction<Database>,
  student: string,
  { link, photo }: { readonly link: string; readonly photo: string },
  { day, pose, image: base64 }: SharePhoto,
  now: number,
): Promise<void> {
  const held = await trx
    .updateTable('coaching_link')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', link)
    .where('student_id', '=', student)
    .where('ended_at', 'is', null)
    .where('member_id', 'is', null)
    .returning('scopes')
    .executeTakeFirst();
  if (!held) throw unknownLink();
  if (!readScopes(held.scopes).includes('body')) {
    throw new HttpError(
      409,
      'body_scope',
      'Para mostrar fotos, deixe antes que esta pessoa veja corpo e medidas.',
    );
  }
  const bytes = Buffer.from(base64, 'base64');
  const fits = (...sides: number[]) =>
    sides.every((px) => px >= SHORTEST_SIDE && px <= LONGEST_SIDE);
  const image = bytes.length <= SHARED_PHOTO_BYTES ? bareJpeg(bytes, fits) : null;
  if (!image)
    throw new HttpError(400, 'INVALID_PHOTO', 'Esta imagem não serve. Escolha outra foto.');
  const { count } = await trx
    .selectFrom('shared_photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', link)
    .where('photo_id', '!=', photo)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_SHARED_PHOTOS) {
    throw new HttpError(
      409,
      'too_many_photos',
      'Esta pessoa já vê muitas fotos. Tire alguma antes de mostrar outra.',
    );
  }
  await trx
    .insertInto('shared_photo')
    .values({ link_id: link, photo_id: photo, day, pose, image, shared_at: now })
    .onConflict((conflict) =>
      conflict.columns(['link_id', 'photo_id']).doUpdateSet({ day, pose, image }),
    )
    .execute();
}

/**
 * Ends the sharing of a photo; does nothing for an unknown photo. Throws a 404 if the person is not
 * the link's student. Needs a transaction.
 */
export async function takePhotoBack(
  { events }: Pick<Deps, 'events'>,
  trx: Transaction<Database>,
  student: string,
  { link, photo }: { readonly link: string; readonly photo: string },
): Promise<void> {
  const own = await trx
    .selectFrom('coaching_link')
    .select('id')
    .where('id', '=', link)
    .where('student_id', '=', student)
    .executeTakeFirst();
  if (!own) throw unknownLink();
  const gone = await trx
    .deleteFrom('shared_photo')
    .where('link_id', '=', link)
    .where('photo_id', '=', photo)
    .returning('photo_id')
    .executeTakeFirst();
  if (gone) await events.emit(trx, 'taken.back', { what: 'photo', link, photo });
}

/** The photos that a student shares with any coach, newest day first. */
export async function sharesOf(db: Kysely<Database>, student: string): Promise<OwnShares> {
  const rows = await db
    .selectFrom('shared_photo')
    .innerJoin('coaching_link', 'coaching_link.id', 'shared_photo.link_id')
    .select(['link_id', 'photo_id', 'day', 'pose', 'shared_at'])
    .where('student_id', '=', student)
    .orderBy('day', 'desc')
    .orderBy('shared_at')
    .execute();
  return rows.map(({ link_id, photo_id, day, pose, shared_at }) => ({
    link: link_id,
    photo: photo_id,
    day,
    pose: readPose(pose),
    sharedAt: shared_at,
  }));
}

/**
 * The link by which a coach may see a student's photos: a link of their own with the scope `body`.
 */
async function linkToSee(
  db: Kysely<Database>,
  coach: string,
  student: string,
): Promise<string | null> {
  const grant = await grantOver(db, coach, student);
  return grant?.member === null && grant.scopes.includes('body') ? grant.link : null;
}

/**
 * The photos that a student shares with a coach, newest day first; 404 without a link that allows
 * it.
 */
export async function photosShownTo(
  db: Kysely<Database>,
  coach: string,
  student: string,
): Promise<StudentPhotos> {
  const link = await linkToSee(db, coach, student);
  if (link === null) throw unknownLink();
  const rows = await db
    .selectFrom('shared_photo')
    .select(['photo_id', 'day', 'pose', 'shared_at'])
    .where('link_id', '=', link)
    .orderBy('day', 'desc')
    .orderBy('shared_at')
    .execute();
  return rows.map(({ photo_id, day, pose, shared_at }) => ({
    id: photo_id,
    day,
    pose: readPose(pose),
    at: shared_at,
  }));
}

/** The JPEG of a shared photo; 404 for an unknown one and for a person who may not see it. */
export async function pixelsShownTo(
  db: Kysely<Database>,
  coach: string,
  { student, photo }: { readonly student: string; readonly photo: string },
): Promise<Buffer> {
  const link = await linkToSee(db, coach, student);
  const row =
    link !== null &&
    (await db
      .selectFrom('shared_photo')
      .select('image')
      .where('link_id', '=', link)
      .where('photo_id', '=', photo)
      .executeTakeFirst());
  if (!row) throw new HttpError(404, 'unknown_photo', 'Esta foto não está mais aqui.');
  return row.image;
}

/** Deletes shared photos when the link or its scope `body` ends. */
export function followLinksOfPhotos({ events }: Pick<Deps, 'events'>): void {
  const forget = (trx: Transaction<Database>, link: string) =>
    trx.deleteFrom('shared_photo').where('link_id', '=', link).execute();
  events.on('coaching.ended', async (trx, { link }) => void (await forget(trx, link)));
  events.on('coaching.changed', async (trx, { link }) => {
    const row = await trx
      .selectFrom('coaching_link')
      .select('scopes')
      .where('id', '=', link)
      .executeTakeFirst();
    if (row && !readScopes(row.scopes).includes('body')) await forget(trx, link);
  });
}
