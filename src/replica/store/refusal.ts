import type { Excess } from '#domain/record/registers';

/** The write would break a limit of its record; nothing was written. */
export class CommitRefused extends Error {
  override name = 'CommitRefused';
  constructor(readonly excess: Excess | 'value') {
    super(`Refused: ${excess}`);
  }
}
