import { Wallet } from 'lucide-react';
import { useCharges } from '../../data/charges/charges';
import { useProfessional } from '../../data/coaching/professional';
import { useStudents } from '../../data/coaching/students';
import { ListRow } from '../../ui/display/list-row';
import { StatusPill } from '../../ui/display/status-pill';
import { renderLink } from '../page/render-link';

/** Link to the charges that the person creates; absent without students. */
export function ChargesLink() {
  const professional = useProfessional();
  const students = useStudents();
  const { charges } = useCharges({ watched: false });
  const own =
    charges.state === 'ready' ? charges.value.charges.filter(({ as }) => as === 'coach') : [];
  const coaches =
    (professional.state === 'ready' && professional.value !== null) ||
    (students.state === 'ready' && students.value.length > 0);
  if (!coaches && own.length === 0) return null;
  const claimed = own.filter(({ standing }) => standing === 'claimed').length;
  return (
    <ListRow
      href="/app/charges"
      renderLink={renderLink}
      title="Cobranças"
      leading={<Wallet />}
      trailing={claimed > 0 && <StatusPill tone="info">{claimed} para confirmar</StatusPill>}
    />
  );
}
