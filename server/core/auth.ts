/** The person behind a request. */
export type Actor = { id: string; name: string; email: string };

export type Session = {
  id: string;
  user: Actor;
  /** Epoch ms. */
  startedAt: number;
  /** Epoch ms. */
  expiresAt: number;
  /** Epoch ms of the account's erasure, if its person requested that and can still cancel. */
  erasesAt?: number;
};

/** A signed-in person's proof before a sensitive act. */
export type Proof = {
  password: string;
  /** Code of the second factor, if it is on. */
  code?: string | undefined;
};

/** The part of the auth library that the rest of the server needs; created in server/account. */
export type Auth = {
  /** Answers a request under /api/auth with the auth library. */
  handle: (request: Request) => Promise<Response>;
  /**
   * The session of the cookie in these headers; null if it expired or is missing. It notes the use,
   * but does not extend the session.
   */
  session: (headers: Headers) => Promise<Session | null>;
  /** Null if the proof is right, otherwise the error code. */
  refusedProof: (person: string, proof: Proof) => Promise<string | null>;
};
