import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  type Cache,
  type Middleware,
  type State,
  SWRConfig,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { failureKind, isTemporary } from '../../api/errors';

/** Time in which an answer counts as fresh, ms; no second request is made. */
export const FRESH_MS = 10_000;
export const RETRIES = 3;
export const RETRY_CAP_MS = 30_000;
/** How long answers of left screens are kept, ms. */
export const UNUSED_KEPT_MS = 300_000;

/** Wait before a retry, ms; the first retry is number 1. */
export function retryDelay(retry: number): number {
  return Math.min(RETRY_CAP_MS, 1_000 * 2 ** (retry - 1));
}

/**
 * SWR's cache with expiry: SWR itself never drops anything, so unused entries are dropped after a
 * while.
 */
export function createDataCache() {
  const entries = new Map<string, State<unknown>>();
  const users = new Map<string, number>();
  const drops = new Map<string, ReturnType<typeof setTimeout>>();

  const cache: Cache<unknown> = {
    keys: () => entries.keys(),
    get: (key) => entries.get(key),
    set: (key, value) => {
      entries.set(key, value);
    },
    delete: (key) => {
      entries.delete(key);
    },
  };

  /** Keeps an entry while a mounted component uses it; returns a function that releases it. */
  function hold(key: string): () => void {
    clearTimeout(drops.get(key));
    drops.delete(key);
    users.set(key, (users.get(key) ?? 0) + 1);
    return () => {
      const left = (users.get(key) ?? 1) - 1;
      if (left > 0) {
        users.set(key, left);
        return;
      }
      users.delete(key);
      const drop = setTimeout(() => {
        entries.delete(key);
        drops.delete(key);
      }, UNUSED_KEPT_MS);
      drops.set(key, drop);
    };
  }

  const holding: Middleware = (useNext) => (key, fetcher, config) => {
    const serialized = unstable_serialize(key);
    useEffect(() => (serialized ? hold(serialized) : undefined), [serialized]);
    return useNext(key, fetcher, config);
  };

  return { cache, hold, holding };
}

/** Repeats reads that failed without a server; call it once the server answers again. */
export function useFailedReads(): () => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    const failed = [...cache.keys()].filter((key) => {
      const error: unknown = cache.get(key)?.error;
      return error !== undefined && isTemporary(error);
    });
    for (const key of failed) void mutate(key);
  }, [cache, mutate]);
}

/** The only configuration of remote reads. */
export function DataProvider(props: { children: ReactNode }) {
  const [data] = useState(createDataCache);
  return (
    <SWRConfig
      value={{
        provider: () => data.cache,
        use: [data.holding],
        dedupingInterval: FRESH_MS,
        focusThrottleInterval: FRESH_MS,
        errorRetryCount: RETRIES,
        // Refused requests would be refused again.
        shouldRetryOnError: (error: unknown) => failureKind(error) !== 'refused',
        onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
          if (retryCount > RETRIES) return;
          setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount));
        },
      }}
    >
      {props.children}
    </SWRConfig>
  );
}
