import { useState } from 'react';
import { pendingVerification } from '../../data/pending-verification';
import { SignUpForm } from './sign-up-form';
import { VerifyCode } from './verify-code';

/** Creating an account: the form, then the mailed code, in the same tab. */
export default function SignUp() {
  const [email, setEmail] = useState(pendingVerification.get);

  function move(next: string | null): void {
    if (next === null) pendingVerification.clear();
    else pendingVerification.set(next);
    setEmail(next);
  }

  if (email === null) return <SignUpForm onCodeSent={move} />;
  return <VerifyCode email={email} onOtherEmail={() => move(null)} />;
}
