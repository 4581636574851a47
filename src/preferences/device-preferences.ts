/** Switches that belong to the device in hand, not to the person. */
export const DEVICE_PREFERENCES = {
  /** The dock mirrored for the left hand. */
  leftHand: { key: 'left-hand', default: false },
  /** A beep when the rest ends. */
  sound: { key: 'sound', default: true },
  vibrate: { key: 'vibrate', default: true },
  /** The screen stays on while a workout runs. */
  wakeLock: { key: 'wake-lock', default: true },
  /** Movement on the screen, on top of what the system asks for. */
  motion: { key: 'motion', default: true },
  /** Single keys as shortcuts, which some people press without meaning to. */
  shortcuts: { key: 'shortcuts', default: true },
  /** The app as who coaches others sees it. */
  asCoach: { key: 'as-coach', default: false },
} as const;

export type DevicePreference = keyof typeof DEVICE_PREFERENCES;

export function parseSwitch(stored: string | null, byDefault: boolean): boolean {
  if (stored === 'true') return true;
  if (stored === 'false') return false;
  return byDefault;
}
