import { PROFESSIONAL_STEPS, professionalKind } from '#domain/coaching/professional';
import { useProfessional } from '../../../data/coaching/professional';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackBar } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import { Overview } from './overview';
import { Step } from './step';

/** A person's professional profile: one screen per step, and a list of all. */
export default function ProfessionalsOnboarding() {
  const professional = useProfessional();
  const wished = useQuery().get('step');
  const step = PROFESSIONAL_STEPS.find((one) => one === wished);
  if (professional.state === 'ready') {
    const said = professional.value ?? professionalKind.project({});
    // The key makes each step start with its stored values.
    if (step) return <Step key={step} step={step} said={said} />;
    return <Overview said={said} begun={professional.value !== null} />;
  }
  return (
    <>
      <BackBar title="Área profissional" href="/app/profile" label="Voltar ao perfil" />
      <Page>
        {professional.state === 'failed' ? (
          <ReadFailed what="o seu cadastro profissional" />
        ) : (
          <Skeleton height={320} />
        )}
      </Page>
    </>
  );
}
