import type { Proof, Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { HttpError } from '../http/errors';

/** A session younger than this, ms, is itself a proof. */
const FRESH_MS = 5 * 60_000;

/** The fields of a form that prove identity. */
export type GivenProof = { readonly [Name in keyof Proof]?: Proof[Name] | undefined };

/**
 * Whether a session began so recently that no further proof is necessary.
 * @param now epoch ms
 */
export function isFresh({ startedAt }: Session, now: number): boolean {
  return now - startedAt < FRESH_MS;
}

/**
 * Checks proof of identity before a change that a borrowed phone must not make. The proof is a new
 * session, or the password with the second factor's code, if it is on. Returns null or the error
 * code.
 */
export async function missingProof(
  { auth, now }: Pick<Deps, 'auth' | 'now'>,
  session: Session,
  { password, code }: GivenProof,
): Promise<string | null> {
  if (isFresh(session, now())) return null;
  if (password === undefined) return 'PASSWORD_NEEDED';
  return auth.refusedProof(session.user.id, { password, code });
}

/**
 * Errors for a missing or wrong part of a proof, by error code. Any other error code means a wrong
 * code of the second factor.
 */
const MISSING: Readonly<Record<string, readonly [code: string, message: string]>> = {
  PASSWORD_NEEDED: ['password_needed', 'Por segurança, digite a sua senha.'],
  INVALID_PASSWORD: ['wrong_password', 'A senha não confere. Digite de novo.'],
  CODE_REQUIRED: ['code_needed', 'Digite também o código do seu app autenticador.'],
};
const WRONG_CODE = [
  'wrong_code',
  'Este código não confere ou já foi usado. Espere o app mostrar o próximo e digite-o.',
] as const;

/**
 * Throws 403 `password_needed`, `wrong_password`, `code_needed` or `wrong_code` if the proof is
 * missing.
 */
export async function requireProof(
  deps: Pick<Deps, 'auth' | 'now'>,
  session: Session,
  form: GivenProof,
): Promise<void> {
  const missing = await missingProof(deps, session, form);
  if (missing) throw new HttpError(403, ...(MISSING[missing] ?? WRONG_CODE));
}
