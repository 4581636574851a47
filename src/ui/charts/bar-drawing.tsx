import { memo } from 'react';
import { Axes } from './axes';
import type { BarLayout, DrawnBar } from './bar-layout';
import type { ChartUnit } from './chart-words';
import styles from './charts.module.css';
import { Ring } from './ring';
import type { PlotBox } from './use-plot-box';

interface BarDrawingProps {
  layout: BarLayout;
  box: PlotBox;
  unit: ChartUnit | undefined;
  /** Text above the last bar. */
  endText: string;
  cursor: number | null;
}

export function BarDrawing({ cursor, ...figures }: BarDrawingProps) {
  const { layout, box } = figures;
  const left = cursor === null ? 0 : layout.leftOf(cursor);
  return (
    <svg className={styles.drawing} width={box.width} height={box.height} aria-hidden="true">
      {cursor !== null && (
        <g className={styles.guide}>
          <line x1={left} x2={left} y1={box.em * 2} y2={layout.plot.bottom} />
        </g>
      )}
      <Figures {...figures} />
    </svg>
  );
}

/** Everything except the cursor, so that moving it redraws nothing else. */
const Figures = memo(function Figures(props: Omit<BarDrawingProps, 'cursor'>) {
  const { layout, box, unit, endText } = props;
  const { plot, valueTicks, xTicks, bars } = layout;
  const last = bars.at(-1);
  return (
    <>
      <Axes area={plot} box={box} valueTicks={valueTicks} xTicks={xTicks} unit={unit} />
      <g className={styles.bars}>
        {bars.map((bar) => (
          <path
            key={`${bar.left} ${bar.end}`}
            data-running={bar.point.running || undefined}
            d={barPath(bar)}
          />
        ))}
        {bars[0] && <line x1={plot.left} x2={plot.right} y1={bars[0].zero} y2={bars[0].zero} />}
      </g>
      {bars.map(({ left, width, end, zero, point }) =>
        point.mark ? (
          <Ring key={left} left={left + width / 2} top={end > zero ? end + 12 : end - 12} />
        ) : null,
      )}
      {last && endText && (
        <text
          className={styles.end}
          x={Math.min(plot.right, last.left + last.width)}
          y={Math.min(last.end, last.zero) - (last.point.mark ? 24 : 6)}
          textAnchor="end"
        >
          {endText}
        </text>
      )}
    </>
  );
});

/** Round at the value, straight at the base; a zero is a thin line. */
function barPath({ left, width, end, zero }: DrawnBar): string {
  const down = end > zero ? 1 : -1;
  const height = Math.max(1, Math.abs(end - zero));
  const round = Math.min(4, width / 2, height);
  const top = zero + down * height;
  return [
    `M${left} ${zero}`,
    `V${top - down * round}`,
    `Q${left} ${top} ${left + round} ${top}`,
    `H${left + width - round}`,
    `Q${left + width} ${top} ${left + width} ${top - down * round}`,
    `V${zero}Z`,
  ].join('');
}
