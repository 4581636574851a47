import { RECEIPT_BYTES } from '#protocol/charges/charges';
import { base64Of, sentPicture } from '../health/sent-picture';

export { RECEIPT_BYTES };

/** A receipt as it is sent, in base64. */
export type SentReceipt =
  | { readonly kind: 'picture'; readonly base64: string }
  | {
      readonly kind: 'pdf';
      readonly base64: string;
      readonly name: string;
      readonly bytes: number;
    };

/** Thrown for a PDF above the limit; `bytes` is its size. */
export class ReceiptTooLarge extends Error {
  override name = 'ReceiptTooLarge';
  constructor(readonly bytes: number) {
    super(`The receipt has ${bytes} bytes`);
  }
}

/**
 * A chosen file as a receipt: a PDF as it is, or a picture reduced to its pixels. Rejects with
 * {@link ReceiptTooLarge}, and with PhotoUnusable for anything else.
 */
export async function sentReceipt(file: File): Promise<SentReceipt> {
  // Some file dialogs give no type.
  if ((await file.slice(0, 5).text()) !== '%PDF-') {
    return { kind: 'picture', base64: await sentPicture(file) };
  }
  if (file.size > RECEIPT_BYTES) throw new ReceiptTooLarge(file.size);
  return { kind: 'pdf', base64: await base64Of(file), name: file.name, bytes: file.size };
}
