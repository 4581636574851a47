/** Switches that belong to this device, not to the person. */
export const DEVICE_PREFERENCES = {
  /** Mirrors the dock for the left hand. */
  leftHand: { key: 'left-hand', default: false },
  /** A beep when the rest ends. */
  sound: { key: 'sound', default: true },
  vibrate: { key: 'vibrate', default: true },
  /** Keeps the screen on while a workout runs. */
  wakeLock: { key: 'wake-lock', default: true },
  /** Animations, if the system permits them as well. */
  motion: { key: 'motion', default: true },
  /** Drawn figures of exercises. */
  figures: { key: 'figures', default: true },
  /** Single-key shortcuts, which some people press accidentally. */
  shortcuts: { key: 'shortcuts', default: true },
  /** Targets such as "3 × 8–10 · RIR 2", also before the tenth workout. */
  shortTargets: { key: 'short-targets', default: false },
} as const;

export type DevicePreference = keyof typeof DEVICE_PREFERENCES;

export function parseSwitch(stored: string | null, byDefault: boolean): boolean {
  if (stored === 'true') return true;
  if (stored === 'false') return false;
  return byDefault;
}
