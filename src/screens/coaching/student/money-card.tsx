import { ReceiptText } from 'lucide-react';
import { monthFacts } from '#domain/charges/money-months';
import { leftOf, statusSumOf } from '#domain/charges/standing';
import { reais, standingOn } from '#words/charges/charges';
import { termsLine } from '#words/coaching/invitation-list';
import { type Charge, useCharges } from '../../../data/charges/charges';
import { notedTerms, type Proposal } from '../../../data/coaching/noted-terms';
import type { StudentLink } from '../../../data/coaching/students';
import { useNow } from '../../../parts/input/use-now';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import textClass from '../../../ui/text.module.css';

/** Number of shown charges; the coach's list has all. */
const SHOWN = 3;

/** Unpaid charges, earliest first; the last charge if all are paid. */
export function StudentMoneyCard({ link }: { link: StudentLink }) {
  const { charges } = useCharges({ watched: false });
  const now = useNow();
  // Assistants of a team create no charges.
  if (charges.state !== 'ready' || link.assistantOf !== undefined) return null;
  const own = charges.value.charges.filter(
    ({ as, other, standing }) =>
      as === 'coach' && other.id === link.student.id && standing !== 'cancelled',
  );
  const waiting = own.filter((charge) => leftOf(monthFacts(charge)) > 0);
  const shown = waiting.length > 0 ? byDue(waiting).slice(0, SHOWN) : byDue(own).slice(-1);
  const proposal = notedTerms(link);
  const subscribed = charges.value.subscriptions.some(
    ({ as, other }) => as === 'coach' && other.id === link.student.id,
  );
  return (
    <Card as="section" padding="l" labelledBy="money">
      <SectionTitle id="money">Pagamentos</SectionTitle>
      {shown.length === 0 ? (
        <p className={textClass.mini}>Nenhuma cobrança para {link.student.name}.</p>
      ) : (
        <List bare label="Cobranças">
          {shown.map((charge) => (
            <ListRow
              key={charge.id}
              href={`/app/charges/${charge.id}`}
              renderLink={renderLink}
              leading={<ReceiptText />}
              title={`${charge.title}: ${reais(statusSumOf(monthFacts(charge)))}`}
              subtitle={standingOn(charge, now)}
            />
          ))}
        </List>
      )}
      {proposal && !subscribed && (
        <>
          <p className={textClass.hint}>
            Anotado no convite: {proposedTerms(proposal)}. Nada é cobrado até você confirmar.
          </p>
          <p>
            <LinkButton href={`/app/charges/new?student=${link.student.id}&terms=noted`}>
              Criar plano
            </LinkButton>
          </p>
        </>
      )}
      <p>
        <LinkButton href={`/app/charges/new?student=${link.student.id}`} variant="quiet">
          Cobrar
        </LinkButton>
      </p>
    </Card>
  );
}

function proposedTerms({ title, centavos, dueDay }: Proposal): string {
  return termsLine(title, centavos === null ? null : reais(centavos), dueDay);
}

function byDue(charges: readonly Charge[]): Charge[] {
  return charges.toSorted((a, b) => a.due.localeCompare(b.due));
}
