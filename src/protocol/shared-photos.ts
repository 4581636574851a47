import * as v from 'valibot';
import { POSES } from '#domain/progress-photo';
import { day, id, instant } from '#domain/record/fields';

const facts = { day, pose: v.picklist(POSES) };

/** The most bytes of a photo that is shared, and the most photos that one coach is shown. */
export const SHARED_PHOTO_BYTES = 500_000;
export const MOST_SHARED_PHOTOS = 120;

/**
 * PUT /api/coaching/links/:id/photos/:photo, by the student alone (204); DELETE takes it back (204).
 * `image`: a JPEG as base64, at most {@link SHARED_PHOTO_BYTES}. Again under the same id it replaces.
 */
export const sharePhotoSchema = v.object({
  ...facts,
  image: v.pipe(v.string(), v.base64(), v.maxLength(700_000)),
});
export type SharePhoto = v.InferOutput<typeof sharePhotoSchema>;

/** GET /api/coaching/photos: what the person who asks shows their coaches, the newest day first. */
export const ownSharesSchema = v.object({
  shares: v.array(v.object({ link: id, photo: id, ...facts, sharedAt: instant })),
});
export type OwnShares = v.InferOutput<typeof ownSharesSchema>['shares'];

/**
 * GET /api/coaching/students/:student/photos: what a student shows the coach who asks. The JPEG of one
 * is GET /api/coaching/students/:student/photos/:photo.
 */
export const studentPhotosSchema = v.object({
  photos: v.array(v.object({ id, ...facts, at: instant })),
});
export type StudentPhotos = v.InferOutput<typeof studentPhotosSchema>['photos'];
