import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { type HealthChoice, stands } from '#domain/account/health-consent';
import { type Anamnesis, anamnesisOf } from '#domain/health/anamnesis/anamnesis';
import { type Pain, painOf } from '#domain/health/pain';
import { type Screening, screeningOf } from '#domain/health/screening/screening';
import { latestRecordFirst } from '#domain/latest-record-first';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isAnamnesis, isPain, isScreening } from '../store/shapes';
import { healthIn, touchesHealth } from './body';

/** A person's screenings, anamneses and reported pains, with the consent to health data. */
export interface HealthFile {
  readonly health: HealthChoice;
  /** Newest first, including drafts. */
  readonly screenings: readonly Screening[];
  /** Newest first, including drafts. */
  readonly anamneses: readonly Anamnesis[];
  /** Reported after workouts, newest first. */
  readonly pains: readonly Pain[];
}

export async function readHealthFile(replica: Replica): Promise<HealthFile> {
  const [preferences, screenings, anamneses, pains] = await Promise.all([
    replica.record('preferences', 'self'),
    replica.all('screening'),
    replica.all('anamnesis'),
    replica.all('pain'),
  ]);
  const health = healthIn(preferences);
  return {
    health,
    screenings: screenings
      .filter(isScreening)
      .flatMap(({ id, shape }) => screeningOf(id, shape) ?? [])
      .filter(({ at }) => stands(at, health))
      .sort(latestRecordFirst),
    anamneses: anamneses
      .filter(isAnamnesis)
      .flatMap(({ id, shape }) => anamnesisOf(id, shape) ?? [])
      .filter(({ at }) => stands(at, health))
      .sort(latestRecordFirst),
    pains: pains
      .filter(isPain)
      .flatMap(({ id, shape }) => painOf(id, shape) ?? [])
      .filter(({ at }) => stands(at, health))
      .sort((a, b) => b.at - a.at),
  };
}

const useRead = defineQuery<HealthFile>({
  // One value for the pages, and one for the form that was opened last.
  keeps: 2,
  read: readHealthFile,
  after: (value, change) => (touchesHealth(change) ? 'reread' : value),
});

export function useHealthFile(): Loaded<HealthFile> {
  return useRead('health-file');
}

/**
 * The health file for a form that overwrites it. It is read when the form opens, never from memory,
 * which another tab or device may have outdated.
 */
export function useHealthFileAnew(): Loaded<HealthFile> {
  const [key] = useState(() => uuidv7());
  return useRead(key);
}
