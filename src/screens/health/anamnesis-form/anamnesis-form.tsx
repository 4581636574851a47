import { CircleArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { anamnesisTemplate } from '#catalog/anamnesis/templates';
import { mayKeep } from '#domain/account/health-consent';
import type { HealthFile } from '../../../data/health/health-file';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { OnHealthFile } from '../../../parts/health/health-file-anew';
import { BackBar } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { EmptyState } from '../../../ui/state/screen-state';
import { ChooseTemplate } from './choose-template';
import { QuestionForm } from './question-form';

/** The current anamnesis; without one, a choice of templates. */
export default function AnamnesisFormScreen() {
  return (
    <>
      <BackBar title="Anamnese" href="/app/health" label="Voltar para Saúde" />
      <OnHealthFile>{(file) => <UnderWay file={file} />}</OnHealthFile>
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
