import { useEffect, useRef, useState } from 'react';
import { passkeysFillIn, passkeysHere, usePasskeySignIn } from '../../../data/account/passkeys';
import { type Failure, failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';

const UNABLE: Failure = {
  failure: 'refused',
  said: 'A chave de acesso não pôde ser usada aqui. Entre com a sua senha.',
  code: undefined,
};

/** Sign-in with a passkey: by a button, and in the autofill of the e-mail field. */
export function usePasskeyEntry() {
  const signIn = usePasskeySignIn();
  const latest = useRef(signIn);
  latest.current = signIn;
  const [offered, setOffered] = useState<Failure | null>(null);

  const byButton = useAction(async () => {
    setOffered(null);
    if ((await signIn({ autoFill: false })) === 'unable') setOffered(UNABLE);
  });

  // The button's request ends the device's autofill offer, so it is made again afterwards.
  const { busy } = byButton;
  useEffect(() => {
    if (busy) return;
    let here = true;
    async function offer() {
      if ((await passkeysFillIn()) && here) await latest.current({ autoFill: true });
    }
    // Without a choice, the sign-in works as before; only a chosen passkey reports its failure.
    offer().catch((error: unknown) => {
      const failure = failureOf(error);
      if (here && failure.failure === 'refused') setOffered(failure);
    });
    return () => {
      here = false;
    };
  }, [busy]);

  return {
    here: passkeysHere(),
    busy,
    failure: byButton.failure ?? offered,
    enter: () => void byButton.run(),
  };
}
