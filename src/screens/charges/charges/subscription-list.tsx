import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { subscriptionState } from '#words/charges/charge-list';
import { eachPeriod, reais } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import type { Subscription } from '../../../data/charges/charges';
import { Disclosure } from '../../../ui/control/disclosure';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { StatusPill } from '../../../ui/display/status-pill';
import { EmptyState } from '../../../ui/state/screen-state';
import { sumOfCharges } from './board';
import { SubscriptionSheet } from './subscription-sheet';

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  stale: boolean;
}

/** Subscriptions with payer and next due day; ended ones are folded. */
export function SubscriptionList({ subscriptions, stale }: SubscriptionListProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const subscription = subscriptions.find(({ id }) => id === opened);
  const sorted = subscriptions.toSorted((a, b) =>
    a.other.name.localeCompare(b.other.name, 'pt-BR', { sensitivity: 'base' }),
  );
  const going = sorted.filter(({ state }) => state !== 'ended');
  const ended = sorted.filter(({ state }) => state === 'ended');
  const row = (one: Subscription) => (
    <ListRow
      key={one.id}
      leading={<Avatar name={one.other.name} size={36} />}
      title={one.other.name}
      subtitle={[
        one.title,
        `${reais(sumOfCharges(one))} ${eachPeriod(one.period)}`,
        ...(one.next ? [`próxima em ${numericDay(one.next)}`] : []),
      ].join(' · ')}
      trailing={
        one.state !== 'active' && (
          <StatusPill tone="neutral" sign="ring">
            {subscriptionState(one.state)}
          </StatusPill>
        )
      }
      onClick={() => setOpened(one.id)}
    />
  );
  return (
    <>
      {going.length === 0 ? (
        <EmptyState title="Nenhuma mensalidade ativa" icon={<Repeat />}>
          <p>Ao cobrar, escolha "Todo mês" ou outro período: as próximas se fazem sozinhas.</p>
        </EmptyState>
      ) : (
        <List label="Mensalidades">{going.map(row)}</List>
      )}
      {ended.length > 0 && (
        <Disclosure title={`Encerradas (${ended.length})`}>
          <List label="Encerradas">{ended.map(row)}</List>
        </Disclosure>
      )}
      {subscription && (
        <SubscriptionSheet
          subscription={subscription}
          stale={stale}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
