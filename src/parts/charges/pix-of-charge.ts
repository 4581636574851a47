import { brCode } from '#domain/charges/br-code';
import type { PixKey } from '#domain/coaching/pix-key';
import type { Charge, Payee } from '../../data/charges/charges';

/** The Pix code for the rest of a charge, to the professional's own key. */
export function pixOfCharge(
  { id, left }: Pick<Charge, 'id' | 'left'>,
  { name, city, pix }: Omit<Payee, 'pix'> & { readonly pix: PixKey },
): string {
  return brCode({ key: pix.key, name, city, centavos: left, txid: id });
}
