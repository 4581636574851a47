import * as v from 'valibot';
import { guardianSchema } from '#domain/account/guardian';
import { SCOPES } from '#domain/account/scope';
import { instant } from '#domain/record/fields';

/** Answer of GET /api/privacy: facts about a person's consents that only the server has. */
export const privacySchema = v.object({
  /** Whether a guardian's consent is missing: the person is under age, and no guardian agreed. */
  guardianDue: v.boolean(),
  /** The current authorisation; null without one. */
  guardian: v.nullable(v.object({ ...guardianSchema.entries, version: v.string(), at: instant })),
  /**
   * Readers of the person's health screening, newest first; a name is null once that account is
   * gone.
   */
  accesses: v.array(v.object({ reader: v.nullable(v.string()), at: instant })),
  /** The scopes granted to each coach over time, newest first. */
  coaches: v.array(
    v.object({
      link: v.string(),
      coach: v.string(),
      grants: v.array(
        v.object({
          from: instant,
          /** Null while active. */
          until: v.nullable(instant),
          scopes: v.array(v.picklist(SCOPES)),
          /** First day of the accepted text; null if none was shown. */
          version: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type PrivacyAnswer = v.InferOutput<typeof privacySchema>;
