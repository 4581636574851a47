import { Play } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useStartWorkout } from '../use-start-workout';
import styles from './home.module.css';

/** For who has no history yet. */
export function FirstWorkout() {
  const { start, busy } = useStartWorkout();
  return (
    <Card as="section" padding="l" plate labelledBy="first-title">
      <p className={styles.overline}>Comece por aqui</p>
      <h2 id="first-title" className={styles.title}>
        Seu primeiro treino
      </h2>
      <p className={styles.facts}>
        Escolha os exercícios e toque no disco a cada série. Da próxima vez, as cargas já vêm
        preenchidas.
      </p>
      <Button
        size="l"
        full
        className={styles.act}
        busy={busy}
        icon={<Play aria-hidden="true" />}
        onClick={start}
      >
        Começar treino
      </Button>
    </Card>
  );
}
