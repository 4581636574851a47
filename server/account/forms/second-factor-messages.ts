const WRONG_CODE = 'O código não confere. Veja o que o app mostra agora e tente de novo.';
const BEGIN_AGAIN = 'Este passo venceu. Volte e digite a sua senha de novo.';
const NOT_ON = 'A verificação em duas etapas não está ligada.';
const UNKNOWN_KEY = 'Esta chave de acesso não é de nenhuma conta daqui. Entre com a sua senha.';
const KEY_FAILED = 'A chave de acesso não foi aceita. Tente de novo ou entre com a sua senha.';
const NOT_ADDED = 'A chave de acesso não pôde ser adicionada. Tente de novo.';

/** Portuguese messages by code of the second factor and passkeys, used by messages.ts. */
export const SECOND_FACTOR_MESSAGES: Readonly<Record<string, string>> = {
  INVALID_CODE: WRONG_CODE,
  CODE_USED: 'Este código não confere ou já foi usado. Espere o app mostrar o próximo e digite-o.',
  INVALID_BACKUP_CODE: 'O código de recuperação não confere, ou já foi usado. Tente outro.',
  INVALID_TWO_FACTOR_COOKIE: BEGIN_AGAIN,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE:
    'Foram cinco códigos errados. Volte e digite a sua senha de novo.',
  FAILED_TO_INVALIDATE_TWO_FACTOR_CHALLENGE: BEGIN_AGAIN,
  ACCOUNT_TEMPORARILY_LOCKED:
    'Foram muitas tentativas seguidas. Espere 15 minutos e tente de novo.',
  SECOND_FACTOR_REQUIRED: 'Esta conta pede um segundo passo. Entre com a sua senha para continuar.',
  TOTP_ALREADY_ENABLED: 'A verificação em duas etapas já está ligada.',
  TOTP_NOT_ENABLED: NOT_ON,
  TOTP_NOT_CONFIGURED: NOT_ON,
  TWO_FACTOR_NOT_ENABLED: NOT_ON,
  BACKUP_CODES_NOT_ENABLED: NOT_ON,
  OTP_NOT_ENABLED: NOT_ON,
  OTP_NOT_CONFIGURED: NOT_ON,
  OTP_HAS_EXPIRED: WRONG_CODE,
  CHALLENGE_NOT_FOUND: 'O pedido venceu. Toque em entrar com chave de acesso de novo.',
  PASSKEY_NOT_FOUND: UNKNOWN_KEY,
  AUTHENTICATION_FAILED: KEY_FAILED,
  USER_NOT_VERIFIED:
    'O aparelho não confirmou que é você. Ligue o bloqueio de tela dele e tente de novo.',
  PREVIOUSLY_REGISTERED: 'Este aparelho já tem uma chave de acesso desta conta.',
  TOO_MANY_PASSKEYS: 'Uma conta pode ter até 20 chaves de acesso. Remova uma para adicionar outra.',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: NOT_ADDED,
  FAILED_TO_VERIFY_REGISTRATION: NOT_ADDED,
  FAILED_TO_UPDATE_PASSKEY: 'O nome não pôde ser trocado. Tente de novo.',
  REGISTRATION_CANCELLED: NOT_ADDED,
  AUTH_CANCELLED: KEY_FAILED,
  UNABLE_TO_CREATE_SESSION: KEY_FAILED,
  SESSION_REQUIRED: 'Entre na sua conta para continuar.',
  RESOLVE_USER_REQUIRED: 'Entre na sua conta para continuar.',
  RESOLVED_USER_INVALID: NOT_ADDED,
  UNKNOWN_ERROR: NOT_ADDED,
};
