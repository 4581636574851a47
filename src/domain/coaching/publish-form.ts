import type { Professional } from './professional';

/** What of a professional's words goes onto the public page. The Pix key does not. */
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
