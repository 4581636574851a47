import type { Reason } from '#domain/coaching/attention';

/** A message template of the catalogue. */
const PRAISE = 'praise-record';

/** Where the main action of a row leads: the person, their messages or their fichas. */
export function actionAddress(student: string, reason: Reason): string {
  const own = `/app/students/${student}`;
  switch (reason.kind) {
    case 'charge':
      return `/app/charges/${reason.charge}`;
    case 'not-training':
    case 'message':
      return `${own}/messages`;
    case 'record':
      // Begins with the ready text for it; nothing is sent by that.
      return `${own}/messages?template=${PRAISE}`;
    case 'no-program':
    case 'program-ending':
    case 'program-review':
      return `${own}/programs`;
    default:
      return own;
  }
}
