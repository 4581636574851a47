import * as v from 'valibot';
import { CODE_LENGTH, TERMS_VERSION } from '#domain/account/account';
import type { Auth } from '../core/auth';
import type { Letter } from '../core/mail';
import type { SamplePerson } from './people';

export interface SeedAccountDeps {
  /** The auth library with a mail that collects its letters in `letters` and sends none. */
  readonly auth: Pick<Auth, 'handle'>;
  readonly letters: readonly Pick<Letter, 'text'>[];
  /** Address of the app, used as the origin of the calls. */
  readonly webUrl: string;
}

const CODE = new RegExp(`\\b\\d{${CODE_LENGTH}}\\b`);
const answerSchema = v.object({ user: v.object({ id: v.string() }) });

/**
 * Signs a person up as the form does, enters the code of the letter and signs out. Returns the
 * account's id. Throws if the library refuses a step.
 */
export async function createAccount(
  { auth, letters, webUrl }: SeedAccountDeps,
  { name, email, birthDate }: Pick<SamplePerson, 'name' | 'email' | 'birthDate'>,
  password: string,
): Promise<string> {
  async function call(path: string, body: object, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: webUrl, cookie };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await auth.handle(new Request(`${webUrl}/api/auth${path}`, init));
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer;
  }

  const terms = { termsVersion: TERMS_VERSION, guardianAgreed: false };
  const begun = await call('/sign-up/email', { name, email, password, birthDate, ...terms });
  const otp = CODE.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
  const verified = await call('/email-otp/verify-email', { email, otp }, cookiesOf(begun));
  await call('/sign-out', {}, cookiesOf(verified));
  return v.parse(answerSchema, await verified.json()).user.id;
}

/** The cookies that a browser would send after an answer. */
function cookiesOf(answer: Response): string {
  const lines = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return lines.join('; ');
}
