import { spaceOf } from '#protocol/space';
import type { Client } from '../../api/client';
import type { Mirror } from '../../replica/mirror/mirror';
import { createReplica, type Replica } from '../../replica/replica';
import { BEAT_KEY } from '../../sync/beats';
import type { Account } from '../store/account';
import { createBackgroundSync } from '../store/background-sync';
import { studentPlace } from '../store/student-copies';
import { asGuest, type GuestDeps } from './student-guest';
import { rereadUnderNewTerms, termsOf } from './student-terms';

export interface StudentCopyDeps extends Omit<GuestDeps, 'terms'> {
  /** The coach's own replica. */
  readonly home: Replica;
  readonly client: Client;
  readonly student: string;
  readonly mirror: Mirror;
  wall(): number;
  /** Called when the link is over; nothing more is sent or read. */
  onGone(): void;
}

/** Opens a student's records on a coach's device, with their own database, mirror and engine. */
export async function openStudentCopy(deps: StudentCopyDeps): Promise<Account> {
  const { home, client, student, mirror, wall, onGone } = deps;
  const place = studentPlace(home.account, student);
  const replica = await createReplica({
    account: home.account,
    place,
    space: spaceOf(student),
    mirror,
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(`anilha-${place}`) : null,
    wall,
    ticks: () => performance.now(),
  });
  const guest = asGuest(replica, { ...deps, terms: () => termsOf(home.account, student) });
  const stopRereading = rereadUnderNewTerms(replica, student);
  const sync = createBackgroundSync(guest, async () => {
    const { startStudentSync } = await import('./start-student-sync');
    return startStudentSync(guest, client, { place, beatKey: `${BEAT_KEY}~${student}`, onGone });
  });
  // A failure is retried at the next opening.
  void guest.tidy();
  void import('../../replica/upkeep/project-anew')
    .then(({ projectAnew }) => projectAnew(guest.inside))
    .catch(() => undefined);
  return {
    id: student,
    replica: guest,
    sync,
    close() {
      stopRereading();
      sync.close();
      replica.close();
      mirror.close?.();
    },
  };
}
