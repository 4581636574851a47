import { useMemo } from 'react';
import useSWR from 'swr';
import type { OwnPasskey } from '#protocol/account/second-factor';
import { type CeremonyEnd, createPasskeyCalls } from '../../api/account/passkeys';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';
import { useAccount } from '../session/session';

export type { OwnPasskey } from '#protocol/account/second-factor';

const KEY = 'account/passkeys';

/** Whether this browser supports passkeys. */
export function passkeysHere(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext;
}

/** Whether the browser can offer passkeys in a form's autofill. */
export async function passkeysFillIn(): Promise<boolean> {
  if (!passkeysHere()) return false;
  const offers = await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false);
  return offers ?? false;
}

function useCalls() {
  const client = useClient();
  return useMemo(() => createPasskeyCalls(client), [client]);
}

/** The account's passkeys, oldest first, and acts on them. */
export function usePasskeys() {
  const calls = useCalls();
  const answer = useSWR(KEY, async () => [...(await calls.list())].sort(byAge));
  const reread = () => answer.mutate();
  const passkeys: AskedForm<OwnPasskey[]> = asked(answer.data, answer.error, () => void reread());
  return {
    passkeys,
    add: async (form: { password: string; name: string }) => {
      const end = await calls.add(form);
      await reread();
      return end;
    },
    rename: async (id: string, name: string) => {
      await calls.rename(id, name);
      await reread();
    },
    remove: async (id: string) => {
      await calls.remove(id);
      await reread();
    },
  };
}

/** Signs in with a passkey of this device, or one from the form's autofill. */
export function usePasskeySignIn(): (how: { autoFill: boolean }) => Promise<CeremonyEnd> {
  const calls = useCalls();
  const account = useAccount();
  return (how) => account.beginSession(() => calls.signIn(how));
}

function byAge(a: OwnPasskey, b: OwnPasskey): number {
  return (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0);
}
