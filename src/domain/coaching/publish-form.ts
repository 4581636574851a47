import type { Professional } from './professional';

/** The part of a professional profile that is published; the Pix key is not. */
export function publishFormOf(said: Omit<Professional, 'steps'>) {
  const { name, cref, city, state, specialities, ownSpecialities, bio, whatsapp } = said;
  return {
    name,
    cref,
    city,
    state,
    ownSpecialities,
    bio,
    whatsapp,
    specialities: [...specialities],
    handle: said.handle,
    open: said.open,
    plans: said.plans.map(({ id: _, ...plan }) => plan),
  };
}
