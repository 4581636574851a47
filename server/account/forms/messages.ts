import { EMAIL_MESSAGE, PASSWORD_MAX, PASSWORD_MIN } from '#domain/account/account';
import { SECOND_FACTOR_MESSAGES } from './second-factor-messages';

const GENERIC = 'O pedido não foi aceito. Confira os dados e tente de novo.';
const BROKEN =
  'Não deu para concluir agora. O problema é do nosso lado; tente de novo em instantes.';
const SIGN_IN_AGAIN = 'Entre na sua conta para continuar.';
const DEAD_LINK = 'Este link não vale mais. Peça outro em "Esqueci a senha".';

/** Portuguese for the auth library's codes, and for those that our own checks add. */
const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL: EMAIL_MESSAGE,
  INVALID_EMAIL_OR_PASSWORD: 'E-mail ou senha não conferem. Confira os dois e tente de novo.',
  INVALID_PASSWORD: 'A senha não confere. Digite de novo.',
  INVALID_NAME: 'Escreva como quer que a gente chame você',
  INVALID_USER: GENERIC,
  USER_NOT_FOUND: GENERIC,
  USER_EMAIL_NOT_FOUND: GENERIC,
  ACCOUNT_NOT_FOUND: GENERIC,
  CREDENTIAL_ACCOUNT_NOT_FOUND: GENERIC,
  EMAIL_NOT_VERIFIED: 'Falta confirmar o seu e-mail. Mandamos um novo código para ele.',
  EMAIL_ALREADY_VERIFIED: 'Este e-mail já foi confirmado. Entre com a sua senha.',
  EMAIL_MISMATCH: 'Este e-mail não é o da sua conta. Confira e tente de novo.',
  EMAIL_CAN_NOT_BE_UPDATED: 'O e-mail não pode ser trocado aqui.',
  CHANGE_EMAIL_DISABLED: 'O e-mail não pode ser trocado aqui.',
  VERIFICATION_EMAIL_NOT_ENABLED: GENERIC,
  PASSWORD_TOO_SHORT: `Use pelo menos ${PASSWORD_MIN} caracteres na senha`,
  PASSWORD_TOO_LONG: `Use no máximo ${PASSWORD_MAX} caracteres na senha`,
  PASSWORD_COMMON:
    'Esta senha é fácil de adivinhar. Escolha outra, com palavras que só você juntaria.',
  GUARDIAN_REQUIRED:
    'Com menos de 18 anos, quem responde por você precisa concordar. Preencha a autorização.',
  PASSWORD_ALREADY_SET: 'Esta conta já tem uma senha.',
  USER_ALREADY_HAS_PASSWORD: 'Esta conta tem uma senha. Digite-a para continuar.',
  USER_ALREADY_EXISTS: GENERIC,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: GENERIC,
  INVALID_OTP: 'O código não confere. Confira o e-mail mais recente e tente de novo.',
  EMAIL_IS_YOURS: 'Este já é o e-mail da sua conta.',
  EMAIL_TAKEN: 'Este e-mail já é de outra conta. Use um e-mail diferente.',
  CODE_REQUIRED: 'Digite também o código do seu app autenticador.',
  PASSWORD_NEEDED: 'Por segurança, digite a sua senha.',
  CURRENT_SESSION: 'Para sair deste aparelho, use "Sair deste aparelho" no perfil.',
  SESSION_NOT_FOUND: 'Este aparelho já não está na sua conta.',
  OTP_EXPIRED: 'O código venceu. Peça outro.',
  TOO_MANY_ATTEMPTS: 'Este código já foi tentado cinco vezes. Peça outro.',
  INVALID_TOKEN: DEAD_LINK,
  TOKEN_EXPIRED: DEAD_LINK,
  RESET_PASSWORD_DISABLED: BROKEN,
  EMAIL_PASSWORD_DISABLED: BROKEN,
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'No momento não é possível criar novas contas.',
  UNAUTHORIZED: SIGN_IN_AGAIN,
  SESSION_EXPIRED: 'Por segurança, entre de novo para continuar.',
  SESSION_NOT_FRESH: 'Por segurança, entre de novo para continuar.',
  FAILED_TO_GET_SESSION: SIGN_IN_AGAIN,
  FAILED_TO_CREATE_SESSION: BROKEN,
  FAILED_TO_CREATE_USER: BROKEN,
  FAILED_TO_UPDATE_USER: BROKEN,
  FAILED_TO_GET_USER_INFO: BROKEN,
  FAILED_TO_CREATE_VERIFICATION: BROKEN,
  FAILED_TO_UNLINK_LAST_ACCOUNT: GENERIC,
  SOCIAL_ACCOUNT_ALREADY_LINKED: GENERIC,
  LINKED_ACCOUNT_ALREADY_EXISTS: GENERIC,
  PROVIDER_NOT_FOUND: GENERIC,
  ID_TOKEN_NOT_SUPPORTED: GENERIC,
  INVALID_ORIGIN: 'Este pedido veio de outro site e não foi aceito.',
  MISSING_OR_NULL_ORIGIN: 'Este pedido veio de outro site e não foi aceito.',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'Este pedido veio de outro site e não foi aceito.',
  INVALID_CALLBACK_URL: GENERIC,
  INVALID_REDIRECT_URL: GENERIC,
  INVALID_ERROR_CALLBACK_URL: GENERIC,
  INVALID_NEW_USER_CALLBACK_URL: GENERIC,
  CALLBACK_URL_REQUIRED: GENERIC,
  SUSPENDED:
    'Esta conta está suspensa. O motivo foi para o seu e-mail; para conversar, use o contato do Aviso de privacidade.',
  FIELD_NOT_ALLOWED: GENERIC,
  MISSING_FIELD: GENERIC,
  VALIDATION_ERROR: GENERIC,
  ASYNC_VALIDATION_NOT_SUPPORTED: GENERIC,
  BODY_MUST_BE_AN_OBJECT: GENERIC,
  METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED: GENERIC,
  NAMELESS_ERASED:
    'O que estava aqui sem conta foi apagado do servidor depois de 60 dias sem uso. O aparelho ainda tem o que registrou.',
  NAMELESS_REFUSED: 'Este aparelho já tem uma conta. Entre com ela para continuar.',
  ...SECOND_FACTOR_MESSAGES,
};

/** The sentence for a code of the auth service; a general one for an unknown code. */
export function authMessage(code: string | undefined, status: number): string {
  const known = code !== undefined && Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined;
  if (known !== undefined) return known;
  if (status === 401) return SIGN_IN_AGAIN;
  return status >= 500 ? BROKEN : GENERIC;
}
