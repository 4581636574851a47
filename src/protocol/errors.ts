/** Why the server refused one op. The rest of the batch is not held up by it. */
export const OP_CODES = [
  'clock',
  'full',
  'invalid',
  'forbidden',
  'too_large',
  'twin',
  'copy',
  'newer',
] as const;
export type OpCode = (typeof OP_CODES)[number];

/** Codes of an op that a person has to be shown: it stays in quarantine, exportable, with a retry. */
export const QUARANTINED: readonly OpCode[] = ['invalid', 'forbidden', 'too_large'];
