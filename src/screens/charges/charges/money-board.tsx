import { SearchX, X } from 'lucide-react';
import { useState } from 'react';
import type { ListTime } from '#domain/charges/money-months';
import { isMonth, monthOf } from '#domain/progress/calendar';
import { groupName, groupSum } from '#words/charges/charge-list';
import { longDay } from '#words/format/day';
import type { Charge } from '../../../data/charges/charges';
import type { OlderCharges } from '../../../data/charges/older-charges';
import { FormFailure } from '../../../parts/input/form-failure';
import { changeQuery, useQuery } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { Chip, ChipRow, FilterChip } from '../../../ui/control/chip';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { SearchField } from '../../../ui/field/search-field';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { EmptyState } from '../../../ui/state/screen-state';
import textClass from '../../../ui/text.module.css';
import { type ChargeGroup, found, grouped, shownIn, sumOfGroup } from './board';
import { ChargeLine } from './charge-row';
import styles from './charges.module.css';
import { ClaimSheet } from './claim-sheet';
import { MonthCard } from './month-card';
import { SelectionBar } from './selection-bar';

interface MoneyBoardProps {
  charges: readonly Charge[];
  older: OlderCharges;
  time: ListTime;
  /** Whether the network does not answer, so that nothing can be changed. */
  stale: boolean;
  selecting: boolean;
  onSelected: () => void;
}

/** Charges of a month by status. A search covers all months. */
export function MoneyBoard(props: MoneyBoardProps) {
  const { charges, older, time, stale, selecting, onSelected } = props;
  const { now, today } = time;
  const asked = useQuery();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [answering, setAnswering] = useState<string | null>(null);
  const askedMonth = asked.get('month') ?? '';
  const month = isMonth(askedMonth) ? askedMonth : monthOf(today);
  const student = asked.get('student');
  const of = student === null ? charges : charges.filter(({ other }) => other.id === student);
  const isLookedFor = wanted.trim() !== '' || student !== null;
  const inMonth = shownIn(of, month, time);
  const all = grouped(isLookedFor ? found(of, wanted) : inMonth, now).filter(
    ({ group }) => !selecting || (group !== 'paid' && group !== 'over'),
  );
  // A filter for a group that no longer exists is ignored.
  const only = all.find(({ group }) => group === asked.get('only'))?.group ?? null;
  const shown = only === null ? all : all.filter(({ group }) => group === only);
  const change = (name: string, value: string | null) =>
    changeQuery((query) => {
      if (value === null) query.delete(name);
      else query.set(name, value);
    });
  const tick = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const claimed = charges.find(({ id }) => id === answering);
  const row = (charge: Charge) => (
    <ChargeLine
      key={charge.id}
      charge={charge}
      now={now}
      stale={stale}
      ticked={selecting ? chosen.has(charge.id) : null}
      onTick={(on) => tick(charge.id, on)}
      onAnswer={() => setAnswering(charge.id)}
    />
  );
  return (
    <>
      <div className={styles.board}>
        <div className={styles.side}>
          <MonthCard
            charges={of}
            month={month}
            time={time}
            since={older.since}
            onChange={(to) => change('month', to === monthOf(today) ? null : to)}
          />
        </div>
        <div className={styles.column}>
          <SearchField label="Buscar por pessoa ou plano" value={wanted} onChange={setWanted} />
          <ChipRow label="Mostrar">
            {student !== null && (
              <Chip icon={<X aria-hidden="true" />} onClick={() => change('student', null)}>
                Só {of[0]?.other.name ?? 'uma pessoa'}
              </Chip>
            )}
            {all.map(({ group, charges: some }) => (
              <FilterChip
                key={group}
                pressed={only === group}
                count={some.length}
                onChange={(pressed) => change('only', pressed ? group : null)}
              >
                {groupName(group)}
              </FilterChip>
            ))}
          </ChipRow>
          {shown.length === 0 && (
            <EmptyState
              title={isLookedFor ? 'Nada com esta busca' : 'Nada para cobrar aqui'}
              icon={<SearchX />}
            />
          )}
          {shown.map(({ group, charges: some }) => (
            <GroupOf key={group} group={group} open={only === group || isLookedFor} charges={some}>
              {some.map(row)}
            </GroupOf>
          ))}
          {older.since !== null && (isLookedFor || month <= monthOf(older.since)) && (
            <Older older={older} stale={stale} />
          )}
          {selecting && (
            <SelectionBar
              charges={charges.filter(({ id }) => chosen.has(id))}
              onAll={() =>
                setChosen(new Set(shown.flatMap(({ charges: some }) => some.map(({ id }) => id))))
              }
              onDone={() => {
                setChosen(new Set());
                onSelected();
              }}
            />
          )}
        </div>
      </div>
      {claimed && <ClaimSheet charge={claimed} onClose={() => setAnswering(null)} />}
    </>
  );
}

interface GroupOfProps {
  group: ChargeGroup;
  open: boolean;
  charges: readonly Charge[];
  children: React.ReactNode;
}

/** One group; the group of finished charges is folded. */
function GroupOf({ group, open, charges, children }: GroupOfProps) {
  const rows = (
    <Card>
      <ul className={styles.rows} aria-label={groupName(group)}>
        {children}
      </ul>
    </Card>
  );
  if (group === 'over' && !open) {
    return <Disclosure title={`${groupName(group)} (${charges.length})`}>{rows}</Disclosure>;
  }
  return (
    <section className={styles.group} aria-labelledby={`group-${group}`}>
      <SectionTitle id={`group-${group}`} trailing={groupSum(charges.length, sumOfGroup(charges))}>
        {groupName(group)}
      </SectionTitle>
      {rows}
    </section>
  );
}

interface OlderProps {
  older: OlderCharges;
  /** Whether the network does not answer. */
  stale: boolean;
}

/** Shows since when charges are listed, and loads earlier ones. */
function Older({ older: { since, busy, failure, more }, stale }: OlderProps) {
  if (since === null) return null;
  return (
    <Stack gap="s">
      <p className={textClass.lead}>
        Aqui estão as cobranças com vencimento desde {longDay(since)}, e as de antes que ainda
        esperam alguma coisa.
      </p>
      <Button variant="quiet" full busy={busy} disabled={stale} onClick={more}>
        Mostrar mais antigas
      </Button>
      <FormFailure failure={failure} />
    </Stack>
  );
}
