import { useMemo } from 'react';
import type { Equipment } from '#domain/exercises/exercise';
import { gymOf, hereCodes } from '#domain/gyms/gym';
import type { Gym } from '#domain/gyms/shape';
import type { Replica } from '../../replica/replica';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isGym, isPreferences } from '../store/shapes';

/** The person's gyms in order of creation, and the selected one. */
export interface Gyms {
  readonly all: readonly Gym[];
  /** Null without a selected gym, or if it was removed. */
  readonly atHand: Gym | null;
}

export async function readGyms(replica: Replica): Promise<Gyms> {
  const [rows, preferences] = await Promise.all([
    replica.all('gym'),
    replica.record('preferences', 'self'),
  ]);
  const all = rows
    .filter(isGym)
    .flatMap(({ id, shape }) => gymOf(id, shape) ?? [])
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const chosen = preferences && isPreferences(preferences) ? preferences.shape.gym : null;
  return { all, atHand: all.find(({ id }) => id === chosen) ?? null };
}

const useRead = defineQuery<Gyms>({
  read: readGyms,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'gym' || kind === 'preferences') ? 'reread' : value,
});

export function useGyms(): Loaded<Gyms> {
  return useRead('gyms');
}

/** The selected gym, to which loads are rounded; null without one. */
export function useGymAtHand(): Loaded<Gym | null> {
  const gyms = useGyms();
  return useMemo(() => (gyms.state === 'ready' ? ready(gyms.value.atHand) : gyms), [gyms]);
}

/** Equipment of the selected gym; null if it has everything or is unknown. */
export function useEquipmentHere(): readonly Equipment[] | null {
  const gym = useGymAtHand();
  const equipment = gym.state === 'ready' ? (gym.value?.equipment ?? null) : null;
  return useMemo(() => equipment && hereCodes(equipment), [equipment]);
}
