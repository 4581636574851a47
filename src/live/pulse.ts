const SHORT_MS = 60;

/** One short vibration, if supported. */
export function pulse(): void {
  if ('vibrate' in navigator) navigator.vibrate(SHORT_MS);
}
