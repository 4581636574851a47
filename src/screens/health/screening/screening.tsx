import { Pencil, Stethoscope, Trash2 } from 'lucide-react';
import { useParams } from 'wouter';
import { type Demands, demandsOf } from '#domain/health/screening/demands';
import type { Screening } from '#domain/health/screening/screening';
import { yearAfter } from '#domain/health/screening/standing';
import { answersWords, demandWords, renewalWords, screeningAdvice } from '#words/health/screening';
import { lawName } from '#words/health/screening-places';
import { useSession } from '../../../data/session/session';
import { useOnboardingWay } from '../../../parts/account/onboarding-way';
import { HealthPaperScreen } from '../../../parts/health/health-paper';
import { useRemoveHealth } from '../../../parts/health/use-remove-health';
import { LinkButton } from '../../../parts/page/link-button';
import { useWhose } from '../../../parts/page/whose';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import { PaperScreening } from './paper-screening';
import styles from './screening.module.css';
import { SignCard } from './sign-card';

/** A screening: its consequences, the papers to sign, and a page for the gym. */
export default function ScreeningScreen() {
  const { id } = useParams();
  const session = useSession();
  const remove = useRemoveHealth('screening');
  const whose = useWhose();
  const way = useOnboardingWay();
  const own = 'user' in session ? session.user.name : '';
  const name = whose?.student.name ?? own;
  return (
    <HealthPaperScreen
      title="Triagem de saúde"
      show={({ screenings }) => {
        const screening = screenings.find((one) => one.id === id);
        if (!screening) return null;
        const finished = screening.doneAt !== null;
        const demands = finished ? demandsOf(screening) : null;
        return {
          above: (
            <>
              {demands && (
                <OutcomeCard
                  screening={screening}
                  demands={demands}
                  reader={whose ? 'other' : 'self'}
                />
              )}
              {way && finished && (
                <LinkButton href={way.on} size="l" full>
                  Continuar para a ficha
                </LinkButton>
              )}
              {demands && !whose && demands.papers.length > 0 && screening.signature === null && (
                <SignCard screening={screening} demands={demands} name={name} />
              )}
              {!finished && (
                <Card padding="l">
                  <p>Faltam respostas nesta triagem.</p>
                </Card>
              )}
            </>
          ),
          tools: !whose && (
            <>
              <Button
                variant="plain"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => void remove(screening)}
              >
                Apagar
              </Button>
              {!finished && (
                <LinkButton href="/app/health/screening/new" variant="quiet">
                  <Pencil aria-hidden="true" />
                  Continuar
                </LinkButton>
              )}
            </>
          ),
          paper: <PaperScreening name={name} screening={screening} />,
        };
      }}
    />
  );
}

interface OutcomeCardProps {
  screening: Screening;
  demands: Demands;
  reader: 'self' | 'other';
}

/** Consequences of the answers: advice, legal demands of the place, next date. */
function OutcomeCard({ screening, demands, reader }: OutcomeCardProps) {
  const demanded = demandWords(demands);
  return (
    <Card
      as="section"
      padding="l"
      labelledBy="outcome"
      className={classNames(layoutClass.middle, styles.card)}
    >
      <h2 id="outcome">{answersWords(screening.answers, reader)}</h2>
      {demands.doctor && (
        <div>
          <StatusPill tone="warn" icon={<Stethoscope aria-hidden="true" />}>
            Fale com um médico
          </StatusPill>
        </div>
      )}
      <p>{screeningAdvice(demands)}</p>
      {demanded.length > 0 && (
        <ul className={styles.demands}>
          {demanded.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>{renewalWords(demands.law.yearly, yearAfter(screening.day))}</p>
      <p className={textClass.small}>
        {lawName(demands.law.id)}. As regras mudam: confirme com a sua academia.
      </p>
    </Card>
  );
}
