import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../control/button';
import { Chip } from '../control/chip';
import { Disc, type DiscState } from '../control/disc';
import { Keypad } from '../control/keypad';
import { Stepper } from '../control/stepper';
import { Card } from '../display/card';
import { ProgressBars } from '../display/progress-bars';
import { WeekDots } from '../display/week-dots';
import { Cluster, Grid, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import { Sheet } from '../layer/sheet';
import styles from './kit.module.css';

const states: DiscState[] = ['ready', 'resting', 'done', 'record', 'still'];

const week = [
  { letter: 'S', spoken: 'segunda-feira, treinou', state: 'done' },
  { letter: 'T', spoken: 'terça-feira, treinou', state: 'done' },
  { letter: 'Q', spoken: 'quarta-feira, livre', state: 'free' },
  { letter: 'Q', spoken: 'quinta-feira, treinou', state: 'done' },
  { letter: 'S', spoken: 'sexta-feira, hoje', state: 'today' },
  { letter: 'S', spoken: 'sábado, planejado', state: 'planned' },
  { letter: 'D', spoken: 'domingo, livre', state: 'free' },
] as const;

function withComma(load: number): string {
  return load
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .replace('.', ',');
}

export function KitGym() {
  const [load, setLoad] = useState(82.5);
  const [reps, setReps] = useState(8);
  const [sets, setSets] = useState(2);
  const [typed, setTyped] = useState<string | null>(null);

  function stepTyped(by: number) {
    setTyped((text) => withComma(Number((text ?? '0').replace(',', '.')) + by));
  }

  return (
    <Stack>
      <SectionTitle>Entre as séries</SectionTitle>
      <ProgressBars total={19} done={sets} label={`${sets} de 19 séries`} />
      <div className={styles.phone}>
        <section className={styles.dock} aria-label="Doca">
          <div className={styles.rest}>
            <span className={styles.timer}>1:07</span>
            <span className={styles.restLabel}>descanso</span>
            <Chip className={styles.push} onClick={() => setSets(0)}>
              +15 s
            </Chip>
            <Chip onClick={() => setSets(0)}>Pular</Chip>
          </div>
          <div className={styles.act}>
            <div className={styles.steppers}>
              <Stepper
                label="Carga"
                value={withComma(load)}
                unit="kg"
                decreaseLabel="Diminuir 2,5 quilos"
                increaseLabel="Aumentar 2,5 quilos"
                editLabel={`Carga: ${withComma(load)} quilos. Digitar outra`}
                atMinimum={load <= 0}
                onDecrease={() => setLoad((kilos) => Math.max(0, kilos - 2.5))}
                onIncrease={() => setLoad((kilos) => kilos + 2.5)}
                onEdit={() => setTyped(withComma(load))}
              />
              <Stepper
                label="Repetições"
                value={String(reps)}
                unit="reps"
                decreaseLabel="Diminuir 1 repetição"
                increaseLabel="Aumentar 1 repetição"
                atMinimum={reps <= 1}
                onDecrease={() => setReps((count) => Math.max(1, count - 1))}
                onIncrease={() => setReps((count) => count + 1)}
              />
            </div>
            <Disc
              label={`Concluir série ${sets + 1} de 19`}
              state="resting"
              progress={0.74}
              onClick={() => setSets(sets + 1)}
            />
          </div>
        </section>
      </div>
      <Grid>
        <Card padding="l" plate as="section" labelledBy="kit-today">
          <p className={styles.muted}>Treino de hoje</p>
          <h3 id="kit-today" className={styles.big}>
            A · Superiores
          </h3>
          <p className={styles.muted}>6 exercícios · 19 séries · cerca de 55 min</p>
          <Button size="l" full icon={<Play fill="currentColor" aria-hidden="true" />}>
            Começar treino
          </Button>
        </Card>
        <Card>
          <SectionTitle as="h3" trailing="3 de 4">
            Semana
          </SectionTitle>
          <WeekDots days={week} label="Semana" />
        </Card>
      </Grid>
      <div className={styles.discs}>
        {states.map((state) => (
          <figure key={state} className={styles.figure}>
            <Disc
              label={`Disco: ${state}`}
              state={state}
              progress={state === 'resting' ? 0.4 : 0}
            />
            <figcaption>{state}</figcaption>
          </figure>
        ))}
        <figure className={styles.figure}>
          <Disc label="Disco com tempo" state="resting" progress={0.6} glyph="42" />
          <figcaption>glyph</figcaption>
        </figure>
      </div>
      <Cluster>
        <Button variant="outline" onClick={() => setTyped(withComma(load))}>
          Abrir teclado
        </Button>
      </Cluster>
      <Sheet open={typed !== null} title="Carga" size="s" onClose={() => setTyped(null)}>
        <Keypad
          label="Carga"
          unit="kg"
          value={typed ?? ''}
          onChange={setTyped}
          steps={{
            down: {
              label: '−2,5',
              name: 'Diminuir 2,5 quilos',
              onPress: () => stepTyped(-2.5),
            },
            up: { label: '+2,5', name: 'Aumentar 2,5 quilos', onPress: () => stepTyped(2.5) },
          }}
          primaryLabel="Concluir série"
          onPrimary={() => {
            setLoad(Number((typed ?? '0').replace(',', '.')));
            setTyped(null);
          }}
        />
      </Sheet>
    </Stack>
  );
}
