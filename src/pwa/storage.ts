/** The part of the browser's StorageManager in use; absent in old browsers and insecure pages. */
export type StorageHost = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/**
 * Asks the browser not to clear this device's data when space runs out. To be asked after the first
 * saved workout: some browsers show a question.
 */
export async function keepStorage(
  host: StorageHost | undefined = navigator.storage,
): Promise<'kept' | 'refused' | 'unsupported'> {
  if (!host?.persist) return 'unsupported';
  try {
    if (await host.persisted?.()) return 'kept';
    return (await host.persist()) ? 'kept' : 'refused';
  } catch {
    return 'unsupported';
  }
}

/** Bytes in use and allowed on this device, or undefined where the browser does not say. */
export async function measureStorage(
  host: StorageHost | undefined = navigator.storage,
): Promise<{ used: number; allowed: number } | undefined> {
  try {
    const { usage, quota } = (await host?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota };
  } catch {
    return undefined;
  }
}
