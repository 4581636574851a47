/** Sent by the page when the person, or the rule for long hidden tabs, lets the update in. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Whether a message asks the waiting worker to take over. It never does so by itself. */
export function asksToTakeOver(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === SKIP_WAITING
  );
}
