import { useState } from 'react';
import { usualGym } from '#domain/gyms/gym';
import { type LoadedExercise, mountsFor } from '#domain/gyms/loadable';
import { type Mount, nearestOn, nextOn, platesFor } from '#domain/gyms/plates';
import type { Gym } from '#domain/gyms/shape';
import { type LoadUnit, parseLoad } from '#domain/load';
import { fieldError } from '#words/errors';
import { formatLoad, formatLoadFigure } from '#words/format/load';
import { loadingWords, notLoadable } from '#words/gyms/plates';
import { spokenLoad } from '#words/workouts/spoken';
import { Button } from '../../ui/control/button';
import { FilterChip } from '../../ui/control/chip';
import { Keypad } from '../../ui/control/keypad';
import { Stepper } from '../../ui/control/stepper';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import choiceStyles from '../choice-sheet.module.css';
import { PlateBar } from './plate-bar';
import styles from './plate-sheet.module.css';

interface PlateSheetProps {
  exercise: LoadedExercise & { readonly name: string };
  /** The selected gym; without one the plates of a typical gym. */
  gym: Gym | null;
  /** The person's unit; plates have the unit of the gym. */
  unit: LoadUnit;
  /** The load to build, in grams. */
  grams: number;
  /** Applies the load; absent if the sheet only informs. */
  onLoad?: (grams: number) => void;
  onClose: () => void;
}

/** Shows the plates for a load, from the equipment of the selected gym. */
export function PlateSheet(props: PlateSheetProps) {
  const { exercise, unit, onClose } = props;
  const gym = props.gym ?? usualGym(unit);
  const mounts = mountsFor(gym, exercise);
  const [chosen, setChosen] = useState(0);
  const mount = mounts[chosen] ?? mounts[0];
  const place = props.gym ? props.gym.name : 'Anilhas de uma academia comum';
  const description = [exercise.name, place].filter(Boolean).join(' · ');
  if (!mount) {
    return (
      <Sheet open title="Anilhas" description={description} size="s" onClose={onClose}>
        <p>Aqui este exercício não leva anilhas.</p>
      </Sheet>
    );
  }
  return (
    <Loading
      {...props}
      gym={gym}
      mounts={mounts}
      mount={mount}
      description={description}
      onMount={setChosen}
    />
  );
}

interface LoadingProps extends PlateSheetProps {
  gym: Gym;
  mounts: readonly Mount[];
  mount: Mount;
  description: string;
  onMount: (at: number) => void;
}

function Loading(props: LoadingProps) {
  const { gym, mounts, mount, unit, description, onMount, onLoad, onClose } = props;
  const [wanted, setWanted] = useState(props.grams);
  const [typing, setTyping] = useState(false);
  const grams = nearestOn(gym, mount, wanted);
  const { perSide } = platesFor(gym, mount, grams);
  const next = { down: nextOn(gym, mount, grams, -1), up: nextOn(gym, mount, grams, 1) };
  const asked = formatLoad(wanted, unit);
  const shown = formatLoad(grams, unit);

  if (typing) {
    return (
      <TypedLoad
        grams={grams}
        unit={unit}
        onLoad={(load) => {
          setWanted(load);
          setTyping(false);
        }}
        onClose={() => setTyping(false)}
      />
    );
  }
  return (
    <Sheet
      open
      title="Anilhas"
      description={description}
      size="s"
      onClose={onClose}
      footer={
        onLoad && (
          <Button size="l" full onClick={() => onLoad(grams)}>
            Usar {shown}
          </Button>
        )
      }
    >
      <div className={layoutClass.wide}>
        <PlateBar picks={perSide} unit={gym.unit} />
        <div className={styles.words} aria-live="polite">
          <p className={styles.plates}>{loadingWords(perSide, mount, gym.unit)}</p>
          {asked !== shown && <p className={textClass.hint}>{notLoadable(wanted, grams, unit)}</p>}
        </div>
        {mounts.length > 1 ? (
          <fieldset className={choiceStyles.options} aria-label="Barra">
            {mounts.map((each, at) => (
              <FilterChip
                // biome-ignore lint/suspicious/noArrayIndexKey: two bars may weigh the same
                key={at}
                pressed={each === mount}
                onChange={() => onMount(at)}
              >
                {mountName(each)} de {formatLoad(each.grams, gym.unit)}
              </FilterChip>
            ))}
          </fieldset>
        ) : (
          mount.grams > 0 && (
            <p className={textClass.hint}>
              {mountName(mount)} de {formatLoad(mount.grams, gym.unit)}
            </p>
          )
        )}
        <Stepper
          label="Carga"
          value={formatLoadFigure(grams, unit)}
          unit={unit}
          decreaseLabel={stepName('Diminuir', next.down, unit)}
          increaseLabel={stepName('Aumentar', next.up, unit)}
          atMinimum={next.down === null}
          atMaximum={next.up === null}
          onDecrease={() => next.down !== null && setWanted(next.down)}
          onIncrease={() => next.up !== null && setWanted(next.up)}
          editLabel={`Carga: ${spokenLoad(grams, unit)}. Digitar`}
          onEdit={() => setTyping(true)}
        />
      </div>
    </Sheet>
  );
}

interface TypedLoadProps {
  grams: number;
  unit: LoadUnit;
  onLoad: (grams: number) => void;
  onClose: () => void;
}

/** A typed load; a message follows if the plates cannot build it. */
function TypedLoad({ grams, unit, onLoad, onClose }: TypedLoadProps) {
  const [typed, setTyped] = useState(() => formatLoadFigure(grams, unit));
  const [asked, setAsked] = useState(false);
  const load = parseLoad(typed, unit);
  return (
    <Sheet open title="Carga" size="s" onClose={onClose}>
      <Keypad
        label="Carga"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setAsked(false);
        }}
        unit={unit}
        error={asked && load === null ? fieldError('load') : undefined}
        primaryLabel="Ver anilhas"
        onPrimary={() => {
          setAsked(true);
          if (load !== null) onLoad(load);
        }}
      />
    </Sheet>
  );
}

function mountName({ sides, pieces }: Mount): string {
  if (sides === 1) return 'Partida';
  return pieces === 2 ? 'Halter' : 'Barra';
}

function stepName(verb: string, grams: number | null, unit: LoadUnit): string {
  return grams === null ? verb : `${verb} para ${spokenLoad(grams, unit)}`;
}
