import { CircleArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { anamnesisTemplate } from '#catalog/anamnesis/templates';
import { mayKeep } from '#domain/account/health-consent';
import { type HealthFile, useHealthFileAnew } from '../../../data/health/health-file';
import { ReadFailed } from '../../../parts/device/read-failed';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { BackBar } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { ChooseTemplate } from './choose-template';
import { QuestionForm } from './question-form';

/** The current anamnesis; without one, a choice of templates. */
export default function AnamnesisFormScreen() {
  const file = useHealthFileAnew();
  return (
    <>
      <BackBar title="Anamnese" href="/app/health" label="Voltar para Saúde" />
      {file.state === 'ready' ? (
        <UnderWay file={file.value} />
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

function UnderWay({ file: { health, anamneses } }: { file: HealthFile }) {
  const [, navigate] = useLocation();
  // The anamnesis that was open at the start stays open, even if another device starts one.
  const [opened, setOpened] = useState(() => anamneses.find(({ doneAt }) => doneAt === null)?.id);
  const draft = anamneses.find(({ id }) => id === opened);
  if (!mayKeep(health)) {
    return (
      <HealthConsentSheet
        title="Guardar respostas de saúde?"
        onClose={() => navigate('/app/health', { replace: true })}
      />
    );
  }
  if (!draft) {
    const before = anamneses.find(({ doneAt }) => doneAt !== null) ?? null;
    return <ChooseTemplate before={before} onBegun={setOpened} />;
  }
  const template = anamnesisTemplate(draft.template);
  if (!template) {
    return (
      <Page>
        <EmptyState title="Este modelo pede uma versão nova do app" icon={<CircleArrowUp />}>
          <p>Atualize o app neste aparelho. As respostas já dadas continuam guardadas.</p>
        </EmptyState>
      </Page>
    );
  }
  return <QuestionForm key={draft.id} draft={draft} template={template} />;
}
