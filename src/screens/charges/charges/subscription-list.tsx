import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { nextWords, planSum, subscriptionState } from '#words/charges/plans';
import { compareNames } from '#words/format/list';
import { type Charge, nextOfPlan, type Subscription } from '../../../data/charges/charges';
import { useNow } from '../../../parts/input/use-now';
import { Disclosure } from '../../../ui/control/disclosure';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { StatusPill } from '../../../ui/display/status-pill';
import { EmptyState } from '../../../ui/state/screen-state';
import { SubscriptionSheet } from './subscription-sheet';

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  charges: readonly Charge[];
  stale: boolean;
}

/** Subscriptions with payer and next due day; ended ones are folded. */
export function SubscriptionList({ subscriptions, charges, stale }: SubscriptionListProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const now = useNow();
  const nextOf = (one: Subscription) => {
    const next = nextOfPlan(one, charges);
    return next === null ? [] : [nextWords(next, now)];
  };
  const subscription = subscriptions.find(({ id }) => id === opened);
  const sorted = subscriptions.toSorted((a, b) => compareNames(a.other.name, b.other.name));
  const going = sorted.filter(({ state }) => state !== 'ended');
  const ended = sorted.filter(({ state }) => state === 'ended');
  const row = (one: Subscription) => (
    <ListRow
      key={one.id}
      leading={<Avatar name={one.other.name} size={36} />}
      title={one.other.name}
      subtitle={[one.title, planSum(one), ...nextOf(one)].join(' · ')}
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
          next={nextOfPlan(subscription, charges)}
          stale={stale}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
