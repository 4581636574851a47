import * as v from 'valibot';
import { emailSchema } from '#domain/account/account';
import { id, instant } from '#domain/record/fields';
import { scopesSchema } from './coaching';
import { DAYS, LABEL_LENGTH } from './invitations';
import { proposalSchema } from './proposal';

/** Maximum people of one request; a longer list is sent in portions. */
export const LISTED_PORTION = 20;

/** An international number with its country, such as +5511987654321. */
const phoneSchema = v.pipe(v.string(), v.regex(/^\+\d{8,15}$/));

/**
 * POST /api/coaching/invitations/list: one invitation for each person, answered in their order by
 * {@link invitedListSchema}. A repeated key creates and mails nothing again, so that a portion whose
 * answer was lost is sent once more. Errors: 409 `too_many_listed`, 429 beyond the people of a day.
 */
export const invitationListSchema = v.object({
  scopes: scopesSchema,
  days: DAYS,
  people: v.pipe(
    v.array(
      v.object({
        /** Chosen by the device, one per person of the list. */
        key: id,
        label: v.pipe(v.string(), v.trim(), v.maxLength(LABEL_LENGTH)),
        email: v.nullable(emailSchema),
        phone: v.nullable(phoneSchema),
        proposal: v.nullable(proposalSchema),
      }),
    ),
    v.minLength(1),
    v.maxLength(LISTED_PORTION),
    v.check((people) => new Set(people.map(({ key }) => key)).size === people.length),
  ),
});
export type InvitationList = v.InferOutput<typeof invitationListSchema>;

/** `own` is the professional's address, `student` the address of a person whom they coach. */
export const invitedListSchema = v.object({
  people: v.array(
    v.variant('is', [
      v.object({ is: v.literal('own'), key: id }),
      v.object({ is: v.literal('student'), key: id }),
      v.object({
        is: v.literal('invited'),
        key: id,
        token: id,
        code: v.string(),
        expiresAt: instant,
        /** Whether a mail with the link was queued, now or by an earlier request with this key. */
        mailed: v.boolean(),
      }),
    ]),
  ),
});
export type InvitedPerson = v.InferOutput<typeof invitedListSchema>['people'][number];
