import { openChromium } from './chromium';
import type { EngineBrowser, EngineName, EngineOptions } from './engine-page';
import { openFirefox } from './firefox';
import { openWebkit } from './webkit';

const OPENERS: Readonly<Record<EngineName, (options: EngineOptions) => Promise<EngineBrowser>>> = {
  chromium: openChromium,
  webkit: openWebkit,
  firefox: openFirefox,
};

export function openEngine(name: EngineName, options: EngineOptions): Promise<EngineBrowser> {
  return OPENERS[name](options);
}
