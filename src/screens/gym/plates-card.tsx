import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Gym, PlateStock } from '#domain/gym/shape';
import { plateCount } from '#words/gyms';
import { formatLoad } from '#words/load';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { List, ListRow } from '../../ui/list-row';
import type { SaveGym } from './gym';
import styles from './gym.module.css';
import { PlateStockSheet } from './plate-stock-sheet';

/** The plates, each weight with how many there are. */
export function PlatesCard({ gym, onSave }: { gym: Gym; onSave: SaveGym }) {
  const [editing, setEditing] = useState<PlateStock | 'new' | null>(null);
  const { plates, unit } = gym;
  const old = editing === 'new' ? null : editing;

  async function save(stock: PlateStock | null) {
    const others = plates.filter(({ grams }) => grams !== old?.grams && grams !== stock?.grams);
    if (await onSave({ plates: stock ? [...others, stock] : others })) setEditing(null);
  }

  return (
    <Card as="section" padding="l" labelledBy="gym-plates">
      <div className={styles.card}>
        <h2 id="gym-plates" className={styles.title}>
          Anilhas
        </h2>
        {plates.length === 0 ? (
          <p className={styles.lead}>Nenhuma anilha aqui.</p>
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
    </Card>
  );
}
