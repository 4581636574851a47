import * as v from 'valibot';

/** The one message for an e-mail that is missing, malformed or too long. */
export const EMAIL_MESSAGE = 'Por favor, insira um e-mail válido';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 80;
export const CODE_LENGTH = 6;

/** Day on which the published terms and privacy notice took effect; stored with the acceptance. */
export const TERMS_VERSION = '2026-11-22';

export const emailSchema = v.pipe(
  v.string(EMAIL_MESSAGE),
  v.trim(),
  v.toLowerCase(),
  v.email(EMAIL_MESSAGE),
  v.maxLength(254, EMAIL_MESSAGE),
);

export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, `Use pelo menos ${PASSWORD_MIN} caracteres na senha`),
  v.maxLength(PASSWORD_MAX, `Use no máximo ${PASSWORD_MAX} caracteres na senha`),
);

/**
 * Refused in a name: control characters (line breaks too), text-direction marks, and text that mail
 * programs turn into links.
 */
const NO_NAME =
  /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|:\/\/|\bwww\.|\.(com|net|org|br|app|io|link|site|online)\b/iu;

export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Escreva como quer que a gente chame você'),
  v.maxLength(NAME_MAX, `Use no máximo ${NAME_MAX} caracteres no nome`),
  v.check((name) => !NO_NAME.test(name), 'Escreva só o nome, sem links nem quebras de linha'),
);

export const mailCodeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\D/g, '')),
  v.length(CODE_LENGTH, `O código tem ${CODE_LENGTH} números`),
);
