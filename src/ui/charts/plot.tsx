import type { KeyboardEvent, PointerEvent, ReactNode, RefCallback } from 'react';
import { useAnnounce } from '../state/live-region';
import styles from './plot.module.css';
import type { PlotBox } from './use-plot-box';

/** Texts of one stop, for the chip and for screen readers. */
export interface StopWords {
  /** The value, such as "82,5 kg". */
  readonly value: string;
  /** The place and more, such as "20 de nov. de 2026 · Recorde". */
  readonly detail: string;
}

interface PlotProps {
  /** Name of the cursor, such as "Carga, ponto a ponto". */
  label: string;
  /** In px, for a drawing with a height that depends on its width. */
  height?: number | undefined;
  plotRef: RefCallback<HTMLDivElement>;
  box: PlotBox | null;
  /** Number of stops for the arrow keys, and the step of each key if it is not one. */
  stops: number;
  steps?: Readonly<Partial<Record<string, number>>>;
  at: number | null;
  onAt: (at: number | null) => void;
  wordsOf: (at: number) => StopWords;
  /** The stop under the pointer, and the position of a stop's chip, in px of the plot. */
  stopAt: (left: number, top: number) => number | null;
  leftOf: (at: number) => number;
  children: ReactNode;
}

/**
 * A drawing with a cursor that finger, mouse and arrow keys move; a chip shows the value. Keyboards
 * and screen readers use a range input that announces its value.
 */
export function Plot(props: PlotProps) {
  const { label, plotRef, box, stops, steps, at, onAt, wordsOf, stopAt } = props;
  const announce = useAnnounce();
  const words = at === null ? null : wordsOf(at);
  const last = Math.max(0, stops - 1);

  function under(event: PointerEvent<HTMLDivElement>): number | null {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return stopAt(event.clientX - left, event.clientY - top);
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    const stop = under(event);
    if (stop === null) return;
    onAt(stop);
    announce(sentence(wordsOf(stop)));
    // With the focus here the keys continue from this stop, and the chip disappears with the focus.
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
    event.preventDefault();
  }

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') return onAt(null);
    const step = steps?.[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onAt(Math.min(last, Math.max(0, (at ?? last) + step)));
  }

  return (
    <div
      ref={plotRef}
      className={styles.plot}
      style={props.height === undefined ? undefined : { '--height': `${props.height}px` }}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' || event.buttons > 0) onAt(under(event) ?? at);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onAt(null);
      }}
    >
      {stops > 0 && (
        <input
          type="range"
          className={styles.cursor}
          aria-label={label}
          aria-valuetext={sentence(words ?? wordsOf(last))}
          min={0}
          max={last}
          value={at ?? last}
          onChange={(event) => onAt(Number(event.currentTarget.value))}
          onKeyDown={walk}
          onFocus={(event) => {
            if (event.currentTarget.matches(':focus-visible')) onAt(at ?? last);
          }}
          onBlur={() => onAt(null)}
        />
      )}
      {props.children}
      {box && at !== null && words && (
        <div
          className={styles.chip}
          aria-hidden="true"
          style={{
            '--left': `${props.leftOf(at)}px`,
            '--share': props.leftOf(at) / Math.max(1, box.width),
          }}
        >
          <b>{words.value}</b>
          <span>{words.detail}</span>
        </div>
      )}
    </div>
  );
}

function sentence({ value, detail }: StopWords): string {
  return `${value}, ${detail}`;
}
