import * as v from 'valibot';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { whole } from '#domain/record/fields';

/** Terms that a professional noted for an invited person; they charge nothing by themselves. */
export const proposalSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.maxLength(PROFESSIONAL_LIMITS.planName)),
  centavos: v.nullable(whole(1, PROFESSIONAL_LIMITS.centavos)),
  /** Day of the month; a shorter month has its last day. */
  dueDay: v.nullable(whole(1, 31)),
});
export type Proposal = v.InferOutput<typeof proposalSchema>;
