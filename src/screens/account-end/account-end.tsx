import { useSession } from '../../data/account/session';
import { Erased } from './erased';
import { Leaving } from './leaving';

/** Decides first whether the account is deleted, and what stays on this device. */
export default function AccountEnd() {
  return useSession().status === 'leaving' ? <Leaving /> : <Erased />;
}
