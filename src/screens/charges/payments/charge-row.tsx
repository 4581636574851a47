import { reais, standingOn } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import type { Charge } from '../../../data/charges/charges';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { ListRow } from '../../../ui/display/list-row';

interface ChargeRowProps {
  charge: Charge;
  /** Shows the payee's name, because there are several. */
  named: boolean;
}

/** A charge in a list, with a link to pay it or to its receipt. */
export function PaymentLine({ charge, named }: ChargeRowProps) {
  const today = useToday();
  const { id, standing, due, left, centavos, discount } = charge;
  const isPaid = standing === 'paid';
  const said = [
    ...(named ? [charge.other.name] : []),
    standingOn(standing, due, today),
    ...(isPaid ? [numericDay(due)] : []),
  ];
  return (
    <ListRow
      href={isPaid ? `/app/payments/${id}/receipt` : `/app/payments/checkout?charge=${id}`}
      renderLink={renderLink}
      title={charge.title}
      subtitle={said.join(' · ')}
      trailing={reais(left > 0 ? left : centavos - discount)}
    />
  );
}
