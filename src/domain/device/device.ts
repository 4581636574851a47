export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung';
export type System = 'android' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'chromeos' | 'linux';

/** A browser's own description; null for an unnamed or unknown part. */
export type Device = { readonly browser: Browser | null; readonly system: System | null };

/** The first match wins: most browsers also name those they imitate. */
const BROWSERS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPiOS|OPT|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'safari'],
];

const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/\biPad\b/, 'ipad'],
  [/\b(?:iPhone|iPod)\b/, 'iphone'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\b(?:Linux|X11)\b/, 'linux'],
];

/**
 * Browser and system by the User-Agent header of a request (RFC 9110, 10.1.5). A hint for
 * people who look at their devices, never a proof: clients can send any text.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, 400);
  return { browser: firstFit(BROWSERS, text), system: firstFit(SYSTEMS, text) };
}

function firstFit<T>(list: readonly (readonly [RegExp, T])[], text: string): T | null {
  return list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
