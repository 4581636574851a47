/** Why a backup was not made or not restored, in words for an operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
