import type { Professional } from '#domain/coaching/professional';
import { type Json, sameJson } from '#domain/record/registers';
import type { OwnProfile, Publish } from '#protocol/professionals';

/** What of a professional's words goes onto the public page. The Pix key does not. */
export function publishFormOf(said: Professional): Publish {
  const { name, cref, city, state, specialities, ownSpecialities, bio, whatsapp } = said;
  return {
    ...{ name, cref, city, state, ownSpecialities, bio, whatsapp },
    ...{ specialities: [...specialities], handle: said.handle, open: said.open },
    plans: said.plans.map(({ id: _, ...plan }) => plan),
  };
}

/** Whether the page says what the professional says now. */
export function isUpToDate(said: Professional, { handle, published }: OwnProfile): boolean {
  const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
  return sameJson(asJson(publishFormOf(said)), asJson({ ...published, handle }));
}
