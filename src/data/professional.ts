import type { Professional } from '#domain/coaching/professional';
import type { ViewRow } from '../replica/schema';
import type { Loaded } from './loaded';
import { defineQuery } from './query';
import { isProfessional } from './shapes';

/** The professional profile of a row; null if there is none any more. */
function professionalIn(row: ViewRow | null | undefined): Professional | null {
  return row && isProfessional(row) && row.shape.removedAt === null ? row.shape : null;
}

const useRead = defineQuery<Professional | null>({
  read: async (replica) => professionalIn(await replica.record('professional', 'self')),
  after(value, change) {
    const row = change.rows.find(isProfessional);
    if (row) return professionalIn(row);
    return change.wide ? 'reread' : value;
  },
});

/** The person's own profile as a professional, from this device; null for who is none. */
export function useProfessional(): Loaded<Professional | null> {
  return useRead('self');
}
