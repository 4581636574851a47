import * as v from 'valibot';

const analyticsSchema = v.object({
  /** The public key of the operator's project. */
  key: v.string(),
  /** Address of the event endpoint, without a trailing slash. */
  host: v.string(),
});

/**
 * Answer of GET /api/operator: the operator of this address, who is the controller of the LGPD.
 * Every part is null until the operator fills it in.
 */
export const operatorSchema = v.object({
  name: v.nullable(v.string()),
  /** CNPJ or CPF, as the operator writes it. */
  document: v.nullable(v.string()),
  /** An e-mail address. */
  contact: v.nullable(v.string()),
  /** The analytics service, used with consent; null for none. */
  analytics: v.optional(v.nullable(analyticsSchema), null),
});

export type Operator = v.InferOutput<typeof operatorSchema>;
