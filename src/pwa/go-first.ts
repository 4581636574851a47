import { giveWay } from '#protocol/device/worker-message';

/**
 * Pauses an installing worker for a moment, because a person waits for the page and both share
 * device and line. Never rejects.
 */
export async function goFirst(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.installing?.postMessage(giveWay());
}
