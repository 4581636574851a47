import { useMemo } from 'react';
import { mayKeep } from '#domain/health-consent';
import type { PainRegion } from '#domain/pain';
import { sparedRegions } from '#domain/spared-regions';
import { useHealthFile } from '../../data/health-file';
import { type Loaded, ready } from '../../data/loaded';
import { useToday } from '../input/use-today';

/**
 * Where it hurt lately: what a swap spares. Under the text that says so alone, and of a student only
 * where they share it: a coach's copy holds no pain otherwise.
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
