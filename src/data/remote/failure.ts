import { ApiError, failureKind } from '../../api/errors';

/** Why a call failed, by a code with a text in words/errors. */
export type Failure = {
  failure: 'offline' | 'broken' | 'refused' | 'signed_out' | 'too_many';
  /** The server's message in Portuguese, if any. */
  said: string | undefined;
  /** The server's code for the refusal. */
  code: string | undefined;
};

export function failureOf(error: unknown): Failure {
  const kind = failureKind(error);
  const status = error instanceof ApiError ? error.status : 0;
  const code = error instanceof ApiError ? error.code : undefined;
  const said = error instanceof ApiError ? error.said : undefined;
  // Where another service failed, the server's message says what is certain; a proxy has none.
  if (kind !== 'refused') return { failure: kind, said: status === 502 ? said : undefined, code };
  if (status === 429) return { failure: 'too_many', said, code };
  return { failure: 'refused', said, code };
}

/**
 * Why the known state is not current; null if it is.
 * @param isAsked whether there is a session for requests
 */
export function whyNot(error: unknown, isAsked: boolean): Failure | null {
  if (!isAsked) return { failure: 'signed_out', said: undefined, code: undefined };
  return error === undefined ? null : failureOf(error);
}
