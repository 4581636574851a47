/**
 * The way to install the app here. It is the browser's prompt, the steps of iOS, the browser's
 * menu, the Mac's Dock, a hint to leave an in-app browser, or none.
 */
export type InstallWay = 'installed' | 'prompt' | ByHand;

/** Ways without a prompt of the browser. */
export type ByHand = 'ios' | 'menu' | 'dock' | 'in-app' | 'none';

/** The browser's description of itself. */
export interface BrowserTraits {
  agent: string;
  platform: string;
  touchPoints: number;
  /** Whether it has the event with the install prompt, like Chromium. */
  promptEvent: boolean;
}

const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line\/|Twitter|TikTok|musical_ly|LinkedInApp/;

/** The way to install by hand, derived from the user agent because there is no other source. */
export function wayByHand({ agent, platform, touchPoints, promptEvent }: BrowserTraits): ByHand {
  // An iPad presents itself as a Mac, but no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(agent) || (platform === 'MacIntel' && touchPoints > 1);
  const android = /Android/.test(agent);
  // A web view on iOS lacks "Safari" in its name; on Android it contains "wv".
  if (IN_APP.test(agent) || (ios && !/Safari\//.test(agent)) || (android && /; wv\)/.test(agent))) {
    return 'in-app';
  }
  if (ios) return 'ios';
  if (promptEvent || android) return 'menu';
  const safari = /Version\/\d+.*Safari\//.test(agent) && !/Chrom|Firefox/.test(agent);
  return safari && platform === 'MacIntel' ? 'dock' : 'none';
}
