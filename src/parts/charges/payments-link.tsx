import { ReceiptText } from 'lucide-react';
import { useCharges } from '../../data/charges/charges';
import { List, ListRow } from '../../ui/display/list-row';
import { StatusPill } from '../../ui/display/status-pill';
import { renderLink } from '../page/render-link';

interface PaymentsLinkProps {
  /** Set if the link is not part of a list. */
  alone?: boolean;
}

/** Link to the charges that the person pays; absent before the first one. */
export function PaymentsLink({ alone = false }: PaymentsLinkProps) {
  const { charges } = useCharges({ watched: false });
  if (charges.state !== 'ready') return null;
  const own = charges.value.charges.filter(({ as }) => as === 'student');
  if (own.length === 0 && !charges.value.subscriptions.some(({ as }) => as === 'student')) {
    return null;
  }
  const due = own.filter(({ standing }) => standing === 'open' || standing === 'partial').length;
  const line = (
    <ListRow
      href="/app/payments"
      renderLink={renderLink}
      title="Pagamentos"
      leading={<ReceiptText />}
      trailing={due > 0 && <StatusPill tone="info">{due} em aberto</StatusPill>}
    />
  );
  return alone ? <List label="Pagamentos">{line}</List> : line;
}
