import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createDataCache,
  FRESH_MS,
  RETRIES,
  RETRY_CAP_MS,
  retryDelay,
  UNUSED_KEPT_MS,
} from '../../../src/data/remote/swr';

describe('constants of remote data', () => {
  test('data counts as fresh for 10 seconds', () => {
    expect(FRESH_MS).toBe(10_000);
  });

  test('3 retries, each wait twice the last, never above 30 s', () => {
    expect(RETRIES).toBe(3);
    expect([1, 2, 3].map(retryDelay)).toEqual([1_000, 2_000, 4_000]);
    expect(RETRY_CAP_MS).toBe(30_000);
    expect(retryDelay(20)).toBe(30_000);
  });
});

describe('the data cache is collected after 300 s', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('what nobody uses is dropped then, and not before', () => {
    const { cache, hold } = createDataCache();
    cache.set('a', { data: 1 });
    hold('a')();
    vi.advanceTimersByTime(UNUSED_KEPT_MS - 1);
    expect(cache.get('a')).toEqual({ data: 1 });
    vi.advanceTimersByTime(1);
    expect(cache.get('a')).toBeUndefined();
    expect(UNUSED_KEPT_MS).toBe(300_000);
  });

  test('what is used again meanwhile stays', () => {
    const { cache, hold } = createDataCache();
    cache.set('a', { data: 1 });
    hold('a')();
    vi.advanceTimersByTime(UNUSED_KEPT_MS - 1);
    hold('a');
    vi.advanceTimersByTime(UNUSED_KEPT_MS * 10);
    expect(cache.get('a')).toEqual({ data: 1 });
  });

  test('what two use stays until both are gone', () => {
    const { cache, hold } = createDataCache();
    cache.set('a', { data: 1 });
    const first = hold('a');
    const second = hold('a');
    first();
    vi.advanceTimersByTime(UNUSED_KEPT_MS);
    expect(cache.get('a')).toEqual({ data: 1 });
    second();
    vi.advanceTimersByTime(UNUSED_KEPT_MS);
    expect(cache.get('a')).toBeUndefined();
  });
});
