import type { AccountData } from '#protocol/account/account-data';
import type { Client } from '../../api/client';
import type { Packed } from './zip-file';

type Parts = AccountData['parts'];

const PAYMENTS = 'charge_payment';

/**
 * Fetches the receipts of a person's payments one by one, and replaces their addresses with file
 * names. Throws if one cannot be fetched.
 */
export async function receiptCopies(
  client: Pick<Client, 'get'>,
  parts: Parts,
): Promise<{ readonly parts: Parts; readonly pictures: readonly Packed[] }> {
  const pictures: Packed[] = [];
  const rows: Parts[string] = [];
  for (const row of parts[PAYMENTS] ?? []) {
    const address = row.receipt;
    if (typeof address !== 'string') {
      rows.push(row);
      continue;
    }
    const content = await client.get(address);
    if (!(content instanceof Blob)) throw new Error('A receipt is no file');
    const ending = content.type === 'application/pdf' ? 'pdf' : 'jpg';
    const name = `comprovante-${pictures.length + 1}.${ending}`;
    pictures.push({ name, content });
    rows.push({ ...row, receipt: name });
  }
  return { parts: PAYMENTS in parts ? { ...parts, [PAYMENTS]: rows } : parts, pictures };
}
