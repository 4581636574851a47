import * as v from 'valibot';
import {
  emailSchema,
  mailCodeSchema,
  nameSchema,
  newPasswordSchema,
  PASSWORD_MAX,
  TERMS_VERSION,
} from '#domain/account/account';
import { guardianSchema } from '#domain/account/guardian';
import { ADULT_AGE, AGE_ZONE, ageOn, MINIMUM_AGE } from '#domain/age';
import { isLocalDay, localDay } from '#domain/local-day';
import { namelessKeySchema } from '#protocol/account/nameless';
import { HttpError } from '../../http/errors';
import { FIRST_FAULT } from '../../http/form';
import { isCommonPassword } from './common-passwords';
import { authMessage } from './messages';
import { SECOND_FACTOR_FIELDS, secondFactorForms } from './second-factor-forms';

/** Only the length is checked: the rules may have been different when the password was chosen. */
const typedPassword = v.pipe(v.string(), v.maxLength(PASSWORD_MAX));

/** The forms of the calls under /api/auth. */
export const authForms = {
  signUp: v.object({
    name: nameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    birthDate: v.string(),
    termsVersion: v.string(),
    guardianAgreed: v.optional(v.boolean(), false),
    guardian: v.optional(guardianSchema),
  }),
  signIn: v.object({ email: emailSchema, password: typedPassword }),
  verifyEmail: v.object({ email: emailSchema, otp: mailCodeSchema }),
  sendCode: v.object({ email: emailSchema, type: v.literal('email-verification') }),
  // The server chooses the mailed link and ignores the page in `redirectTo`.
  requestReset: v.object({ email: emailSchema }),
  resetPassword: v.object({
    token: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
    newPassword: newPasswordSchema,
  }),
  updateUser: v.object({ name: nameSchema }),
  changePassword: v.object({
    currentPassword: typedPassword,
    newPassword: newPasswordSchema,
    revokeOtherSessions: v.optional(v.boolean(), true),
  }),
  nameless: namelessKeySchema,
  nothing: v.object({}),
  ...secondFactorForms,
};

export type FormName = keyof typeof authForms;
export type Form = Record<string, unknown>;

/** Error codes by field; faults in other fields get a general refusal. */
const FIELD_CODES: Readonly<Record<string, string>> = {
  email: 'INVALID_EMAIL',
  name: 'INVALID_NAME',
  otp: 'INVALID_OTP',
  token: 'INVALID_TOKEN',
  currentPassword: 'INVALID_PASSWORD',
  ...SECOND_FACTOR_FIELDS,
};

/**
 * Checks the body of an auth call. Throws 400 with the code and message of the first failure. It
 * drops unknown fields, so that the library never gets them.
 */
export function readForm(name: FormName, body: unknown, now: number): Form {
  const parsed = v.safeParse(authForms[name], body ?? {}, FIRST_FAULT);
  if (!parsed.success) throw refusedField(parsed.issues[0]);
  const form: Form = parsed.output;
  refuseCommonPassword(form);
  if (name === 'signUp') return { ...form, ...checkedSignUp(form, now) };
  return form;
}

function refusedField(issue: v.BaseIssue<unknown>): HttpError {
  const field = String(issue.path?.[0]?.key ?? '');
  const code = passwordLengthCode(field, issue.type) ?? FIELD_CODES[field] ?? 'VALIDATION_ERROR';
  const own = field === 'name' && ['max_length', 'check'].includes(issue.type);
  const message = own ? issue.message : undefined;
  return new HttpError(400, code, message ?? authMessage(code, 400));
}

function passwordLengthCode(field: string, type: string): string | undefined {
  if (!/password/i.test(field)) return undefined;
  if (type === 'min_length') return 'PASSWORD_TOO_SHORT';
  return type === 'max_length' ? 'PASSWORD_TOO_LONG' : undefined;
}

function refuseCommonPassword(form: Form): void {
  const chosen = 'newPassword' in form ? form.newPassword : form.password;
  const email = typeof form.email === 'string' ? form.email : undefined;
  const choosing = 'newPassword' in form || 'birthDate' in form;
  if (choosing && typeof chosen === 'string' && isCommonPassword(chosen, email)) {
    throw new HttpError(400, 'PASSWORD_COMMON', authMessage('PASSWORD_COMMON', 400));
  }
}

function checkedSignUp(form: Form, now: number): Form {
  const { birthDate, termsVersion, guardianAgreed, guardian } = form;
  const age = ageOn(localDay(now, AGE_ZONE), String(birthDate));
  if (age === null) throw new HttpError(400, 'INVALID_BIRTH_DATE', 'Confira a data de nascimento');
  if (age < MINIMUM_AGE) {
    const message = `Para ter uma conta é preciso ter pelo menos ${MINIMUM_AGE} anos`;
    throw new HttpError(400, 'UNDERAGE', message);
  }
  const terms = String(termsVersion);
  if (!isLocalDay(terms) || terms > TERMS_VERSION) {
    throw new HttpError(400, 'TERMS_REQUIRED', 'Para criar a conta é preciso aceitar os termos');
  }
  const minor = age < ADULT_AGE;
  if (minor && (guardianAgreed !== true || guardian === undefined)) {
    throw new HttpError(400, 'GUARDIAN_REQUIRED', authMessage('GUARDIAN_REQUIRED', 400));
  }
  return { guardianAgreed: minor, guardian: minor ? guardian : undefined };
}
