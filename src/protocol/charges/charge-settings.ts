import * as v from 'valibot';
import { PIX_KINDS, pixKeyOf } from '#domain/coaching/pix-key';
import { day, id, whole } from '#domain/record/fields';
import { CHARGE_LIMITS as LIMITS, payeeSchema } from './charges';
import { proofFields } from './proof';

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** Consequence of overdue charges: none, no new charges, or a warning before publishing. */
export const OVERDUE_ACTS = ['none', 'pause', 'hold'] as const;
export type OverdueAct = (typeof OVERDUE_ACTS)[number];

/** GET and PUT /api/charges/settings. */
export const chargeSettingsSchema = v.object({
  ladder: v.pipe(
    v.array(whole(-15, 60)),
    v.maxLength(LIMITS.ladder),
    v.check((list) => new Set(list).size === list.length),
  ),
  /**
   * Custom wording by step of the ladder, with the placeholders `{nome}`, `{valor}` and `{dia}`.
   */
  wordings: v.record(v.pipe(v.string(), v.regex(/^-?\d{1,2}$/)), line(LIMITS.wording)),
  overdue: v.picklist(OVERDUE_ACTS),
  overdueDays: whole(1, 60),
});
export type ChargeSettings = v.InferOutput<typeof chargeSettingsSchema>;

/**
 * GET /api/charges/hold/:student, by a professional who wants a warning before publishing. It
 * returns the charge that is overdue by more than their limit. Null for none, and for professionals
 * with another choice.
 */
export const chargeHoldSchema = v.object({
  charge: v.nullable(
    v.object({
      id,
      due: day,
      /** IANA zone of its due day. */
      zone: v.string(),
      left: whole(1, Number.MAX_SAFE_INTEGER),
    }),
  ),
});
export type ChargeHold = v.InferOutput<typeof chargeHoldSchema>['charge'];

/**
 * GET and PUT /api/charges/payee: the payee data. PUT mails a notice of the change. It requires
 * proof of identity (see {@link proofFields}), except for the first payee before the first charge.
 */
export const newPayeeSchema = v.object({
  name: v.pipe(line(LIMITS.payeeName), v.minLength(1)),
  /** Empty for none; a Pix code then has the country. */
  city: line(LIMITS.payeeCity),
  pix: v.nullable(
    v.pipe(
      v.object({ kind: v.picklist(PIX_KINDS), key: v.string() }),
      v.check(({ kind, key }) => pixKeyOf(kind, key)?.key === key),
    ),
  ),
  ...proofFields,
});
export type NewPayee = v.InferOutput<typeof newPayeeSchema>;
export const ownPayeeSchema = v.nullable(
  v.object({
    ...payeeSchema.entries,
    /** A stored key that later rules refuse. Payers do not see it, and `pix` is null. */
    invalidPix: v.optional(payeeSchema.entries.pix, null),
  }),
);
export type OwnPayee = NonNullable<v.InferOutput<typeof ownPayeeSchema>>;
