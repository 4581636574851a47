/** The oldest browsers that the app runs in (docs/decisions/0075-oldest-browsers.md). */
export const OLDEST_BROWSERS = { chrome: '111', firefox: '128', ios: '16.4' } as const;

/** The build's targets. Edge shares Chrome's engine, and Safari shares that of iOS. */
export const BUILD_TARGET = [
  `chrome${OLDEST_BROWSERS.chrome}`,
  `edge${OLDEST_BROWSERS.chrome}`,
  `firefox${OLDEST_BROWSERS.firefox}`,
  `ios${OLDEST_BROWSERS.ios}`,
  `safari${OLDEST_BROWSERS.ios}`,
];
