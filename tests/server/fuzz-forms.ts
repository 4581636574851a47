import * as v from 'valibot';
import { guardianSchema } from '#domain/account/guardian';
import { emailChangeSchema, emailCodeSchema, photoSchema } from '#protocol/account/account';
import { standingRequestSchema } from '#protocol/account/account-data';
import { namelessKeySchema } from '#protocol/account/nameless';
import { crefFindingSchema, noteSchema, reasonSchema } from '#protocol/admin/admin';
import {
  appointmentPlanSchema,
  newAbsenceSchema,
  newAppointmentSchema,
  occurrenceChangeSchema,
} from '#protocol/agenda/appointments';
import { chargeSettingsSchema, newPayeeSchema } from '#protocol/charges/charge-settings';
import {
  chargeEditSchema,
  claimAnswerSchema,
  newChargeSchema,
  newClaimSchema,
  newPaymentSchema,
  newSubscriptionSchema,
  sessionsUsedSchema,
  subscriptionActSchema,
  subscriptionEditSchema,
} from '#protocol/charges/charges';
import { openAccountSchema, refundSchema, startPaymentSchema } from '#protocol/charges/payments';
import { receiptIdentitySchema } from '#protocol/charges/receipt-people';
import { reviewsSchema } from '#protocol/coaching/coach-panel';
import {
  allowTeamSchema,
  changeMemberSchema,
  changeScopesSchema,
  transferSchema,
} from '#protocol/coaching/coaching';
import { invitationListSchema } from '#protocol/coaching/invitation-lists';
import { acceptSchema, codeSchema, newInvitationSchema } from '#protocol/coaching/invitations';
import { publishSchema, reportSchema } from '#protocol/coaching/professionals';
import {
  markReadSchema,
  noticeZoneSchema,
  restSchema,
  resumeMailSchema,
  subscribeSchema,
} from '#protocol/device/notifications';
import { sharePhotoSchema } from '#protocol/health/shared-photos';
import { shareProgramSchema } from '#protocol/programs/program-links';
import { syncRequestSchema } from '#protocol/sync';
import { authForms } from '../../server/account/forms/forms';

/** For endpoints that read no body, and for that of Stripe, which signs it. */
const NOTHING = v.object({});

