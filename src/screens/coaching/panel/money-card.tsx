import { Link } from 'wouter';
import { moneyMonths } from '#domain/charges/money-months';
import type { LocalDay } from '#domain/local-day';
import { monthMoney } from '#words/charges/charge-list';
import { useCharges } from '../../../data/charges/charges';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';

const NOTHING = { expected: 0, received: 0, overdue: 0 };

/** This month's money with a link to it, after the students who need the coach. */
export function MoneyCard({ today }: { today: LocalDay }) {
  const { charges } = useCharges({ watched: false });
  if (charges.state !== 'ready') return null;
  const own = charges.value.charges.filter(({ as }) => as === 'coach');
  const months = moneyMonths(own, today);
  const sums = months.find(({ month }) => month === today.slice(0, 7)) ?? NOTHING;
  return (
    <Card as="section" labelledBy="money">
      <SectionTitle id="money">Cobranças do mês</SectionTitle>
      <p>{monthMoney(sums)}</p>
      <p>
        <Link href="/app/charges" className={buttonClass({ variant: 'quiet' })}>
          Ver cobranças
        </Link>
      </p>
    </Card>
  );
}
