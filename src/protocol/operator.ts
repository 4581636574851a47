import * as v from 'valibot';

/**
 * Answer of GET /api/operator: who runs this address and answers for the data (the controller of
 * the LGPD). Every part is null until the operator fills it in.
 */
export const operatorSchema = v.object({
  name: v.nullable(v.string()),
  /** CNPJ or CPF, as the operator writes it. */
  document: v.nullable(v.string()),
  /** An e-mail address. */
  contact: v.nullable(v.string()),
});

export type Operator = v.InferOutput<typeof operatorSchema>;
