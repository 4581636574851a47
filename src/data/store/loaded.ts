/** A value read from the device: loading, failed or ready. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

export const LOADING = { state: 'loading' } as const;
export const FAILED = { state: 'failed' } as const;

export function ready<T>(value: T): Loaded<T> {
  return { state: 'ready', value };
}
