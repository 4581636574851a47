/** How many recovery codes are left: "Restam 8 códigos de recuperação". */
export function codesLeft(count: number): string {
  if (count === 0) return 'Nenhum código de recuperação resta';
  return count === 1 ? 'Resta 1 código de recuperação' : `Restam ${count} códigos de recuperação`;
}

/**
 * The key of an otpauth:// address in groups for typing: "ABCD EFGH …"; null if the address has
 * none.
 */
export function typedKey(address: string): string | null {
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(address)?.[1];
  return secret?.replace(/(.{4})(?=.)/g, '$1 ') ?? null;
}

/** The file in which recovery codes are kept. */
export function recoveryFile(codes: readonly string[], email: string): string {
  return [
    'Anilha: códigos de recuperação',
    `Conta: ${email}`,
    '',
    ...codes,
    '',
    'Cada código vale uma vez, no lugar do código do app autenticador.',
    'Guarde este arquivo onde só você chega.',
    '',
  ].join('\r\n');
}
