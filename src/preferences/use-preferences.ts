import { useSyncExternalStore } from 'react';
import type { DevicePreference } from './device-preferences';
import { preferences } from './preferences';

export function useTheme() {
  const { theme, resolvedTheme } = preferences;
  return {
    theme: useSyncExternalStore(theme.subscribe, theme.get),
    resolvedTheme: useSyncExternalStore(resolvedTheme.subscribe, resolvedTheme.get),
    setTheme: theme.set,
  };
}

export function useFont() {
  const { font } = preferences;
  return { font: useSyncExternalStore(font.subscribe, font.get), setFont: font.set };
}

/** The value of a device switch, and a function that sets it. */
export function useDevicePreference(name: DevicePreference) {
  const { get, set, subscribe } = preferences.device[name];
  return [useSyncExternalStore(subscribe, get), set] as const;
}
