import type { Reason } from '#domain/coaching/attention';

/** A message template of the app. */
const PRAISE = 'praise-record';

/** The target of a row's main action: the student, their messages, their fichas, or a charge. */
export function actionAddress(student: string, reason: Reason): string {
  const own = `/app/students/${student}`;
  switch (reason.kind) {
    case 'charge':
      return `/app/charges/${reason.charge}`;
    case 'not-training':
    case 'message':
      return `${own}/messages`;
    case 'record':
      // Opens the field with the template; nothing is sent by that.
      return `${own}/messages?template=${PRAISE}`;
    case 'no-program':
    case 'program-ending':
    case 'program-review':
      return `${own}/programs`;
    default:
      return own;
  }
}
