import * as v from 'valibot';
import { giveConsent, withdrawConsent } from '#domain/account/consent';
import type { Scope } from '#domain/account/scope';
import { COACH_CONSENT_VERSION } from '#domain/coaching/consent';
import {
  type MadeInvitation,
  madeInvitationSchema,
  type NewInvitation,
} from '#protocol/coaching/invitations';
import type { Answer, Visitor } from '../../harness/visitor';
import { sendRecords } from '../sending';

export type Person = Visitor & { user: { id: string } };

export const VERSION = COACH_CONSENT_VERSION;

/** Creates an invitation as its coach; returns its secrets. */
export async function invite(
  coach: Visitor,
  form: Partial<NewInvitation> = {},
): Promise<MadeInvitation> {
  const usual = { label: '', scopes: ['program', 'log'], uses: 1, days: 7 };
  const answer = await coach.post('/api/coaching/invitations', { ...usual, ...form });
  if (answer.status !== 201) throw new Error(answer.text);
  return v.parse(madeInvitationSchema, answer.body);
}

export function accept(
  student: Visitor,
  token: string,
  scopes: readonly Scope[] = ['program', 'log'],
  more: object = {},
): Promise<Answer> {
  return student.post(`/api/links/${token}/accept`, { scopes, version: VERSION, ...more });
}

/** Links two people through the API; returns the link. */
export async function link(coach: Visitor, student: Visitor, scopes?: readonly Scope[]) {
  const answer = await accept(student, (await invite(coach)).token, scopes);
  return v.parse(v.object({ link: v.string() }), answer.body).link;
}

/** Gives or withdraws the consent to health data, like the person's own device. */
export function chooseHealth(person: Person, at: number, given: boolean): Promise<Answer> {
  const values = given ? giveConsent('health', at) : withdrawConsent('health', at);
  return sendRecords(person, person.user.id, at, [{ kind: 'preferences', id: 'self', values }]);
}
