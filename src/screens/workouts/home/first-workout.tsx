import { EMPTY_DAY, EMPTY_PROGRAM } from '#domain/programs/draft';
import offer from '../../../parts/coaching/offer-card.module.css';
import { LinkButton } from '../../../parts/page/link-button';
import { useMakeProgram } from '../../../parts/programs/use-make-program';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import styles from './home.module.css';

/** For a person without history: a ready ficha, one of their own, or a workout right away. */
export default function FirstWorkout() {
  const { start, busy } = useStartWorkout();
  const making = useMakeProgram();
  return (
    <Card as="section" padding="l" plate labelledBy="first-title">
      <p className={offer.overline}>Comece por aqui</p>
      <h2 id="first-title" className={offer.title}>
        Seu primeiro treino
      </h2>
      <p className={offer.facts}>
        Siga uma ficha pronta, monte a sua ou treine livre, tocando no disco a cada série. Da
        próxima vez, as cargas já vêm preenchidas.
      </p>
      <div className={styles.first}>
        <LinkButton href="/app/programs/new" size="l" full>
          Escolher uma ficha pronta
        </LinkButton>
        <Button
          size="l"
          full
          variant="quiet"
          busy={making.busy}
          onClick={() =>
            making.make({ ...EMPTY_PROGRAM, days: [EMPTY_DAY] }, { active: true, edit: true })
          }
        >
          Montar meu treino
        </Button>
        <Button size="l" full variant="quiet" busy={busy} onClick={start}>
          Treino livre
        </Button>
        <LinkButton href="/app/coaches" size="l" full variant="plain">
          Tenho um personal
        </LinkButton>
      </div>
    </Card>
  );
}
