import { type RefCallback, useCallback, useState } from 'react';

/** The room of a drawing, in pixels. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  /** The size of its text, which grows with the reader's. */
  readonly em: number;
}

/**
 * Measures before the first paint and on every change, so that the drawing is made for its room
 * and its text is never stretched. Plots are sized in rem: larger text is seen as a larger box.
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

/** About how wide a text gets, in pixels: enough to leave room for it. */
export function textWidth(text: string, em: number): number {
  return text.length * em * 0.6;
}
