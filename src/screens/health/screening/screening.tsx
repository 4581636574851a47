import { Pencil, Trash2 } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { demandsOf } from '#domain/health/screening/demands';
import { useSession } from '../../../data/session/session';
import { useOnboardingWay } from '../../../parts/account/onboarding-way';
import { useWhose } from '../../../parts/coaching/whose';
import { HealthPaperScreen } from '../../../parts/health/health-paper';
import { useRemoveHealth } from '../../../parts/health/use-remove-health';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { OutcomeCard } from './outcome-card';
import { PaperScreening } from './paper-screening';
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
              {demands && <OutcomeCard screening={screening} demands={demands} />}
              {way && finished && (
                <Link href={way.on} className={buttonClass({ size: 'l', full: true })}>
                  Continuar para a ficha
                </Link>
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
                <Link
                  href="/app/health/screening/new"
                  className={buttonClass({ variant: 'quiet' })}
                >
                  <Pencil aria-hidden="true" />
                  Continuar
                </Link>
              )}
            </>
          ),
          paper: <PaperScreening name={name} screening={screening} />,
        };
      }}
    />
  );
}
