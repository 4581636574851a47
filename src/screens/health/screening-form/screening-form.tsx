import { useLocation } from 'wouter';
import { mayKeep } from '#domain/account/health-consent';
import { type HealthFile, useHealthFileAnew } from '../../../data/health/health-file';
import { useOnboardingWay } from '../../../parts/account/onboarding-way';
import { ReadFailed } from '../../../parts/device/read-failed';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { BackLink } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Skeleton } from '../../../ui/state/skeleton';
import { AnswerForm } from './answer-form';

/** A new screening, or the unfinished one. Every answer is stored at once. */
export default function ScreeningFormScreen() {
  const file = useHealthFileAnew();
  const way = useOnboardingWay();
  return (
    <>
      <TopBar
        title="Triagem de saúde"
        leading={
          way ? (
            <BackLink href={way.back} label="Voltar às perguntas" />
          ) : (
            <BackLink href="/app/health" label="Voltar para Saúde" />
          )
        }
      />
      {file.state === 'ready' ? (
        <Begun file={file.value} />
      ) : (
        <Page>
          {file.state === 'failed' ? (
            <ReadFailed what="as suas respostas de saúde" />
          ) : (
            <Skeleton height={320} />
          )}
        </Page>
      )}
    </>
  );
}

function Begun({ file: { health, screenings } }: { file: HealthFile }) {
  const [, navigate] = useLocation();
  const way = useOnboardingWay();
  if (!mayKeep(health)) {
    return (
      <HealthConsentSheet
        title="Guardar respostas de saúde?"
        onClose={() => navigate(way?.back ?? '/app/health', { replace: true })}
      />
    );
  }
  const draft = screenings.find(({ doneAt }) => doneAt === null) ?? null;
  const before = screenings.find(({ doneAt }) => doneAt !== null) ?? null;
  return <AnswerForm draft={draft} before={before} />;
}
