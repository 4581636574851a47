import { DEVICE_PREFERENCES, type DevicePreference, parseSwitch } from './device-preferences';
import { applyFont, FONT_KEY, parseFont } from './font';
import { createStoredValue, type PreferenceSurroundings, type StoredValue } from './stored-value';
import { applyTheme, parseTheme, type ResolvedTheme, resolveTheme, THEME_KEY } from './theme';

export interface PreferencesSurroundings extends PreferenceSurroundings {
  document: () => Document;
  /** The query `(prefers-color-scheme: dark)`. */
  systemDark: () => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
}

/** Theme, font and the device's switches, stored in the browser or a test's substitute. */
export function createPreferences(surroundings: PreferencesSurroundings) {
  const theme = createStoredValue(THEME_KEY, parseTheme, surroundings);
  const font = createStoredValue(FONT_KEY, parseFont, surroundings);
  const aSwitch = (name: DevicePreference): StoredValue<boolean> => {
    const { key, default: byDefault } = DEVICE_PREFERENCES[name];
    return createStoredValue(key, (stored) => parseSwitch(stored, byDefault), surroundings);
  };
  const device: Record<DevicePreference, StoredValue<boolean>> = {
    leftHand: aSwitch('leftHand'),
    sound: aSwitch('sound'),
    vibrate: aSwitch('vibrate'),
    wakeLock: aSwitch('wakeLock'),
    motion: aSwitch('motion'),
    figures: aSwitch('figures'),
    shortcuts: aSwitch('shortcuts'),
    shortTargets: aSwitch('shortTargets'),
  };

  const resolvedTheme = {
    get: (): ResolvedTheme => resolveTheme(theme.get(), surroundings.systemDark().matches),
    subscribe(listener: () => void) {
      const system = surroundings.systemDark();
      const stop = theme.subscribe(listener);
      system.addEventListener('change', listener);
      return () => {
        stop();
        system.removeEventListener('change', listener);
      };
    },
  };

  return {
    theme,
    resolvedTheme,
    font,
    device,
    /**
     * Keeps the root element's classes and `data-still` current; returns a function that stops
     * this.
     */
    start() {
      const dress = () => applyTheme(surroundings.document(), resolvedTheme.get());
      const setType = () => applyFont(surroundings.document(), font.get());
      const settle = () =>
        surroundings.document().documentElement.toggleAttribute('data-still', !device.motion.get());
      dress();
      setType();
      settle();
      const stops = [
        resolvedTheme.subscribe(dress),
        font.subscribe(setType),
        device.motion.subscribe(settle),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** This browser's preferences. Nothing of the browser is accessed before the first use. */
export const preferences = createPreferences({
  storage: () => window.localStorage,
  events: () => window,
  document: () => window.document,
  systemDark: () => window.matchMedia('(prefers-color-scheme: dark)'),
});
