import type { Fault } from './bundle';

const one = (file: string, find: string, put: string): readonly Fault[] => [{ file, find, put }];

/** One rule of other people's spaces switched off at a time. Each must be seen. */
export const STUDENT_FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'G1 a coach whose link is over keeps what was read': one(
    'src/replica/pages.ts',
    'return asked.own ? NOTHING : { ...NOTHING, gone: true };',
    'return NOTHING;',
  ),
  'G1 another grant is not read anew': one(
    'server/sync/pull.ts',
    'if (cursor > 0 && (regranted || forgotten))',
    'if (cursor > 0 && forgotten)',
  ),
  'G1 every kind is read by whoever has a grant': one(
    'server/sync/pull.ts',
    "return after.where('record.kind', 'in', part.kinds)",
    "return after.where('record.kind', '!=', '')",
  ),
  'G1w what was logged while it was allowed is refused afterwards': one(
    'server/access/authorize.ts',
    "from <= at.op && at.newest <= until && scopeAllows(scopes, kind, 'write')",
    "from > until && at.op > until && scopeAllows(scopes, kind, 'write')",
  ),
  'C2 unsent writes do not move with the clock': one(
    'src/replica/results.ts',
    '[Math.max(0, ms + skew), counter, device]',
    '[Math.max(0, ms), counter, device]',
  ),
};
