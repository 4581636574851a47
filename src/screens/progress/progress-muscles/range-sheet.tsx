import { useState } from 'react';
import { SETS_RANGE_LIMITS, type SetsRange, USUAL_SETS_RANGE } from '#domain/progress/muscle-range';
import { rangeWords } from '#words/progress/muscle-weeks';
import { usePreferenceCommands } from '../../../data/commands/preferences';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { Stepper } from '../../../ui/control/stepper';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './progress-muscles.module.css';

interface RangeSheetProps {
  range: SetsRange;
  onClose: () => void;
}

/** Edits the intended weekly sets per muscle: minimum and maximum. */
export function RangeSheet({ range, onClose }: RangeSheetProps) {
  const commands = usePreferenceCommands();
  const [{ least, most }, setEnds] = useState(range);
  const usual = least === USUAL_SETS_RANGE.least && most === USUAL_SETS_RANGE.most;

  async function save() {
    // Choosing the default follows later changes of it.
    const stored = commands.setsRange(usual ? null : { least, most }).then(() => null);
    if (await guarded(stored)) onClose();
  }

  return (
    <Sheet
      open
      size="s"
      title="Faixa de séries por semana"
      description="Vale para todos os músculos, em todos os seus aparelhos."
      onClose={onClose}
      footer={
        <>
          <Button size="l" full onClick={() => void save()}>
            Salvar faixa
          </Button>
          {!usual && (
            <Button variant="plain" full onClick={() => setEnds(USUAL_SETS_RANGE)}>
              Voltar para {rangeWords(USUAL_SETS_RANGE)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.ends}>
        <Stepper
          label="No mínimo"
          value={`${least}`}
          unit="no mínimo"
          decreaseLabel="Uma série a menos no mínimo"
          increaseLabel="Uma série a mais no mínimo"
          atMinimum={least <= SETS_RANGE_LIMITS.least}
          atMaximum={least >= most}
          onDecrease={() =>
            setEnds((now) => ({ ...now, least: Math.max(SETS_RANGE_LIMITS.least, now.least - 1) }))
          }
          onIncrease={() =>
            setEnds((now) => ({ ...now, least: Math.min(now.most, now.least + 1) }))
          }
        />
        <Stepper
          label="No máximo"
          value={`${most}`}
          unit="no máximo"
          decreaseLabel="Uma série a menos no máximo"
          increaseLabel="Uma série a mais no máximo"
          atMinimum={most <= least}
          atMaximum={most >= SETS_RANGE_LIMITS.most}
          onDecrease={() => setEnds((now) => ({ ...now, most: Math.max(now.least, now.most - 1) }))}
          onIncrease={() =>
            setEnds((now) => ({ ...now, most: Math.min(SETS_RANGE_LIMITS.most, now.most + 1) }))
          }
        />
      </div>
    </Sheet>
  );
}
