import { type ReactNode, useState } from 'react';
import { PASSWORD_MAX } from '#domain/account/account';
import { failureOf } from '../../data/remote/failure';
import { PasswordField } from '../../ui/field/password-field';
import { TextField } from '../../ui/field/text-field';

/** The proofs that the server may request before it changes the receiving account. */
const PROOFS: Readonly<Record<string, 'password' | 'code'>> = {
  password_needed: 'password',
  wrong_password: 'password',
  code_needed: 'code',
  wrong_code: 'code',
};

interface Proof {
  /** The requested fields; empty before a request. */
  readonly fields: ReactNode;
  /** Sends the typed proof, and shows the field that a refusal requests. */
  send<T>(act: (proof: { password?: string; code?: string }) => Promise<T>): Promise<T>;
}

/** Asks for a proof of identity once the server requests it. */
export function useProof(): Proof {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState<ReadonlySet<'password' | 'code'>>(new Set());
  return {
    async send(act) {
      try {
        return await act({
          ...(asked.has('password') && { password }),
          ...(asked.has('code') && { code: code.trim() }),
        });
      } catch (error) {
        const proof = PROOFS[failureOf(error).code ?? ''];
        if (proof) setAsked((before) => new Set([...before, proof]));
        throw error;
      }
    },
    fields: (
      <>
        {asked.has('password') && (
          <PasswordField
            label="Sua senha"
            hint="Para ter certeza de que é você."
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {asked.has('code') && (
          <TextField
            label="Código do app autenticador"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </>
    ),
  };
}
