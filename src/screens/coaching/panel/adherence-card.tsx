import { adherenceSentence } from '#words/coaching/attention';
import { dayAndMonth } from '#words/format/day';
import { formatNumber } from '#words/format/number';
import type { Panel } from '../../../data/coaching/coach-panel';
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
