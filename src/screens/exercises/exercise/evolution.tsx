import { useCallback, useMemo, useState } from 'react';
import type { LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import {
  measuresOf,
  type TrendMeasure,
  type TrendSession,
  trendOf,
  usualLoads,
} from '#domain/progress/exercise-trend';
import { legibleSteps } from '#domain/progress/legible-steps';
import { rangeStart } from '#domain/progress/ranges';
import { longDay } from '#words/format/day';
import { formatLoad } from '#words/format/load';
import {
  formatTrendValue,
  trendChoice,
  trendFigure,
  trendName,
  trendPicture,
  trendSummary,
  trendUnit,
} from '#words/progress/exercise-trend';
import { formulaLabel } from '#words/progress/one-rep-max';
import type { EffectivePreferences } from '../../../data/store/preferences';
import { useToday } from '../../../parts/input/use-today';
import { RangeChoice } from '../../../parts/progress/range-choice';
import { useRange } from '../../../parts/progress/use-range';
import type { ChartX } from '../../../ui/charts/chart-data';
import { LineChart } from '../../../ui/charts/line-chart';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import { Disclosure } from '../../../ui/control/disclosure';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './exercise.module.css';

const MOST_LOADS = 6;

const formatX = (x: ChartX) => longDay(String(x));

const loadWords = (load: number, unit: LoadUnit) =>
  load === 0 ? 'sem carga' : `com ${formatLoad(load, unit)}`;

interface EvolutionProps {
  /** All sessions, of any day. */
  sessions: readonly TrendSession[];
  kind: LoadKind;
  preferences: Pick<EffectivePreferences, 'unit' | 'oneRepMax'>;
}

/** The exercise's development as text and as a line; personal records have a ring. */
export function Evolution({ sessions, kind, preferences }: EvolutionProps) {
  const { unit, oneRepMax: formula } = preferences;
  const today = useToday();
  const since = useCallback(
    (start: string | null) => sessions.filter(({ day }) => start === null || day >= start),
    [sessions],
  );
  const [range, setRange] = useRange(since(rangeStart('12w', today)).length > 1 ? '12w' : 'all');
  const start = rangeStart(range, today);
  const recent = useMemo(() => since(start), [since, start]);

  const [chosen, choose] = useState<TrendMeasure | null>(null);
  const measures = useMemo(
    () => measuresOf(recent.length > 0 ? recent : sessions, kind),
    [recent, sessions, kind],
  );
  const measure = measures.find((each) => each === chosen) ?? measures[0] ?? 'reps';

  const [chosenLoad, chooseLoad] = useState<number | null>(null);
  const loads = useMemo(() => usualLoads(recent, MOST_LOADS), [recent]);
  const load = loads.find((each) => each === chosenLoad) ?? loads[0] ?? 0;

  const name = measure === 'reps-at' ? `Repetições ${loadWords(load, unit)}` : trendName(measure);

  const trend = useMemo(() => {
    // Personal records are of all time, whatever the range.
    const { steps } = trendOf(sessions, measure, { formula, load, kind });
    return { measure, steps: steps.filter(({ day }) => start === null || day >= start) };
  }, [sessions, measure, formula, load, kind, start]);
  const drawn = useMemo(() => legibleSteps(trend), [trend]);
  const series = useMemo(
    () => [
      {
        name,
        points: drawn.steps.map(({ day, value, record }) => ({
          x: day,
          value: trendFigure(measure, value, unit),
          mark: record ? ('record' as const) : undefined,
        })),
      },
    ],
    [name, measure, drawn, unit],
  );
  const formatValue = useCallback((value: number) => formatTrendValue(measure, value), [measure]);

  return (
    <Card as="section" padding="l" labelledBy="trend">
      <SectionTitle id="trend">Evolução</SectionTitle>
      <SegmentedControl
        legend="O que olhar"
        hideLegend
        value={measure}
        onChange={choose}
        options={measures.map((value) => ({ value, label: trendChoice(value) }))}
      />
      {measure === 'reps-at' && loads.length > 0 && (
        <ChipRow label="Com qual carga">
          {loads.map((each) => (
            <FilterChip key={each} pressed={each === load} onChange={() => chooseLoad(each)}>
              {each === 0 ? 'Sem carga' : formatLoad(each, unit)}
            </FilterChip>
          ))}
        </ChipRow>
      )}
      <div className={styles.answer}>
        <p className={styles.figure}>{name}</p>
        <p>{trendSummary(trend, unit)}</p>
      </div>
      <LineChart
        label={name}
        summary={trendPicture(trend, drawn.per, unit)}
        series={series}
        unit={trendUnit(measure, unit)}
        formatValue={formatValue}
        formatX={formatX}
        xLabel="Dia"
        empty="Nenhuma série neste período"
      />
      <RangeChoice value={range} onChange={setRange} />
      {measure === 'one-rep-max' && (
        <Disclosure title="Como o 1RM é estimado?">
          <p>
            Pela fórmula de {formulaLabel(formula)}, a partir da melhor série do dia, de 1 a 10
            repetições. Séries com mais de 10 contam como 10, e aquecimento não conta. É uma
            estimativa: a fórmula se escolhe nas configurações.
          </p>
        </Disclosure>
      )}
    </Card>
  );
}
