/** How long one message of a page counts, ms; a page that is gone sends no more. */
const HEEDED_MS = 2000;
/** Maximum total pause, ms, so that a slow line does not prevent the installation. */
const MOST_MS = 20_000;
const LOOK_MS = 100;

/** Pauses between the files of an installation while a person waits for a page. */
export interface GiveWay {
  /** Announces that a page is loading right now. */
  asked(): void;
  /** Resolves when the worker may continue. */
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
