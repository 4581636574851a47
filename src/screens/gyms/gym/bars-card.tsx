import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { BAR_KINDS, type Bar, type BarKind, type Gym } from '#domain/gyms/shape';
import { gramsFrom, type LoadUnit } from '#domain/load';
import { formatLoad } from '#words/format/load';
import { barName } from '#words/gyms/plates';
import { classNames } from '../../../ui/class-names';
import { Button, SubmitButton } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { NumberField } from '../../../ui/field/number-field';
import { SelectField } from '../../../ui/field/select-field';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './gym.module.css';
import type { SaveGym } from './save-gym';

/** The bars by kind; the first of each kind is the default. */
export function BarsCard({ gym, onSave }: { gym: Gym; onSave: SaveGym }) {
  const [adding, setAdding] = useState(false);
  const { bars, unit } = gym;
  const nameOf = (bar: Bar) => `${barName(bar.kind)} de ${formatLoad(bar.grams, unit)}`;

  async function add(bar: Bar) {
    if (await onSave({ bars: [...bars, bar] })) setAdding(false);
  }

  async function remove(bar: Bar) {
    if (!(await onSave({ bars: bars.filter((each) => each !== bar) }))) return;
    notify.plain(`${nameOf(bar)}: tirada da lista`, {
      action: { label: 'Desfazer', onAction: () => void onSave({ bars }) },
    });
  }

  return (
    <Card as="section" padding="l" labelledBy="gym-bars">
      <div className={layoutClass.middle}>
        <h2 id="gym-bars">Barras</h2>
        {bars.length === 0 ? (
          <p className={textClass.hint}>Nenhuma barra aqui.</p>
        ) : (
          <List bare label="Barras">
            {bars.map((bar, at) => {
              const isUsual = bars.findIndex(({ kind }) => kind === bar.kind) === at;
              const isOnly = bars.filter(({ kind }) => kind === bar.kind).length === 1;
              return (
                <ListRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: two bars may be alike
                  key={at}
                  title={barName(bar.kind)}
                  subtitle={isUsual && !isOnly ? 'A que você costuma usar' : undefined}
                  trailing={formatLoad(bar.grams, unit)}
                  actions={
                    <Menu
                      label={`Opções: ${nameOf(bar)}`}
                      items={[
                        ...(isUsual
                          ? []
                          : [
                              {
                                label: 'É a que costumo usar',
                                icon: <ArrowUp aria-hidden="true" />,
                                onSelect: () =>
                                  void onSave({
                                    bars: [bar, ...bars.filter((each) => each !== bar)],
                                  }),
                              },
                            ]),
                        {
                          label: 'Tirar da lista',
                          icon: <Trash2 aria-hidden="true" />,
                          danger: true,
                          onSelect: () => void remove(bar),
                        },
                      ]}
                    />
                  }
                />
              );
            })}
          </List>
        )}
        <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          Adicionar barra
        </Button>
      </div>
      {adding && (
        <BarSheet unit={unit} onSave={(bar) => void add(bar)} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

interface BarSheetProps {
  unit: LoadUnit;
  onSave: (bar: Bar) => void;
  onClose: () => void;
}

/** Adds a bar, or a handle for plates. */
function BarSheet({ unit, onSave, onClose }: BarSheetProps) {
  const [kind, setKind] = useState<BarKind>('barbell');
  const [amount, setAmount] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (amount !== null) onSave({ kind, grams: gramsFrom(amount, unit) });
  }

  return (
    <Sheet open title="Adicionar barra" size="s" onClose={onClose}>
      <form className={classNames(layoutClass.middle, styles.form)} onSubmit={save}>
        <SelectField
          label="Tipo"
          value={kind}
          onChange={(event) =>
            setKind(BAR_KINDS.find((code) => code === event.target.value) ?? 'barbell')
          }
          options={BAR_KINDS.map((code) => ({ value: code, label: barName(code) }))}
        />
        <NumberField
          label="Peso sem anilhas"
          hint="Se não estiver gravado na ponta, pese: barras de casa vão de 5 a 12 kg."
          value={amount}
          onChange={setAmount}
          min={0}
          max={100}
          digits={3}
          decimals={2}
          step={0.5}
          unit={unit}
          error={asked && amount === null ? 'Digite o peso da barra' : undefined}
        />
        <SubmitButton>Adicionar</SubmitButton>
      </form>
    </Sheet>
  );
}
