/** For how long one message of a page is heeded: a page that is gone is not waited for. */
const HEEDED_MS = 2000;
/** In all: what a slow line brings must not keep the app from being ready offline. */
const MOST_MS = 20_000;
const LOOK_MS = 100;

/** Pauses between the files of an installation while a person waits for a page. */
export interface GiveWay {
  /** A page is at work right now. */
  asked(): void;
  /** Resolves when it is the worker's turn. */
  turn(): Promise<void>;
}

export function createGiveWay(deps: { now(): number; wait(ms: number): Promise<void> }): GiveWay {
  const { now, wait } = deps;
  let heededUntil = Number.NEGATIVE_INFINITY;
  let given = 0;
  return {
    asked() {
      heededUntil = now() + HEEDED_MS;
    },
    async turn() {
      while (now() < heededUntil && given < MOST_MS) {
        await wait(LOOK_MS);
        given += LOOK_MS;
      }
    },
  };
}
