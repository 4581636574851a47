/** Why the server refused one op. It does not block the rest of the batch. */
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

/** Codes that a person must see: the op stays in quarantine, exportable, with a retry. */
export const QUARANTINED: readonly OpCode[] = ['invalid', 'forbidden', 'too_large'];
