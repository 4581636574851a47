import { useState } from 'react';
import { pendingVerification } from '../../../data/account/pending-verification';
import { type SignUpBegun, SignUpForm } from './sign-up-form';
import { VerifyCode } from './verify-code';

/** The sign-up: the form, then the mailed code, in the same tab. */
export default function SignUp() {
  const [email, setEmail] = useState(pendingVerification.get);
  // Keeps the entries for a correction of the e-mail. If the tab was discarded, only the e-mail is
  // known.
  const [begun, setBegun] = useState<SignUpBegun | null>(email === null ? null : { email });

  function wait(said: SignUpBegun): void {
    pendingVerification.set(said.email);
    setBegun(said);
    setEmail(said.email);
  }

  function goBack(): void {
    pendingVerification.clear();
    setEmail(null);
  }

  if (email === null) return <SignUpForm begun={begun} onCodeSent={wait} />;
  return <VerifyCode email={email} onOtherEmail={goBack} />;
}
