const NOBODY = 'a pessoa ou empresa que mantém este endereço';

/** Where nobody said how to be reached. */
export const UNKNOWN_CONTACT = `o contato que ${NOBODY} informa a você`;

/** "Academia Tal (CNPJ ...)", or words that stay true while nobody filled it in. */
export function operatorName(operator: { name: string | null; document: string | null }): string {
  const { name, document } = operator;
  if (name === null) return NOBODY;
  return document === null ? name : `${name} (${document})`;
}
