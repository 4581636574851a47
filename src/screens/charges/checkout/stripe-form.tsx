import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { type FormEvent, useState } from 'react';
import type { StripeMethod } from '#domain/charges/charge';
import { reais } from '#words/charges/charges';
import { paymentRefusal, UNSURE_PAYMENT } from '#words/charges/payments';
import type { Charge } from '../../../data/charges/charges';
import { type StartedPayment, usePaymentActs } from '../../../data/charges/payments';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './checkout.module.css';

export interface StripePayProps {
  charge: Charge;
  method: StripeMethod;
  offline: boolean;
  onPaying: (paying: boolean) => void;
}

interface StripeFormProps extends StripePayProps {
  stripe: Stripe;
  started: StartedPayment;
  /** Called after a refusal, because another try may be another payment. */
  onRestarted: (started: StartedPayment) => void;
}

/** Stripe's form in our colours. Typed data never reaches us. */
export function StripeForm(props: StripeFormProps) {
  const { stripe, started } = props;
  const [appearance] = useState(stripeLook);
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: started.clientSecret, locale: 'pt-BR', appearance }}
    >
      <Fields {...props} />
    </Elements>
  );
}

const ACTS: Readonly<Record<StripeMethod, (sum: string) => string>> = {
  card: (sum) => `Pagar ${sum}`,
  boleto: (sum) => `Gerar boleto de ${sum}`,
  'pix-stripe': (sum) => `Gerar Pix de ${sum}`,
};

function Fields({ charge, method, started, offline, onPaying, onRestarted }: StripeFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const acts = usePaymentActs();
  const [ready, setReady] = useState(false);
  const [keepCard, setKeepCard] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const paying = useAction(async () => {
    if (!stripe || !elements) return;
    setRefusal(null);
    const checked = await elements.submit();
    // Stripe's form shows errors at its fields.
    if (checked.error) return;
    onPaying(true);
    try {
      // A Pix claim on another device meanwhile prevents a second payment by card.
      await acts.start({ charge: charge.id, method, keepCard });
      if (keepCard) await elements.fetchUpdates();
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      });
      if (error) setRefusal(wordsOf(error));
      try {
        await acts.ask(started.payment);
      } catch {
        // The payment may have been made in any case, and the list is read again by itself.
        setRefusal(UNSURE_PAYMENT);
        return;
      }
      if (!error) return;
      onRestarted(await acts.start({ charge: charge.id, method, keepCard }));
      if (isUnheard(error)) setRefusal(NOT_PAID);
    } finally {
      onPaying(false);
    }
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void paying.run();
  }

  return (
    <form className={layoutClass.middle} onSubmit={submit}>
      <PaymentElement
        options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
        onReady={() => setReady(true)}
      />
      {method === 'card' && charge.subscription !== null && (
        <CheckboxField
          label="Usar este cartão nas próximas"
          hint="Cada cobrança seguinte se paga sozinha no vencimento. Dá para parar quando quiser, em Pagamentos."
          checked={keepCard}
          onChange={(event) => setKeepCard(event.target.checked)}
        />
      )}
      <div role="alert">{refusal && <p className={styles.notice}>{refusal}</p>}</div>
      <FormFailure failure={paying.failure} />
      <Button type="submit" size="l" full busy={paying.busy} disabled={!ready || offline}>
        {ACTS[method](reais(started.centavos))}
      </Button>
      <p className={textClass.hint}>
        Os dados vão direto para o Stripe, que processa o pagamento. Nem a Anilha nem quem cobra vê
        o número do cartão.
      </p>
    </form>
  );
}

function wordsOf({ type, code, decline_code: declined }: StripeError): string {
  if (code === 'payment_intent_unexpected_state') {
    return 'Este pagamento mudou enquanto isso, talvez em outra aba. Estamos conferindo.';
  }
  if (isUnheard({ type })) {
    return 'A resposta não chegou. Estamos conferindo se o pagamento foi feito antes de tentar de novo.';
  }
  return paymentRefusal(declined, code);
}

const NOT_PAID = 'A resposta não chegou, e até agora nada foi pago. Tente de novo.';

/** Whether Stripe may have taken the payment although its answer is an error. */
function isUnheard({ type }: Pick<StripeError, 'type'>): boolean {
  return type === 'api_connection_error' || type === 'api_error';
}

/**
 * Stripe's frames support neither our custom properties nor oklch, so a pixel is painted and read.
 */
function colourOf(property: string, brush: CanvasRenderingContext2D): string {
  const said = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = said;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The current theme in the options of Stripe's form. */
function stripeLook(): Appearance {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d');
  if (!brush) return { theme: 'flat' };
  const colour = (property: string) => colourOf(property, brush);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--surface-2'),
      colorText: colour('--text'),
      colorTextSecondary: colour('--text-2'),
      colorTextPlaceholder: colour('--text-3'),
      colorDanger: colour('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '14px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('--line-strong')}`, padding: '14px' },
      '.Input:focus': { border: `1px solid ${colour('--focus')}` },
      '.Label': { fontWeight: '600' },
    },
  };
}
