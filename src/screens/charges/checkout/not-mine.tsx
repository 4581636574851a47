import { Link } from 'wouter';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import textClass from '../../../ui/text.module.css';
import styles from './checkout.module.css';

/** The view of the charge's own professional. */
export function OwnView({ charge }: { charge: Charge }) {
  return (
    <Card as="section" padding="l" labelledBy="own">
      <h2 id="own" className={styles.title}>
        Esta cobrança é sua
      </h2>
      <p>
        Quem abrir este link vê o valor e o que está incluído, e paga por aqui. Mande o link para{' '}
        {charge.other.name}.
      </p>
      <Link href={`/app/charges/${charge.id}`} className={buttonClass({ size: 'l', full: true })}>
        Abrir a cobrança
      </Link>
    </Card>
  );
}

interface NobodysYetProps {
  charge: Charge;
  token: string;
  offline: boolean;
}

/**
 * A charge without an account: before paying, the person with its link confirms that it is theirs.
 */
export function NobodysYet({ charge, token, offline }: NobodysYetProps) {
  const { takeCharge } = useChargeActs();
  const taking = useAction(() => takeCharge(token).then(() => undefined));
  return (
    <Card as="section" padding="l" labelledBy="whose">
      <h2 id="whose" className={styles.title}>
        Esta cobrança é para você?
      </h2>
      <p>
        Ela ainda não está em nenhuma conta. Se for sua, ela fica nos seus pagamentos e ninguém mais
        consegue abrir este link.
      </p>
      <FormFailure failure={taking.failure} />
      <Button size="l" full busy={taking.busy} disabled={offline} onClick={() => void taking.run()}>
        É minha
      </Button>
      <Link href="/" className={buttonClass({ variant: 'quiet', size: 'l', full: true })}>
        Não é minha
      </Link>
      <p className={textClass.hint}>
        {charge.left > 0 ? 'Confirmar que é sua não paga nada: a forma você escolhe depois.' : ''}
      </p>
    </Card>
  );
}
