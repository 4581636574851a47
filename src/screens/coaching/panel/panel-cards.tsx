import { listTime, moneyOfMonth } from '#domain/charges/money-months';
import { monthOf } from '#domain/progress/calendar';
import { monthMoney } from '#words/charges/charge-list';
import { adherenceSentence } from '#words/coaching/attention';
import { dayAndMonth } from '#words/format/day';
import { formatNumber } from '#words/format/number';
import { useCharges } from '../../../data/charges/charges';
import type { Panel } from '../../../data/coaching/coach-panel';
import { zoneHere } from '../../../data/store/zone-here';
import { useNow } from '../../../parts/input/use-now';
import { LinkButton } from '../../../parts/page/link-button';
import { BarChart } from '../../../ui/charts/bar-chart';
import type { ChartX } from '../../../ui/charts/chart-data';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';

const weekOf = (x: ChartX) => `semana de ${dayAndMonth(String(x))}`;
const figure = (value: number) => formatNumber(value, 0);

/** All students' adherence to their plan, week by week. */
export function AdherenceCard({ adherence }: Pick<Panel, 'adherence'>) {
  const [before, now] = adherence.slice(-2);
  return (
    <Card as="section" labelledBy="adherence">
      <SectionTitle id="adherence">Adesão da semana</SectionTitle>
      <BarChart
        label="Adesão por semana"
        summary={adherenceSentence(now?.percent ?? null, before?.percent ?? null)}
        points={adherence.flatMap(({ week, percent }, nth) =>
          percent === null
            ? []
            : [{ x: week, value: percent, running: nth === adherence.length - 1 }],
        )}
        unit="%"
        formatValue={figure}
        formatX={weekOf}
        xLabel="Semana"
        valueLabel="Adesão"
        empty="Aparece quando alguém que treina por uma ficha compartilha os treinos."
      />
    </Card>
  );
}

/** This month's money with a link to it, after the students who need the coach. */
export function MoneyCard() {
  const { charges } = useCharges({ watched: false });
  const now = useNow();
  if (charges.state !== 'ready') return null;
  const own = charges.value.charges.filter(({ as }) => as === 'coach');
  const time = listTime(own, now, zoneHere());
  return (
    <Card as="section" labelledBy="money">
      <SectionTitle id="money">Cobranças do mês</SectionTitle>
      <p>{monthMoney(moneyOfMonth(own, monthOf(time.today), time), time.today)}</p>
      <p>
        <LinkButton href="/app/charges" variant="quiet">
          Ver cobranças
        </LinkButton>
      </p>
    </Card>
  );
}
