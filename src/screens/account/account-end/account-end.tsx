import { useSession } from '../../../data/session/session';
import { Erased } from './erased';
import { Leaving } from './leaving';

/** Shown if the account awaits erasure or is gone, before other screens. */
export default function AccountEnd() {
  return useSession().status === 'leaving' ? <Leaving /> : <Erased />;
}
