import { giveWay } from '#protocol/worker-message';

/**
 * The page is at work that a person waits for: a worker that is just being installed pauses for
 * a moment, because both share the device and the line. Never rejects.
 */
export async function goFirst(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.installing?.postMessage(giveWay());
}
