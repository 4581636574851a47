/**
 * How the app can be installed here: by the browser's prompt, by iOS's own steps, from the browser's
 * menu, into the Mac's Dock, only after leaving another app's built-in browser, or not at all.
 */
export type InstallWay = 'installed' | 'prompt' | ByHand;

/** What is left where the browser hands over no prompt. */
export type ByHand = 'ios' | 'menu' | 'dock' | 'in-app' | 'none';

/** What a browser says of itself. */
export interface BrowserTraits {
  agent: string;
  platform: string;
  touchPoints: number;
  /** Whether it knows the event that hands over its prompt, as Chromium does. */
  promptEvent: boolean;
}

const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line\/|Twitter|TikTok|musical_ly|LinkedInApp/;

/** The way to install by hand, by what the browser says of itself: there is nothing else to ask. */
export function wayByHand({ agent, platform, touchPoints, promptEvent }: BrowserTraits): ByHand {
  // An iPad presents itself as a Mac, but no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(agent) || (platform === 'MacIntel' && touchPoints > 1);
  const android = /Android/.test(agent);
  // A web view of iOS does not call itself Safari, one of Android says "wv".
  if (IN_APP.test(agent) || (ios && !/Safari\//.test(agent)) || (android && /; wv\)/.test(agent))) {
    return 'in-app';
  }
  if (ios) return 'ios';
  if (promptEvent || android) return 'menu';
  const safari = /Version\/\d+.*Safari\//.test(agent) && !/Chrom|Firefox/.test(agent);
  return safari && platform === 'MacIntel' ? 'dock' : 'none';
}
