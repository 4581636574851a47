import * as v from 'valibot';
import { normalCnpj, normalCpf } from '#domain/coaching/tax-number';

/** The digits of a CPF, or the characters of a CNPJ, with valid check digits. */
const taxNumberSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.check((text) => (normalCpf(text) ?? normalCnpj(text)) === text),
);

/** GET and PUT (204) /api/charges/identity: the person's own number on receipts; null for none. */
export const receiptIdentitySchema = v.object({ taxNumber: v.nullable(taxNumberSchema) });
export type ReceiptIdentity = v.InferOutput<typeof receiptIdentitySchema>;

/**
 * GET /api/charges/:id/receipt, by either side of a charge with a settled payment (404
 * `unknown_payment` before that): the numbers of both on its receipt.
 */
export const receiptPeopleSchema = v.object({
  payer: v.object({ taxNumber: v.nullable(v.string()) }),
  payee: v.object({ taxNumber: v.nullable(v.string()), cref: v.nullable(v.string()) }),
});
export type ReceiptPeople = v.InferOutput<typeof receiptPeopleSchema>;
