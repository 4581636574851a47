import type { Professional } from '#domain/coaching/professional';
import { publishFormOf } from '#domain/coaching/publish-form';
import { type Json, sameJson } from '#domain/record/registers';
import type { OwnProfile } from '#protocol/coaching/professionals';

/** Whether the published page equals the professional's current record. */
export function isUpToDate(said: Professional, { handle, published }: OwnProfile): boolean {
  const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
  return sameJson(asJson(publishFormOf(said)), asJson({ ...published, handle }));
}
