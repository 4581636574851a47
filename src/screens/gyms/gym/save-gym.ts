import type { GymDraft } from '#domain/gyms/gym';

/** Writes changes of the gym; resolves with whether they were stored. */
export type SaveGym = (changes: Partial<GymDraft>) => Promise<boolean>;
