/** What was on the screen, as far as another start can draw it again. */

/** An element with what it says of itself, or a text. */
export type Drawn =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string>>,
      children: readonly Drawn[],
    ];

export interface Snapshot {
  /** The entry of the build whose styles it wears. */
  readonly build: string;
  /** The known session, as this device has it stored. */
  readonly session: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** Addresses of the stylesheets. */
  readonly styles: readonly string[];
  /** Addresses of the fonts, and the names of the faces in them. */
  readonly fonts: readonly string[];
  readonly faces: readonly string[];
  /** Addresses of what the app asked for ahead. */
  readonly parts: readonly string[];
  readonly drawn: readonly Drawn[];
}

export const SVG = 'http://www.w3.org/2000/svg';

/** The app does not wait for looks that do not come. */
export const DRESSED_MS = 1500;
