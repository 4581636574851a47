import { ExternalLink } from 'lucide-react';
import { closedWords, waysWords } from '#words/charges/stripe-account';
import { type StripeEntrance, useStripeAccount } from '../../data/charges/payments';
import { useAction } from '../../data/remote/use-action';
import { Button } from '../../ui/control/button';
import { Card } from '../../ui/display/card';
import { SectionTitle } from '../../ui/frame/section-title';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import { FormFailure } from '../input/form-failure';
import { useProof } from './use-proof';

const STRIPE = {
  none: {
    text: 'Receba também por cartão e boleto. O Stripe cobra uma taxa por pagamento e confere os seus dados.',
    act: 'Abrir conta no Stripe',
  },
  unfinished: {
    text: 'Falta terminar o cadastro no Stripe. Até lá, ninguém paga por cartão ou boleto.',
    act: 'Continuar no Stripe',
  },
  ready: {
    text: 'Os repasses ficam no painel do Stripe.',
    act: 'Abrir o painel do Stripe',
  },
  ended: {
    text: 'A conta no Stripe foi desligada. Sem ela, ninguém paga por cartão ou boleto.',
    act: 'Ligar de novo',
  },
} as const;

interface StripePartProps {
  /** The screen that contains this part, to which Stripe returns. */
  from: StripeEntrance;
  /** Saves before the page is left for Stripe; false if something must be corrected first. */
  before?: () => Promise<boolean>;
}

/** The professional's account at Stripe; absent if this server has no Stripe. */
export function StripePart({ from, before }: StripePartProps) {
  const { account, open } = useStripeAccount();
  const proof = useProof();
  const opening = useAction(async () => {
    if (before && !(await before())) return;
    const { address } = await proof.send((said) => open({ ...said, from }));
    location.assign(address);
  });
  if (account.state !== 'ready' || account.value.state === 'absent') return null;
  const { state, ways, closed } = account.value;
  const { text, act } = STRIPE[state];
  return (
    <Card as="section" labelledBy="stripe">
      <SectionTitle id="stripe">Cartão e boleto</SectionTitle>
      <p className={textClass.lead}>
        {ways.length > 0 && `${waysWords(ways)} `}
        {text}
      </p>
      {closed.map((one) => (
        <p key={one.way} className={textClass.lead}>
          {closedWords(one)}
        </p>
      ))}
      <form
        className={layoutClass.wideTop}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void opening.run();
        }}
      >
        {proof.fields}
        <FormFailure failure={opening.failure} />
        <Button
          type="submit"
          variant={state === 'ready' ? 'quiet' : 'primary'}
          full
          busy={opening.busy}
          icon={<ExternalLink aria-hidden="true" />}
        >
          {act}
        </Button>
      </form>
    </Card>
  );
}
