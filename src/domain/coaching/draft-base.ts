import * as v from 'valibot';
import { contentSchema } from '../programs/paths';
import { flatKind } from '../record/flat-kind';
import type { Writes } from '../record/registers';

/**
 * The content that a student's draft started from, or was last rebased on. It is stored under the
 * draft's id in the coach's own space. It is a record of its own, because draft and base together
 * could exceed a record's size limit.
 */
export interface DraftBase {
  /** Plain values by path; null if unreadable here. */
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
