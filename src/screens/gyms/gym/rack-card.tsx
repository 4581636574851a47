import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Gym } from '#domain/gyms/shape';
import { weightsWords } from '#words/gyms/gyms';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import type { SaveGym } from './gym';
import styles from './gym.module.css';
import { RackSheet } from './rack-sheet';

const TEXTS = {
  dumbbells: { title: 'Halteres', edit: 'Editar halteres', none: 'Nenhum halter pronto aqui.' },
  kettlebells: {
    title: 'Kettlebells',
    edit: 'Editar kettlebells',
    none: 'Nenhum kettlebell aqui.',
  },
};

interface RackCardProps {
  gym: Gym;
  rack: keyof typeof TEXTS;
  onSave: SaveGym;
}

/** Weights that are used as they are, such as dumbbells. */
export function RackCard({ gym, rack, onSave }: RackCardProps) {
  const [editing, setEditing] = useState(false);
  const { title, edit, none } = TEXTS[rack];
  const weights = gym[rack];
  return (
    <Card as="section" padding="l" labelledBy={`gym-${rack}`}>
      <div className={styles.card}>
        <h2 id={`gym-${rack}`}>{title}</h2>
        <p className={styles.lead}>
          {weights.length === 0 ? none : weightsWords(weights, gym.unit)}
        </p>
        <Button
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {edit}
        </Button>
      </div>
      {editing && (
        <RackSheet
          title={title}
          weights={weights}
          unit={gym.unit}
          onSave={async (next) => {
            if (await onSave({ [rack]: next })) setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}
