import { BarChart } from '../charts/bar-chart';
import type { ChartPoint, ChartX } from '../charts/chart-data';
import { HeatMap } from '../charts/heat-map';
import { LineChart } from '../charts/line-chart';
import { Card } from '../display/card';
import { Grid, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const formatValue = (value: number) => number.format(value).replace('-', '\u2212');
const formatX = (x: ChartX) => date.format(new Date(`${x}T00:00:00Z`));

const dayFrom = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const loads = [70, 70, 72.5, 72.5, 75, 74, 77.5, 77.5, 80, 79, 82.5];
const bench: ChartPoint[] = loads.map((value, index) => ({
  x: dayFrom('2026-09-04', index * 7 + (index % 3)),
  value,
  ...([2, 4, 8, 10].includes(index) && { mark: 'record' as const }),
}));

/** A fluctuating body weight, equal on every visit. */
const weight: ChartPoint[] = Array.from({ length: 90 }, (_, day) => ({
  x: dayFrom('2026-08-20', day),
  value: 84.2 - day * 0.035 + Math.sin(day * 1.7) * 0.5 + Math.cos(day * 0.6) * 0.3,
}));
const trend = weight.map(({ x }, day) => {
  const week = weight.slice(Math.max(0, day - 6), day + 1);
  return { x, value: week.reduce((sum, { value }) => sum + value, 0) / week.length };
});
const years: ChartPoint[] = Array.from({ length: 2000 }, (_, day) => ({
  x: dayFrom('2021-05-01', day),
  value: 40 + day * 0.03 + Math.sin(day / 40) * 8 + (((day * 7919) % 101) - 50) / 20,
}));
const balance: ChartPoint[] = [3, 1.5, 0, -2, -1, -3.5, 0.5].map((value, index) => ({
  x: dayFrom('2026-11-01', index),
  value,
}));

const weeks: ChartPoint[] = [38, 52, 0, 47, 61, 58, 33, 66, 64, 70, 41, 57].map((value, index) => ({
  x: dayFrom('2026-08-31', index * 7),
  value,
  ...(index === 9 && { mark: 'record' as const }),
}));
const days = Array.from({ length: 365 }, (_, day) => ({
  x: dayFrom('2025-11-21', day),
  value: [0, 19, 0, 22, 0, 14, 8][day % 7] ?? 0,
})).filter(({ value }, day) => value > 0 && (day * 7919) % 11 > 2);
const levels = [1, 10, 15, 20] as const;

export function KitCharts() {
  const common = { formatValue, formatX, xLabel: 'Dia', empty: 'Nenhuma medida ainda' };
  return (
    <Stack>
      <SectionTitle>Gráficos</SectionTitle>
      <Grid>
        <Card>
          <LineChart
            {...common}
            label="Carga do supino reto"
            summary="Supino reto: de 70 para 82,5 kg em 10 semanas, +18%."
            unit="kg"
            series={[{ name: 'Carga', points: bench }]}
          />
        </Card>
        <Card>
          <LineChart
            {...common}
            label="Peso do corpo"
            unit="kg"
            goal={{ value: 80, label: 'Meta' }}
            series={[
              { name: 'Tendência', points: trend },
              { name: 'Peso', points: weight, look: 'dots' },
            ]}
          />
        </Card>
        <Card>
          <LineChart
            {...common}
            label="Dois mil dias"
            unit="kg"
            series={[{ name: 'Carga', points: years }]}
          />
        </Card>
        <Card>
          <LineChart
            {...common}
            label="Variação da semana"
            unit="kg"
            series={[
              { name: 'Variação', points: balance },
              { name: 'Antes', points: balance.map(({ x, value }) => ({ x, value: value / 2 })) },
              { name: 'Média', points: balance.map(({ x }) => ({ x, value: -0.2 })) },
            ]}
          />
        </Card>
        <Card>
          <LineChart
            {...common}
            label="Uma medida só"
            unit="cm"
            series={[{ name: 'Cintura', points: [{ x: '2026-11-20', value: 82 }] }]}
          />
        </Card>
        <Card>
          <LineChart
            {...common}
            label="Sem medidas"
            unit="cm"
            series={[{ name: 'Braço', points: [] }]}
          />
        </Card>
        <Card>
          <BarChart
            {...common}
            label="Séries por semana"
            xLabel="Semana"
            valueLabel="Séries"
            points={weeks}
          />
        </Card>
        <Card>
          <BarChart
            {...common}
            label="Variação por dia"
            unit="kg"
            valueLabel="Variação"
            points={balance}
          />
        </Card>
        <Card>
          <BarChart
            {...common}
            label="Dois mil dias em barras"
            unit="kg"
            valueLabel="Carga"
            points={years}
          />
        </Card>
      </Grid>
      <Card>
        <HeatMap
          {...common}
          label="Séries por dia"
          valueLabel="Séries"
          unit={{ one: 'série', other: 'séries' }}
          from="2025-11-21"
          to="2026-11-20"
          levels={levels}
          points={days}
        />
      </Card>
    </Stack>
  );
}
