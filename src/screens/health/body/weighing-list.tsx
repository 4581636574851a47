import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WeightEntry } from '#domain/health/body/weights';
import type { LoadUnit } from '#domain/load';
import { longDay, shortDay } from '#words/format/day';
import { formatWeight, weighingsCount } from '#words/health/weight';
import { useBodyCommands } from '../../../data/commands/health/body';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { byMonth } from '../../../parts/workouts/month-groups';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';

const PAGE = 24;

interface WeighingListProps {
  /** Newest first. */
  weighings: readonly WeightEntry[];
  unit: LoadUnit;
  onCorrect: (weighing: WeightEntry) => void;
}

/** Every weight entry by month, each with a menu to correct or remove it. */
export function WeighingList({ weighings, unit, onCorrect }: WeighingListProps) {
  const commands = useBodyCommands();
  const [limit, setLimit] = useState(PAGE);
  const more = weighings.length > limit;
  const months = byMonth(weighings.slice(0, limit), ({ day }) => day);

  const remove = async ({ id, day }: WeightEntry) => {
    if (!(await storedOrSaid(commands.remove(id)))) return;
    notify.plain(`Pesagem de ${shortDay(day)} apagada`, {
      action: { label: 'Desfazer', onAction: () => void storedOrSaid(commands.restore(id)) },
    });
  };

  return (
    <Stack gap="l">
      {months.map(({ month, heading, entries }, index) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <Stack gap="s">
            <SectionTitle
              id={`month-${month}`}
              // The oldest shown month may have more entries, so it has no count.
              trailing={
                more && index === months.length - 1 ? undefined : weighingsCount(entries.length)
              }
            >
              {heading}
            </SectionTitle>
            <List label={`Pesagens de ${heading}`}>
              {entries.map((weighing) => (
                <ListRow
                  key={weighing.id}
                  title={formatWeight(weighing.grams, unit)}
                  subtitle={[
                    shortDay(weighing.day),
                    weighing.of === 'assessment' ? 'avaliação física' : weighing.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  onClick={() => onCorrect(weighing)}
                  actions={
                    <Menu
                      label={`Opções da pesagem de ${longDay(weighing.day)}`}
                      items={[
                        {
                          label: 'Corrigir',
                          icon: <Pencil aria-hidden="true" />,
                          onSelect: () => onCorrect(weighing),
                        },
                        // An assessment's weight is removed with or in the assessment.
                        ...(weighing.of === 'assessment'
                          ? []
                          : [
                              {
                                label: 'Apagar',
                                icon: <Trash2 aria-hidden="true" />,
                                danger: true,
                                onSelect: () => void remove(weighing),
                              },
                            ]),
                      ]}
                    />
                  }
                />
              ))}
            </List>
          </Stack>
        </section>
      ))}
      {more && (
        <Button variant="quiet" full onClick={() => setLimit(limit + PAGE)}>
          Mostrar mais
        </Button>
      )}
    </Stack>
  );
}
