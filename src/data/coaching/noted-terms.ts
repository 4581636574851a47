import * as v from 'valibot';
import { type Proposal, proposalSchema } from '#protocol/coaching/proposal';
import type { StudentLink } from './students';

export type { Proposal };

const stored = v.pipe(v.string(), v.parseJson(), proposalSchema);

/** The terms that the coach noted with a student's invitation; null without any. */
export function notedTerms({ proposal }: Pick<StudentLink, 'proposal'>): Proposal | null {
  const read = v.safeParse(stored, proposal);
  return read.success ? read.output : null;
}
