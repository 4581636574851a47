import { useMemo } from 'react';
import useSWR from 'swr';
import { asksSecondStep, type SecondFactorState } from '#protocol/account/second-factor';
import { createSecondFactorCalls, type StepProof } from '../../api/account/second-factor';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';
import { useAccount } from '../session/session';

export type { SecondFactorBegin } from '#protocol/account/second-factor';

const KEY = 'account/second-factor';

function useCalls() {
  const client = useClient();
  return useMemo(() => createSecondFactorCalls(client), [client]);
}

/** Whether the second factor is on, and acts that change it. */
export function useSecondFactor() {
  const calls = useCalls();
  const answer = useSWR(KEY, () => calls.state());
  const reread = () => answer.mutate();
  const state: AskedForm<SecondFactorState> = asked(answer.data, answer.error, () => void reread());
  return {
    state,
    begin: calls.begin,
    confirm: async (code: string) => {
      await calls.confirm(code);
      await reread();
    },
    renewCodes: async (password: string) => {
      const codes = await calls.renewCodes(password);
      await reread();
      return codes;
    },
    disable: async (password: string) => {
      await calls.disable(password);
      await reread();
    },
  };
}

/** Signs in by password; true if the second factor is still required. */
export function usePasswordSignIn() {
  const account = useAccount();
  return async (form: { email: string; password: string }): Promise<boolean> =>
    asksSecondStep(await account.signIn(form));
}

/** Passes the second factor of a sign-in, which starts a session. */
export function usePassSecondStep(): (proof: StepProof) => Promise<void> {
  const calls = useCalls();
  const account = useAccount();
  return async (proof) => {
    await account.beginSession(() => calls.pass(proof));
  };
}
