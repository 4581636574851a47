import * as v from 'valibot';
import { POSES } from '#domain/health/progress-photo';
import { day, id, instant } from '#domain/record/fields';

const facts = { day, pose: v.picklist(POSES) };

/** Maximum bytes of a shared photo, and maximum photos shared with one coach. */
export const SHARED_PHOTO_BYTES = 500_000;
export const MOST_SHARED_PHOTOS = 120;

/**
 * PUT /api/coaching/links/:id/photos/:photo, only by the student (204); DELETE revokes it (204).
 * `image`: a JPEG as base64, at most {@link SHARED_PHOTO_BYTES}. The same id replaces a photo.
 */
export const sharePhotoSchema = v.object({
  ...facts,
  image: v.pipe(v.string(), v.base64(), v.maxLength(700_000)),
});
export type SharePhoto = v.InferOutput<typeof sharePhotoSchema>;

/** GET /api/coaching/photos: the requester's shared photos, newest day first. */
export const ownSharesSchema = v.object({
  shares: v.array(v.object({ link: id, photo: id, ...facts, sharedAt: instant })),
});
export type OwnShares = v.InferOutput<typeof ownSharesSchema>['shares'];

/**
 * GET /api/coaching/students/:student/photos: a student's photos shared with the requester. Each
 * JPEG is at GET /api/coaching/students/:student/photos/:photo.
 */
export const studentPhotosSchema = v.object({
  photos: v.array(v.object({ id, ...facts, at: instant })),
});
export type StudentPhotos = v.InferOutput<typeof studentPhotosSchema>['photos'];
