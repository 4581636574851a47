import { useMemo } from 'react';
import { mayKeep } from '#domain/health/health-consent';
import type { PainRegion } from '#domain/health/pain';
import { sparedRegions } from '#domain/health/spared-regions';
import { useHealthFile } from '../../data/health/health-file';
import { type Loaded, ready } from '../../data/store/loaded';
import { useToday } from '../input/use-today';

/**
 * Painful regions of the last days, which a swap spares. It needs the current consent text, and for
 * a student the scope: otherwise a coach's copy holds no pain.
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
