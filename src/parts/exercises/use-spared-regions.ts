import { useMemo } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import type { PainRegion } from '#domain/health/pain';
import { sparedRegions } from '#domain/health/spared-regions';
import { useHealthFile } from '../../data/health/health-file';
import { type Loaded, ready } from '../../data/store/loaded';
import { useToday } from '../input/use-today';

/**
 * Regions with recent pain, which swaps avoid. Reading them needs the current consent text, and for
 * a student the scope, without which a coach's copy has no pain records.
 */
export function useSparedRegions(): Loaded<readonly PainRegion[]> {
  const file = useHealthFile();
  const today = useToday();
  return useMemo(() => {
    if (file.state !== 'ready') return file;
    const { health, pains } = file.value;
    return ready(mayKeep(health) ? sparedRegions(pains, today) : []);
  }, [file, today]);
}
