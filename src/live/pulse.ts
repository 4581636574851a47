const SHORT_MS = 60;

/** One short vibration, where the device can. */
export function pulse(): void {
  if ('vibrate' in navigator) navigator.vibrate(SHORT_MS);
}
