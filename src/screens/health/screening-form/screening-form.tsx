import { useLocation } from 'wouter';
import { mayKeep } from '#domain/account/health-consent';
import type { HealthFile } from '../../../data/health/health-file';
import { useOnboardingWay } from '../../../parts/account/onboarding-way';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { OnHealthFile } from '../../../parts/health/health-file-anew';
import { BackLink } from '../../../parts/page/back-link';
import { TopBar } from '../../../ui/frame/top-bar';
import { AnswerForm } from './answer-form';

/** A new screening, or the unfinished one. Every answer is stored at once. */
export default function ScreeningFormScreen() {
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
      <OnHealthFile>{(file) => <Begun file={file} />}</OnHealthFile>
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
