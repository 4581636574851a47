import * as v from 'valibot';
import { contentSchema } from '../program/paths';
import { flatKind } from '../record/flat-kind';
import type { Writes } from '../record/registers';

/**
 * What a draft for a student was begun from, or last brought in step with, in the coach's own space
 * under the draft's id. Apart from it: both together would be twice what one record may hold.
 */
export interface DraftBase {
  /** Plain values by path; null where it cannot be read here. */
  readonly content: Writes | null;
}

export const draftBaseKind = flatKind<DraftBase>({
  name: 'draft-base',
  single: false,
  fields: { content: contentSchema },
  project(read) {
    const content = v.safeParse(contentSchema, read('content'));
    return { content: content.success ? content.output : null };
  },
});
