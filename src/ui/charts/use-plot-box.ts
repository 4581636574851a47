import { type RefCallback, useCallback, useState } from 'react';

/** The space of a drawing, px. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  /** Text size, which depends on the reader's setting. */
  readonly em: number;
}

/**
 * Measures before the first paint and on every change, so that the drawing fits its space and its
 * text is never stretched. Plots are sized in rem, so larger text changes the box.
 */
export function usePlotBox(): [ref: RefCallback<HTMLDivElement>, box: PlotBox | null] {
  const [box, setBox] = useState<PlotBox | null>(null);

  const ref = useCallback((element: HTMLDivElement) => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      setBox((before) =>
        before?.width === width && before.height === height && before.em === em
          ? before
          : { width, height, em },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, box];
}

/** Approximate width of a text, px, for reserving space. */
export function textWidth(text: string, em: number): number {
  return text.length * em * 0.6;
}