/** The table of forms of all changing endpoints; the fuzz test fails if one is missing. */
export const FORMS: Readonly<Record<string, v.GenericSchema>> = {
  'POST /api/notifications/stop-mail': NOTHING,
  'POST /api/webhooks/stripe': NOTHING,
  'POST /api/auth/delete-user': authForms.ownPassword,
  'POST /api/auth/sign-up/email': authForms.signUp,
  'POST /api/auth/nameless/begin': namelessKeySchema,
  'POST /api/account/nameless/standing': namelessKeySchema,
  'POST /api/account/nameless/joined': namelessKeySchema,
  'POST /api/account/nameless/erase': NOTHING,
  'POST /api/auth/sign-in/email': authForms.signIn,
  'POST /api/auth/email-otp/verify-email': authForms.verifyEmail,
  'POST /api/auth/email-otp/send-verification-otp': authForms.sendCode,
  'POST /api/auth/request-password-reset': authForms.requestReset,
  'POST /api/auth/reset-password': authForms.resetPassword,
  'POST /api/auth/change-password': authForms.changePassword,
  'POST /api/auth/update-user': authForms.updateUser,
  'POST /api/auth/sign-out': NOTHING,
  'POST /api/auth/revoke-sessions': NOTHING,
  'POST /api/auth/revoke-other-sessions': NOTHING,
  'POST /api/auth/two-factor/enable': authForms.ownPassword,
  'POST /api/auth/two-factor/disable': authForms.ownPassword,
  'POST /api/auth/two-factor/generate-backup-codes': authForms.ownPassword,
  'POST /api/auth/two-factor/verify-totp': authForms.appCode,
  'POST /api/auth/two-factor/verify-backup-code': authForms.recoveryCode,
  'POST /api/auth/passkey/allow-registration': authForms.ownPassword,
  'POST /api/auth/passkey/verify-registration': authForms.newPasskey,
  'POST /api/auth/passkey/verify-authentication': authForms.usedPasskey,
  'POST /api/auth/passkey/update-passkey': authForms.renamedPasskey,
  'POST /api/auth/passkey/delete-passkey': authForms.removedPasskey,
  'POST /api/account/email': emailChangeSchema,
  'POST /api/account/email/confirm': emailCodeSchema,
  'PUT /api/account/photo': photoSchema,
  'POST /api/account/cancel-deletion': NOTHING,
  'POST /api/account/standing': standingRequestSchema,
  'POST /api/privacy/guardian': guardianSchema,
  'POST /api/notifications/subscriptions': subscribeSchema,
  'POST /api/notifications/subscriptions/:id/test': NOTHING,
  'PUT /api/notifications/rest/:device': restSchema,
  'POST /api/notifications/inbox/read': markReadSchema,
  'PUT /api/notifications/zone': noticeZoneSchema,
  'POST /api/notifications/mail/resume': resumeMailSchema,
  'POST /api/coaching/invitations': newInvitationSchema,
  'POST /api/coaching/invitations/list': invitationListSchema,
  'POST /api/coaching/links/:id/scopes': changeScopesSchema,
  'POST /api/coaching/links/:id/end': NOTHING,
  'POST /api/coaching/links/:id/archive': NOTHING,
  'POST /api/coaching/links/:id/unarchive': NOTHING,
  'POST /api/coaching/links/:id/team': allowTeamSchema,
  'PUT /api/coaching/links/:id/photos/:photo': sharePhotoSchema,
  'POST /api/coaching/links/:id/transfer': transferSchema,
  'POST /api/coaching/team/:id': changeMemberSchema,
  'POST /api/coaching/team/:id/end': NOTHING,
  'POST /api/coaching/reviews': reviewsSchema,
  'POST /api/links/code': codeSchema,
  'POST /api/links/:token/accept': acceptSchema,
  'POST /api/coaching/appointments': newAppointmentSchema,
  'PUT /api/coaching/appointments/:id': appointmentPlanSchema,
  'PUT /api/coaching/appointments/:id/days/:day': occurrenceChangeSchema,
  'POST /api/coaching/absences': newAbsenceSchema,
  'POST /api/coaching/calendar': NOTHING,
  'PUT /api/charges/settings': chargeSettingsSchema,
  'PUT /api/charges/payee': newPayeeSchema,
  'PUT /api/charges/identity': receiptIdentitySchema,
  'POST /api/charges/subscriptions': newSubscriptionSchema,
  'PUT /api/charges/subscriptions/:id': subscriptionEditSchema,
  'POST /api/charges/subscriptions/:id/standing': subscriptionActSchema,
  'POST /api/charges': newChargeSchema,
  'PUT /api/charges/:id': chargeEditSchema,
  'PUT /api/charges/:id/sessions': sessionsUsedSchema,
  'POST /api/charges/:id/cancel': NOTHING,
  'POST /api/charges/:id/remind': NOTHING,
  'POST /api/charges/:id/payments': newPaymentSchema,
  'POST /api/charges/:id/claims': newClaimSchema,
  'PUT /api/charges/:id/claims/:payment': claimAnswerSchema,
  'POST /api/charges/:id/link': NOTHING,
  'POST /api/charges/:id/link/renew': NOTHING,
  'POST /api/checkout/:token/mine': NOTHING,
  'POST /api/payments/account/open': openAccountSchema,
  'POST /api/payments/start': startPaymentSchema,
  'POST /api/payments/:payment/ask': NOTHING,
  'POST /api/payments/:payment/leave': NOTHING,
  'POST /api/payments/:payment/refund': refundSchema,
  'PUT /api/coaching/profile': publishSchema,
  'POST /api/coaching/profile/unpublish': NOTHING,
  'POST /api/public/:handle/invitation': NOTHING,
  'POST /api/public/:handle/report': reportSchema,
  'PUT /api/programs/:program/link': shareProgramSchema,
  'POST /api/public/programs/:id/report': reportSchema,
  'POST /api/admin/crefs/:person': crefFindingSchema,
  'POST /api/admin/reports/:id/close': noteSchema,
  'POST /api/admin/reports/:id/open': noteSchema,
  'POST /api/admin/pages/:person/hide': reasonSchema,
  'POST /api/admin/pages/:person/show': NOTHING,
  'POST /api/admin/programs/:link/hide': reasonSchema,
  'POST /api/admin/programs/:link/show': NOTHING,
  'POST /api/admin/people/:person/suspend': reasonSchema,
  'POST /api/admin/people/:person/resume': NOTHING,
  'POST /api/sync': syncRequestSchema,
};
