import { Play } from 'lucide-react';
import { EMPTY_DAY, EMPTY_PROGRAM } from '#domain/programs/draft';
import { firstName } from '#words/format/people';
import { programFacts, programTitle } from '#words/programs/program';
import {
  type PublishedProgram,
  usePublishedPrograms,
} from '../../../data/programs/published-programs';
import { useSession } from '../../../data/session/session';
import offer from '../../../parts/coaching/offer-card.module.css';
import { LinkButton } from '../../../parts/page/link-button';
import { useMakeProgram } from '../../../parts/programs/use-make-program';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './home.module.css';
import { useThisProgram } from './published-card';

/** For a person without history: the coach's ficha, or the ways to begin without one. */
export default function FirstWorkout() {
  const session = useSession();
  const published = usePublishedPrograms('user' in session ? session.user.id : '');
  if (published.state === 'loading') return <Skeleton height={280} />;
  const fichas = published.state === 'ready' ? published.value : [];
  const [ficha] = fichas;
  if (!ficha) return <WithoutCoach />;
  // An unseen one has its card above.
  return fichas.some(({ seen }) => !seen) ? null : <OfCoach ficha={ficha} />;
}

/** The coach's ficha, which the person has seen and does not use yet. */
function OfCoach({ ficha }: { ficha: PublishedProgram }) {
  const { start, busy } = useStartWorkout();
  const use = useThisProgram(ficha);
  const who = firstName(ficha.version.byName);
  return (
    <Card as="section" padding="l" plate labelledBy="first-title">
      <p className={offer.overline}>{who ? `Ficha de ${who}` : 'Ficha do seu personal'}</p>
      <h2 id="first-title" className={offer.title}>
        {programTitle(ficha.program)}
      </h2>
      <p className={offer.facts}>{programFacts(ficha.program)}</p>
      <div className={styles.first}>
        <Button size="l" full icon={<Play aria-hidden="true" />} onClick={() => void use()}>
          Usar esta ficha
        </Button>
        <LinkButton href={`/app/programs/${ficha.id}`} size="l" full variant="quiet">
          Ver a ficha
        </LinkButton>
        <Button size="l" full variant="quiet" busy={busy} onClick={start}>
          Treino livre
        </Button>
        <LinkButton href="/app/programs" size="l" full variant="plain">
          Outras fichas
        </LinkButton>
      </div>
    </Card>
  );
}

/** A ready ficha, one of the person's own, or a workout right away. */
function WithoutCoach() {
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
