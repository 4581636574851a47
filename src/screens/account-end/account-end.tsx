import { useSession } from '../../data/session';
import { Erased } from './erased';
import { Leaving } from './leaving';

/** What is decided before anything else: whether an account goes, and what is left of it here. */
export default function AccountEnd() {
  return useSession().status === 'leaving' ? <Leaving /> : <Erased />;
}
