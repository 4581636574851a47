import { memo } from 'react';
import { weekdayInitial } from './chart-words';
import styles from './charts.module.css';
import type { HeatLayout } from './heat-layout';
import type { PlotBox } from './use-plot-box';

/** Size of a day's mark as a share of half a cell, by level. */
const SIZES = [0.15, 0.48, 0.62, 0.76, 0.9];

interface HeatDrawingProps {
  layout: HeatLayout;
  box: PlotBox;
  levelAt: (day: string) => number;
  cursor: number | null;
}

export function HeatDrawing({ cursor, ...days }: HeatDrawingProps) {
  const { layout, box } = days;
  return (
    <svg className={styles.drawing} width={box.width} height={layout.height} aria-hidden="true">
      <g className={styles.days}>
        <Days {...days} />
        {cursor !== null && (
          <circle className={styles.chosen} {...centre(layout, cursor)} r={layout.cell / 2 - 0.5} />
        )}
      </g>
    </svg>
  );
}

const Days = memo(function Days({ layout, box, levelAt }: Omit<HeatDrawingProps, 'cursor'>) {
  const { cell, top, days, months } = layout;
  return (
    <>
      {months.map(({ at, text }) => (
        <text key={at} x={at} y={top - box.em * 0.6}>
          {text}
        </text>
      ))}
      {days.slice(0, 7).map((day, row) => (
        <text key={day} x={0} y={top + (row + 0.5) * cell} dy="0.35em">
          {row % 2 === 0 ? weekdayInitial(day) : ''}
        </text>
      ))}
      {days.map((day, index) => {
        const level = levelAt(day);
        return (
          <circle
            key={day}
            data-level={level}
            {...centre(layout, index)}
            r={(cell / 2) * (SIZES[level] ?? 0)}
          />
        );
      })}
    </>
  );
});

function centre({ left, top, cell }: HeatLayout, index: number) {
  return {
    cx: left + (Math.floor(index / 7) + 0.5) * cell,
    cy: top + ((index % 7) + 0.5) * cell,
  };
}

/** Legend with the lower bound of each level. */
export function HeatLegend({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.legend} data-tight>
      {texts.map((text, level) => (
        <li key={text}>
          <svg className={styles.days} width={16} height={16} aria-hidden="true">
            <circle data-level={level} cx={8} cy={8} r={8 * (SIZES[level] ?? 0)} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
