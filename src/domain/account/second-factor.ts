import * as v from 'valibot';

/** Number of recovery codes created together; each is valid for one sign-in. */
export const RECOVERY_CODES = 10;

/** At this number or fewer, the app reminds the person to create new ones. */
export const FEW_RECOVERY_CODES = 3;

/** Maximum number of passkeys per account. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;

const SIGNS = 10;

/** A recovery code in its stored form: "ab2cd-ef3gh". */
export function recoveryCodeOf(typed: string): string {
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`;
}

/** Accepts a typed recovery code in any case, with any spaces and hyphens. */
export const recoveryCodeSchema = v.pipe(
  v.string(),
  v.transform(recoveryCodeOf),
  v.length(SIGNS + 1, `O código de recuperação tem ${SIGNS} letras e números`),
);

export const passkeyNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Dê um nome à chave'),
  v.maxLength(PASSKEY_NAME_MAX, `Use no máximo ${PASSKEY_NAME_MAX} caracteres no nome`),
);
