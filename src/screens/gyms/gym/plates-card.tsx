import { Calculator, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Gym, PlateStock } from '#domain/gyms/shape';
import { formatLoad } from '#words/format/load';
import { plateCount } from '#words/gyms/gyms';
import { usePreferences } from '../../../data/store/preferences';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/state/lazy-part';
import textClass from '../../../ui/text.module.css';
import { PlateStockSheet } from './plate-stock-sheet';
import type { SaveGym } from './save-gym';

const PlateSheet = lazyPart(async () => ({
  default: (await import('../../../training/gyms/plate-sheet')).PlateSheet,
}));

/** A barbell exercise for the plate calculator. */
const A_BAR = {
  id: 'bar',
  name: 'Calculadora',
  equipment: 'barbell',
  loadKind: 'total',
  stepGrams: 2500,
  unilateral: false,
} as const;

/** The plates by weight with their number. */
export function PlatesCard({ gym, onSave }: { gym: Gym; onSave: SaveGym }) {
  const [editing, setEditing] = useState<PlateStock | 'new' | null>(null);
  const [counting, setCounting] = useState(false);
  const person = usePreferences();
  const { plates, unit } = gym;
  const old = editing === 'new' ? null : editing;

  async function save(stock: PlateStock | null) {
    const others = plates.filter(({ grams }) => grams !== old?.grams && grams !== stock?.grams);
    if (!(await onSave({ plates: stock ? [...others, stock] : others }))) return;
    setEditing(null);
    if (stock || !old) return;
    notify.plain(`Anilhas de ${formatLoad(old.grams, unit)}: tiradas da lista`, {
      action: { label: 'Desfazer', onAction: () => void onSave({ plates }) },
    });
  }

  return (
    <Card as="section" padding="l" labelledBy="gym-plates">
      <div className={layoutClass.middle}>
        <h2 id="gym-plates">Anilhas</h2>
        {plates.length === 0 ? (
          <p className={textClass.hint}>Nenhuma anilha aqui.</p>
        ) : (
          <List bare label="Anilhas">
            {plates.map((stock) => (
              <ListRow
                key={stock.grams}
                title={formatLoad(stock.grams, unit)}
                trailing={plateCount(stock.count)}
                onClick={() => setEditing(stock)}
              />
            ))}
          </List>
        )}
        {plates.length > 0 && (
          <Button icon={<Calculator aria-hidden="true" />} onClick={() => setCounting(true)}>
            Calcular anilhas
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setEditing('new')}
        >
          Adicionar anilha
        </Button>
      </div>
      {editing && (
        <PlateStockSheet
          stock={old}
          unit={unit}
          onSave={(stock) => void save(stock)}
          onClose={() => setEditing(null)}
        />
      )}
      {counting && (
        <PlateSheet
          exercise={A_BAR}
          gym={gym}
          unit={person.unit}
          grams={60_000}
          onClose={() => setCounting(false)}
        />
      )}
    </Card>
  );
}
