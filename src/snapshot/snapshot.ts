/** The last screen, as far as another start can draw it again. */

/** An element with its attributes and children, or a text. */
export type DrawnFrame =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string>>,
      children: readonly DrawnFrame[],
    ];

export interface Snapshot {
  /** The build that its styles belong to, by entry script. */
  readonly build: string;
  /** The known session as stored on this device. */
  readonly session: string;
  /** Width of the window, in CSS pixels. */
  readonly width: number;
  /** Addresses of the stylesheets. */
  readonly styles: readonly string[];
  /** Addresses of the fonts, and the names of their faces. */
  readonly fonts: readonly string[];
  readonly faces: readonly string[];
  /** Addresses of preloaded modules. */
  readonly parts: readonly string[];
  readonly drawn: readonly DrawnFrame[];
}

export const SVG = 'http://www.w3.org/2000/svg';

/** Maximum wait for stylesheets and fonts, ms. */
export const DRESSED_MS = 1500;
/** If the app takes longer, ms, it is better to show its real state. */
export const LONGEST_MS = 10_000;
/** Time for which a pressed control may be missing after the app's heading has appeared, ms. */
export const MISSING_MS = 3000;
