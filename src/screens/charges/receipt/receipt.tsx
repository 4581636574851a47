import { useState } from 'react';
import { useParams } from 'wouter';
import { type ReceiptMoney, receiptMoney } from '#domain/charges/receipt';
import { methodName, partWords, reais } from '#words/charges/charges';
import { receiptPerson } from '#words/charges/receipt';
import { longDay } from '#words/format/day';
import { type Charge, useCharge } from '../../../data/charges/charges';
import { type ReceiptPeople, useReceiptPeople } from '../../../data/charges/receipt-people';
import { useSession } from '../../../data/session/session';
import { NeverCame } from '../../../parts/device/never-came';
import { LinkButton } from '../../../parts/page/link-button';
import { PrintButton, PrintFrame } from '../../../parts/page/print-frame';
import frame from '../../../parts/page/print-frame.module.css';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { FactList } from '../../../ui/display/fact-list';
import { RingLoader } from '../../../ui/state/ring-loader';
import { EmptyState } from '../../../ui/state/screen-state';
import styles from './receipt.module.css';
import { TaxNumberSheet } from './tax-number-sheet';

/** A printable receipt of a charge's payments; both sides can open it, also offline. */
export default function Receipt() {
  const { id = '' } = useParams();
  const { charge: loaded, failure, acts } = useCharge(id);
  const { people, isMissing, keep } = useReceiptPeople(id);
  const [naming, setNaming] = useState(false);
  const session = useSession();
  const own = 'user' in session ? session.user.name : '';
  const charge = loaded.state === 'ready' ? loaded.value : null;
  const isCoach = charge?.as === 'coach';
  const mine = people?.[isCoach ? 'payee' : 'payer'].taxNumber ?? null;
  const back = isCoach ? `/app/charges/${id}` : '/app/payments';
  const money = charge && receiptMoney(charge.payments, charge.zone);
  const isPaid = money !== null && money.lines.length > 0;
  return (
    <PrintFrame
      title="Recibo"
      href={back}
      label={isCoach ? 'Voltar à cobrança' : 'Voltar aos pagamentos'}
    >
      {loaded.state === 'loading' && <RingLoader size={40} label="Abrindo o recibo" />}
      {loaded.state === 'failed' && (
        <NeverCame
          title="Não deu para buscar o recibo"
          failure={failure}
          onRetry={() => void acts.reread()}
        >
          Abra os pagamentos uma vez com internet e os recibos ficam neste aparelho.
        </NeverCame>
      )}
      {loaded.state === 'ready' && charge === null && (
        <EmptyState
          title="Recibo não encontrado"
          action={<LinkButton href={back}>Ver os pagamentos</LinkButton>}
        >
          <p>Não há cobrança com este endereço na sua conta.</p>
        </EmptyState>
      )}
      {charge && !isPaid && (
        <EmptyState
          title="Ainda não há recibo"
          action={
            <LinkButton href={isCoach ? back : `/app/payments/checkout?charge=${id}`}>
              Abrir a cobrança
            </LinkButton>
          }
        >
          <p>O recibo aparece quando o pagamento for confirmado.</p>
        </EmptyState>
      )}
      {charge && isPaid && (
        <>
          <div className={classNames(frame.tools, styles.tools)}>
            <Button
              size="l"
              variant="quiet"
              disabled={isMissing || !people}
              onClick={() => setNaming(true)}
            >
              {mine === null ? 'Pôr CPF ou CNPJ' : 'Mudar CPF ou CNPJ'}
            </Button>
            <PrintButton />
          </div>
          <PaperReceipt charge={charge} money={money} own={own} people={people} />
          {isMissing && (
            <p className={styles.missing} role="status">
              CPF, CNPJ e CREF entram no recibo com internet.
            </p>
          )}
          {naming && (
            <TaxNumberSheet taxNumber={mine} keep={keep} onClose={() => setNaming(false)} />
          )}
        </>
      )}
    </PrintFrame>
  );
}

interface PaperReceiptProps {
  charge: Charge;
  money: ReceiptMoney;
  /** The name of the reader. */
  own: string;
  /** The numbers of both; undefined while unknown. */
  people: ReceiptPeople | undefined;
}

/** Payer, payee, amount, title, and each payment with its day. */
function PaperReceipt({ charge, money, own, people }: PaperReceiptProps) {
  const { as, other, title, includes, part, parts, left, id } = charge;
  const [payer, payee] = as === 'student' ? [own, other.name] : [other.name, own];
  const { sum, returned, lines } = money;
  const instalment = partWords(part, parts);
  const facts: [string, string][] = [
    ['Quem pagou', receiptPerson({ taxNumber: null, ...people?.payer, name: payer })],
    ['Quem recebeu', receiptPerson({ taxNumber: null, ...people?.payee, name: payee })],
    ['Referente a', instalment === '' ? title : `${title}, ${instalment.toLowerCase()}`],
    ['Vencimento', longDay(charge.due)],
  ];
  if (left > 0) facts.push(['Falta pagar', reais(left)]);
  return (
    <article className={classNames(frame.paper, styles.paper)}>
      <header className={styles.head}>
        <h2>Recibo de pagamento</h2>
        <p className={styles.sum}>{reais(sum)}</p>
      </header>
      <FactList facts={facts} />
      {includes !== '' && <p className={styles.includes}>{includes}</p>}
      <section aria-labelledby="payments">
        <h3 id="payments">Pagamentos</h3>
        <FactList
          facts={lines.map(({ method, day, centavos }) => [
            `${methodName(method)}, ${longDay(day)}`,
            reais(centavos),
          ])}
        />
        {returned > 0 && <FactList facts={[['Devolvido', `−${reais(returned)}`]]} />}
      </section>
      <footer className={styles.small}>
        <p>Número {id}</p>
        <p>
          Registrado na Anilha por quem recebeu ou pelo meio de pagamento. Não substitui a nota
          fiscal.
        </p>
      </footer>
    </article>
  );
}
