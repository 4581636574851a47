/** One start picture. iOS shows it only if size, density, orientation and theme match exactly. */
export interface Splash {
  /** Path below public/. */
  file: string;
  width: number;
  height: number;
  density: number;
  theme: 'dark' | 'light';
  media: string;
}

type Screen = readonly [short: number, long: number, density: number];

/** Screens in CSS px with their density: those of devices with iOS 17 and later. */
const PHONES: readonly Screen[] = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
];
const TABLETS: readonly Screen[] = [
  [744, 1133, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
];

/** All start pictures: both themes, portrait, and for tablets also landscape. */
export const SPLASHES: readonly Splash[] = [
  ...PHONES.flatMap((screen) => inBothThemes(...screen, 'portrait')),
  ...TABLETS.flatMap((screen) => [
    ...inBothThemes(...screen, 'portrait'),
    ...inBothThemes(...screen, 'landscape'),
  ]),
];

function inBothThemes(
  short: number,
  long: number,
  density: number,
  orientation: 'portrait' | 'landscape',
): Splash[] {
  const [across, down] = orientation === 'portrait' ? [short, long] : [long, short];
  const [width, height] = [across * density, down * density];
  return (['dark', 'light'] as const).map((theme) => ({
    file: `splash/${theme}-${width}x${height}.png`,
    width,
    height,
    density,
    theme,
    // `device-width` and `device-height` do not change with the orientation.
    media: [
      `(prefers-color-scheme: ${theme})`,
      `(device-width: ${short}px)`,
      `(device-height: ${long}px)`,
      `(-webkit-device-pixel-ratio: ${density})`,
      `(orientation: ${orientation})`,
    ].join(' and '),
  }));
}
