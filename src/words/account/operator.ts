const NOBODY = 'a pessoa ou empresa que mantém este endereço';

/** The contact while none is configured. */
export const UNKNOWN_CONTACT = `o contato que ${NOBODY} informa a você`;

/** "Academia Tal (CNPJ ...)", or neutral words while the setting is empty. */
export function operatorName(operator: { name: string | null; document: string | null }): string {
  const { name, document } = operator;
  if (name === null) return NOBODY;
  return document === null ? name : `${name} (${document})`;
}
