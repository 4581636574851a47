import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import { memo } from 'react';
import { Axes } from './axes';
import type { ChartSeries, ChartStop } from './chart-data';
import type { ChartUnit } from './chart-words';
import styles from './charts.module.css';
import type { DrawnPoint, LineLayout } from './line-layout';
import { Ring } from './ring';
import type { PlotBox } from './use-plot-box';

/** Above this number of points a smooth curve costs time and looks like straight lines. */
const MOST_SMOOTH = 120;
/** Minimum px per point at which points are drawn individually. */
const DOT_ROOM = 12;

interface LineDrawingProps {
  series: readonly ChartSeries[];
  layout: LineLayout;
  box: PlotBox;
  unit: ChartUnit | undefined;
  goal: { readonly value: number; readonly label: string } | undefined;
  cursor: ChartStop | undefined;
}

export function LineDrawing({ series, layout, box, unit, goal, cursor }: LineDrawingProps) {
  return (
    <svg className={styles.drawing} width={box.width} height={box.height} aria-hidden="true">
      <Figures series={series} layout={layout} box={box} unit={unit} goal={goal} />
      {cursor && <Cursor cursor={cursor} layout={layout} series={series} box={box} />}
    </svg>
  );
}

/** Everything except the cursor, so that moving it redraws nothing else. */
const Figures = memo(function Figures(props: Omit<LineDrawingProps, 'cursor'>) {
  const { series, layout, box, unit, goal } = props;
  const { plot, valueTicks, xTicks, lines, records, ends, endsInside } = layout;
  const goalTop = goal ? layout.topOf(goal.value) : 0;
  return (
    <>
      <Axes area={plot} box={box} valueTicks={valueTicks} xTicks={xTicks} unit={unit} />
      {goal && (
        <g className={styles.goal}>
          <line x1={plot.left} x2={plot.right} y1={goalTop} y2={goalTop} />
          <text x={plot.left + box.em * 0.5} y={goalTop - box.em * 0.5}>
            {goal.label}
          </text>
        </g>
      )}
      {lines.map((points, index) => (
        <Line
          key={series[index]?.name}
          points={points}
          number={index + 1}
          lone={series[index]?.look === 'dots'}
          room={(plot.right - plot.left) / points.length}
        />
      ))}
      {records.map(({ left, top }) => (
        <Ring key={`${left} ${top}`} left={left} top={top} />
      ))}
      {ends.map(({ index, left, top, text }) => (
        <text
          key={index}
          className={styles.end}
          x={left + box.em * (endsInside ? 0.5 : 0.8)}
          y={top}
          dy="0.35em"
          textAnchor={endsInside ? 'end' : 'start'}
        >
          {text}
        </text>
      ))}
    </>
  );
});

interface LineProps {
  points: readonly DrawnPoint[];
  number: number;
  /** Whether dots have no line between them. */
  lone: boolean;
  /** Pixels per point. */
  room: number;
}

function Line({ points, number, lone, room }: LineProps) {
  const last = points.at(-1);
  const path = line<DrawnPoint>()
    .x(({ left }) => left)
    .y(({ top }) => top)
    .curve(points.length > MOST_SMOOTH ? curveLinear : curveMonotoneX);
  const dots = lone || room >= DOT_ROOM ? points : last ? [last] : [];
  return (
    <g className={styles.series} data-series={number} data-lone={lone || undefined}>
      {!lone && <path d={path([...points]) ?? ''} />}
      {dots.map(({ left, top, point }) =>
        point.mark ? null : (
          <circle key={left} cx={left} cy={top} r={lone ? 2.5 : point === last?.point ? 4.5 : 3} />
        ),
      )}
    </g>
  );
}

function Cursor({
  cursor,
  layout,
  series,
  box,
}: Pick<LineDrawingProps, 'layout' | 'series' | 'box'> & { cursor: ChartStop }) {
  const left = layout.leftOf(cursor.position);
  return (
    <g className={styles.guide}>
      <line x1={left} x2={left} y1={layout.plot.top - box.em} y2={layout.plot.bottom} />
      {cursor.points.map(
        (point, index) =>
          point && (
            <circle
              key={series[index]?.name}
              data-series={index + 1}
              cx={left}
              cy={layout.topOf(point.value)}
              r={6}
            />
          ),
      )}
    </g>
  );
}

/** Identifies each line, by its stroke as well as its colour. */
export function LineLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, look }, index) => (
        <li key={name}>
          <svg
            className={styles.series}
            data-series={index + 1}
            data-lone={look === 'dots' || undefined}
            width={28}
            height={12}
            aria-hidden="true"
          >
            {look === 'dots' ? (
              [5, 14, 23].map((left) => <circle key={left} cx={left} cy={6} r={2.5} />)
            ) : (
              <path d="M2 6h24" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
