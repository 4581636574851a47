/** Sent by a page when the person accepts an update, or by the rule for long hidden tabs. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Whether a message makes the waiting worker take over; it never does so by itself. */
export function asksToTakeOver(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === SKIP_WAITING
  );
}
