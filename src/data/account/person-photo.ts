import useSWR from 'swr';
import { useOwnAccountCalls } from '../session/own-account';

/** Converts a blob to a data: address, which need not be revoked. */
function addressOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader.readAsDataURL(photo);
  });
}

/**
 * The address of a linked person's picture; null without one, offline, or without permission. It is
 * not stored on this device.
 */
export function usePersonPhoto(person: string | null): string | null {
  const calls = useOwnAccountCalls();
  const { data } = useSWR(
    person === null ? null : ['people/photo', person],
    async ([, id]) => {
      const photo = await calls.photo(id);
      return photo && addressOf(photo);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data ?? null;
}
