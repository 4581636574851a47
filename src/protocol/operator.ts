import * as v from 'valibot';

const analyticsSchema = v.object({
  /** The public key of the operator's project. */
  key: v.string(),
  /** Where events are sent, an address without a trailing slash. */
  host: v.string(),
});

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
  /** Where the use of the app is counted, of who consents to it; null for nowhere. */
  analytics: v.optional(v.nullable(analyticsSchema), null),
});

export type Operator = v.InferOutput<typeof operatorSchema>;
