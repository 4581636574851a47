import { reviveDates } from './dates';

/** `keep` leaves every string unchanged: sync bodies contain people's own texts. */
export type DateReading = 'revive' | 'keep';

/**
 * The body of an answer by its content type: JSON, text, or a Blob; null for a status without body.
 * @throws SyntaxError for invalid JSON
 */
export async function answerBody(response: Response, dates: DateReading): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return null;
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (type === 'application/json' || type.endsWith('+json')) {
    const text = await response.text();
    if (text === '') return null;
    return JSON.parse(text, dates === 'revive' ? reviveDates : undefined);
  }
  if (type === '' || type.startsWith('text/')) {
    const text = await response.text();
    // An empty page, for example of a captive portal, is not null: only JSON can express an absent
    // value.
    return text === '' && !response.ok ? null : text;
  }
  return response.blob();
}
