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
 * GET /api/charges/:id/receipt, by either side of a charge: the numbers of both on its receipt. All
 * are null before a payment is settled.
 */
export const receiptPeopleSchema = v.object({
  payer: v.object({ taxNumber: v.nullable(v.string()) }),
  payee: v.object({ taxNumber: v.nullable(v.string()), cref: v.nullable(v.string()) }),
});
export type ReceiptPeople = v.InferOutput<typeof receiptPeopleSchema>;
