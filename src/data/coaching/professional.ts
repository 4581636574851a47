import type { Professional } from '#domain/coaching/professional';
import type { ViewRow } from '../../replica/store/schema';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isProfessional } from '../store/shapes';

/** The professional profile in a row; null without one. */
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

/** The person's own profile as a professional, on this device; null for other people. */
export function useProfessional(): Loaded<Professional | null> {
  return useRead('self');
}
