import { type ChartUnit, unitName } from './chart-words';
import styles from './charts.module.css';
import type { PlotBox } from './use-plot-box';

export interface Tick {
  /** In px: from the top for values, from the left for the x axis. */
  readonly at: number;
  readonly text: string;
}

/** The area of the plot within its box, px. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface AxesProps {
  area: PlotArea;
  box: PlotBox;
  valueTicks: readonly Tick[];
  xTicks: readonly Tick[];
  unit: ChartUnit | undefined;
}

/** Grid lines with their labels: values at the left, the x axis below. */
export function Axes({ area, box, valueTicks, xTicks, unit }: AxesProps) {
  return (
    <g className={styles.axes}>
      {unit && (
        <text x={0} y={area.top - box.em * 1.4}>
          {unitName(unit)}
        </text>
      )}
      {valueTicks.map(({ at, text }) => (
        <g key={at}>
          <line x1={area.left} x2={area.right} y1={at} y2={at} />
          <text x={area.left - box.em * 0.6} y={at} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, text }) => (
        <text key={at} x={at} y={box.height - box.em * 0.4} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}
