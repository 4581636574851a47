/** A foreground on a background, with its minimum contrast. */
interface ColourPair {
  on: string;
  under: string;
  /** 4.5 for text, 3 for signs, borders and rings (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: number;
}

export const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const;

/** On any surface: texts, then graphics. */
export const TEXTS = ['text', 'text-2', 'text-3', 'accent-text', 'danger'] as const;
export const SIGNS = [
  'accent',
  'done',
  'pr',
  'warn',
  'danger',
  'info',
  'line-strong',
  'focus',
] as const;

const LABELS: readonly (readonly [on: string, under: string])[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['on-done', 'done'],
  ['on-pr', 'pr'],
  ['on-danger', 'danger'],
  ['on-accent-soft', 'accent-soft'],
  ['on-done-soft', 'done-soft'],
  ['on-pr-soft', 'pr-soft'],
  ['on-warn-soft', 'warn-soft'],
  ['on-danger-soft', 'danger-soft'],
  ['on-info-soft', 'info-soft'],
];

/** Labels on coloured backgrounds. */
export const LABEL_PAIRS: readonly ColourPair[] = LABELS.map(([on, under]) => ({
  on,
  under,
  least: 4.5,
}));

/** Plates always have a number, so their colours only have to be visible on a card. */
export const PLATES = ['red', 'blue', 'yellow', 'green', 'white', 'copper'].map(
  (plate) => `plate-${plate}`,
);

/** Lines and bars of charts, which always have labels. */
export const SERIES = ['series-1', 'series-2', 'series-3'] as const;

const onSurfaces = (colours: readonly string[], least: number): ColourPair[] =>
  colours.flatMap((on) => SURFACES.map((under) => ({ on, under, least })));

/** All pairs that must meet their contrast in each theme. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...onSurfaces(TEXTS, 4.5),
  ...onSurfaces(SIGNS, 3),
  ...LABEL_PAIRS,
  ...[...PLATES, ...SERIES].map((on) => ({ on, under: 'surface-1', least: 3 })),
];
