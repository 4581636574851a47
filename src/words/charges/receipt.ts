/** "111.444.777-35" of a CPF, "12.345.678/0001-95" of a CNPJ. */
export function shownTaxNumber(number: string): string {
  return number.length === 11
    ? number.replace(/^(...)(...)(...)/, '$1.$2.$3-')
    : number.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-');
}

interface Signed {
  readonly name: string;
  readonly taxNumber: string | null;
  readonly cref?: string | null;
}

/** A person on a receipt: "Carla Mendes, CPF 111.444.777-35, CREF 194882-G/SP". */
export function receiptPerson({ name, taxNumber, cref = null }: Signed): string {
  const said = [name];
  if (taxNumber !== null) {
    said.push(`${taxNumber.length === 11 ? 'CPF' : 'CNPJ'} ${shownTaxNumber(taxNumber)}`);
  }
  if (cref !== null) said.push(`CREF ${cref}`);
  return said.join(', ');
}
