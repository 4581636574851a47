import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Matches no slash, because stack traces contain scoped packages in paths. */
const ADDRESS = /[^\s@"'<>()[\],;/\\]+@[^\s@"'<>()[\],;/\\]+/g;
/** Input quoted by error messages of valibot, JSON.parse and PostgreSQL (data exceptions). */
const READ = /\breceived .*|".*"/gs;
const DATA_EXCEPTION = /^22\w{3}$/;
const TOKEN = /\b(token|code|otp|password|secret)=[^\s&"']+/gi;

/**
 * Creates the server's log. Errors keep only class, code, message and stack, because drivers put
 * row values in other fields. E-mail addresses, tokens and unreadable input are removed from
 * messages.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: ['email', '*.email', 'token', '*.token', 'password', '*.password'],
    serializers: { err: plainError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const said = isOfReading(error) ? error.message.replace(READ, withoutValue) : error.message;
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    message: withoutPersons(said),
    stack: withoutPersons((error.stack ?? '').replace(error.message, () => said)),
  };
}

function isOfReading(error: Error): boolean {
  if (error.name === 'ValiError' || error instanceof SyntaxError) return true;
  return 'code' in error && DATA_EXCEPTION.test(String(error.code));
}

const withoutValue = (part: string) => (part.startsWith('"') ? '"[...]"' : 'received [...]');

/** Removes e-mail addresses and the values of secret parameters from a text. */
function withoutPersons(text: string): string {
  return text.replace(ADDRESS, '[e-mail]').replace(TOKEN, '$1=[...]');
}
