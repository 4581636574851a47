import { useState } from 'react';
import { mountsFor, nextLoad } from '#domain/gyms/loadable';
import { platesFor } from '#domain/gyms/plates';
import type { Gym } from '#domain/gyms/shape';
import type { LoadUnit } from '#domain/load';
import {
  MAX_WARM_UPS,
  usualWarmUps,
  type WarmedExercise,
  type WarmUpSet,
  warmUpSets,
} from '#domain/workouts/warm-up';
import { formatLoad, formatLoadFigure } from '#words/format/load';
import { plural } from '#words/format/plural';
import { loadingWords } from '#words/gyms/plates';
import { spokenLoad } from '#words/workouts/spoken';
import { Button } from '../../ui/control/button';
import { Stepper } from '../../ui/control/stepper';
import { List, ListRow } from '../../ui/display/list-row';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';

interface WarmUpSheetProps {
  exercise: WarmedExercise & { readonly name: string };
  /** The selected gym, which determines the possible loads. */
  gym: Gym | null;
  unit: LoadUnit;
  /** The load of the work sets, in grams. */
  workGrams: number;
  onAdd: (sets: readonly WarmUpSet[]) => void;
  onClose: () => void;
}

/** Proposes warm-up sets for a work load, to be added before the work sets. */
export function WarmUpSheet(props: WarmUpSheetProps) {
  const { exercise, gym, unit, onAdd, onClose } = props;
  const [work, setWork] = useState(props.workGrams);
  const [asked, setAsked] = useState<number | null>(null);
  const sets = warmUpSets(work, exercise, gym, asked ?? undefined, unit);
  const count = sets.length;
  const of = (length: number) => warmUpSets(work, exercise, gym, length, unit);
  const lengths = Array.from({ length: MAX_WARM_UPS }, (_, at) => at + 1);
  const fewer = lengths.findLast((length) => of(length).length < count && of(length).length > 0);
  const more = lengths.find((length) => of(length).length > count);
  const [mount] = gym ? mountsFor(gym, exercise) : [];
  const step = (direction: 1 | -1) => nextLoad(gym, exercise, work, direction, unit);
  const change = (direction: 1 | -1) => {
    setAsked(null);
    setWork(step(direction));
  };

  return (
    <Sheet
      open
      title="Aquecimento"
      description={exercise.name}
      size="s"
      onClose={onClose}
      footer={
        count > 0 && (
          <Button size="l" full onClick={() => onAdd(sets)}>
            {plural(count, {
              zero: '',
              one: 'Adicionar 1 série de aquecimento',
              other: 'Adicionar # séries de aquecimento',
            })}
          </Button>
        )
      }
    >
      <div className={layoutClass.wide}>
        <Stepper
          label="Carga de trabalho"
          value={formatLoadFigure(work, unit)}
          unit={`${unit} nas séries normais`}
          decreaseLabel={`Diminuir para ${spokenLoad(step(-1), unit)}`}
          increaseLabel={`Aumentar para ${spokenLoad(step(1), unit)}`}
          atMinimum={step(-1) === work}
          atMaximum={step(1) === work}
          onDecrease={() => change(-1)}
          onIncrease={() => change(1)}
        />
        {count > 0 ? (
          <>
            <List bare label="Séries de aquecimento">
              {sets.map(({ load, reps }) => (
                <ListRow
                  key={load}
                  title={`${formatLoad(load, unit)} × ${reps}`}
                  subtitle={
                    gym &&
                    mount &&
                    loadingWords(platesFor(gym, mount, load).perSide, mount, gym.unit)
                  }
                />
              ))}
            </List>
            <Stepper
              label="Quantas séries"
              value={`${count}`}
              unit={count === 1 ? 'série' : 'séries'}
              decreaseLabel="Uma série a menos"
              increaseLabel="Uma série a mais"
              atMinimum={fewer === undefined}
              atMaximum={more === undefined}
              onDecrease={() => fewer !== undefined && setAsked(fewer)}
              onIncrease={() => more !== undefined && setAsked(more)}
            />
          </>
        ) : (
          <p>{nothingWords(work, exercise, gym, unit)}</p>
        )}
      </div>
    </Sheet>
  );
}

function nothingWords(
  work: number,
  exercise: WarmedExercise,
  gym: Gym | null,
  unit: LoadUnit,
): string {
  if (work === 0) return 'Informe a carga das séries normais e o aquecimento aparece aqui.';
  return usualWarmUps(work, exercise, gym, unit) === 0
    ? 'Este exercício não usa aquecimento com menos carga.'
    : 'A carga já é leve: não dá para montar uma menor.';
}
