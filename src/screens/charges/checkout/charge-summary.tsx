import { monthFacts } from '#domain/charges/money-months';
import { chargeToday, waitsForPayer } from '#domain/charges/standing';
import { dueWords, eachPeriod, reais } from '#words/charges/charges';
import { discountSpan } from '#words/charges/plans';
import { arrivedFacts } from '#words/charges/returned-money';
import { longDay } from '#words/format/day';
import { usePersonPhoto } from '../../../data/account/person-photo';
import type { Checkout } from '../../../data/charges/checkout';
import { useNow } from '../../../parts/input/use-now';
import { Avatar } from '../../../ui/display/avatar';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import textClass from '../../../ui/text.module.css';
import styles from './checkout.module.css';

const NEXT = 'Próxima cobrança';

/** The price first, then the service, the professional, the next charge, and how to end it. */
export function ChargeSummary({
  charge,
  next,
  nextCentavos,
}: Pick<Checkout, 'charge' | 'next' | 'nextCentavos'>) {
  const now = useNow();
  const photo = usePersonPhoto(charge.as === 'student' ? charge.other.id : null);
  const { centavos, discount, left, subscription } = charge;
  const asked = centavos - discount;
  const repeats = subscription !== null;
  const isPartial = left > 0 && left < asked;
  const isWaited = waitsForPayer(charge.standing);
  const from = charge.as === 'student' ? charge.other.name : charge.payee?.name;
  const facts: [string, string][] = [];
  if (discount > 0) {
    facts.push(['Preço', reais(centavos)]);
    facts.push([
      charge.discountReason === '' ? 'Desconto' : `Desconto: ${charge.discountReason}`,
      [`−${reais(discount)}`, discountSpan(charge.discountLeft)].filter(Boolean).join(', '),
    ]);
  }
  if (isPartial) facts.push(...arrivedFacts(monthFacts(charge)));
  if (charge.sessions !== null) facts.push(['Aulas', `${charge.sessions}`]);
  if (charge.parts > 1) facts.push(['Parcela', `${charge.part} de ${charge.parts}`]);
  facts.push(['Vencimento', longDay(charge.due)]);
  if (next !== null) {
    const isOpen = next < charge.due || next < chargeToday(charge, now);
    const name = isOpen
      ? isWaited
        ? 'Também em aberto'
        : 'Em aberto'
      : isWaited
        ? 'Depois desta'
        : NEXT;
    const sum = nextCentavos === null ? [] : [reais(nextCentavos)];
    facts.push([name, [longDay(next), ...sum].join(', ')]);
  }
  return (
    <Card as="section" padding="l" labelledBy="price">
      {charge.as === 'student' && (
        <div className={styles.who}>
          <Avatar name={from ?? ''} size={40} photo={photo} />
          <p>
            <span className={textClass.hint}>Cobrança de</span>
            <strong>{from}</strong>
          </p>
        </div>
      )}
      <div>
        <p id="price" className={styles.price}>
          {reais(isPartial ? left : asked)}
          <span className={styles.each}>
            {isPartial ? `faltam, de ${reais(asked)}` : repeats ? eachPeriod(charge.period) : ''}
          </span>
        </p>
        {isWaited && <p className={styles.due}>{dueWords(charge, now)}</p>}
      </div>
      <div>
        <h2 className={styles.title}>{charge.title}</h2>
        <Includes text={charge.includes} />
      </div>
      <FactList facts={facts} />
      {charge.as === 'student' && (
        <p className={textClass.hint}>
          {repeats
            ? 'Encerre quando quiser, em Perfil, Pagamentos: nenhuma cobrança nova é feita a partir daí. O recibo fica lá e chega por e-mail.'
            : 'Cobrança única: nada se repete sozinho. O recibo fica em Perfil, Pagamentos, e chega por e-mail.'}
        </p>
      )}
    </Card>
  );
}

/** Included services, one per line if written so. */
function Includes({ text }: { text: string }) {
  const lines = text.split('\n').flatMap((line) => line.replace(/^[-•*]\s*/, '').trim() || []);
  if (lines.length === 0) return null;
  if (lines.length === 1) return <p className={styles.includes}>{lines[0]}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
