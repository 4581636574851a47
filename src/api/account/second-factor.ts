import * as v from 'valibot';
import {
  recoveryCodesSchema,
  secondFactorBeginSchema,
  secondFactorStateSchema,
} from '#protocol/account/second-factor';
import type { Client } from '../client';

const BASE = '/api/auth/two-factor';

/** Proof for the second factor: an app's code or a recovery code. */
export type StepProof = { kind: 'app' | 'recovery'; code: string; trustDevice: boolean };

/** Calls for the second factor: its settings, and its step of a sign-in. */
export function createSecondFactorCalls(client: Client) {
  return {
    state: () => client.get(`${BASE}/state`, { read: v.parser(secondFactorStateSchema) }),
    /** Creates a key and recovery codes; the factor is off until `confirm`. */
    begin: (password: string) =>
      client.post(`${BASE}/enable`, { password }, { read: v.parser(secondFactorBeginSchema) }),
    confirm: (code: string) => client.post(`${BASE}/verify-totp`, { code }),
    renewCodes: async (password: string) => {
      const read = v.parser(recoveryCodesSchema);
      const path = `${BASE}/generate-backup-codes`;
      return (await client.post(path, { password }, { read })).backupCodes;
    },
    disable: (password: string) => client.post(`${BASE}/disable`, { password }),
    /** Completes a sign-in by password and starts the session. */
    pass: ({ kind, code, trustDevice }: StepProof) => {
      const path = kind === 'app' ? 'verify-totp' : 'verify-backup-code';
      return client.post(`${BASE}/${path}`, { code, trustDevice });
    },
  };
}
