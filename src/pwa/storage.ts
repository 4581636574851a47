/** The used parts of the browser's StorageManager; absent in old browsers and insecure pages. */
export type StorageHost = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/**
 * Requests the browser not to clear this device's data when space runs out. It is called by a
 * button and when a workout is finished, not at a start, because some browsers show a question.
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

/** How safe the data on this device is. */
export interface StorageFacts {
  /** Whether the browser promised not to clear it when space runs out. */
  kept: boolean;
  /** Whether the app can request that promise. */
  askable: boolean;
  /** Used bytes; null if the browser does not report them. */
  used: number | null;
}

/** The browser's facts about this device's storage; an unknown value counts as no promise. */
export async function storageFacts(
  host: StorageHost | undefined = navigator.storage,
): Promise<StorageFacts> {
  const kept = await asked(() => host?.persisted?.());
  const estimate = await asked(() => host?.estimate?.());
  return { kept: kept === true, askable: Boolean(host?.persist), used: estimate?.usage ?? null };
}

async function asked<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
