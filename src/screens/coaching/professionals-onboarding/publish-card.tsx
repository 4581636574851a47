import { useState } from 'react';
import type { Professional } from '#domain/coaching/professional';
import { publishFormOf } from '#domain/coaching/publish-form';
import { type OwnProfile, useOwnPage } from '../../../data/coaching/own-page';
import { useProfessionalCommands } from '../../../data/commands/coaching/professional';
import { isUpToDate } from '../../../data/programs/publish-form';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { guarded } from '../../../parts/input/guarded';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { Chip } from '../../../ui/control/chip';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { PageStanding } from './page-standing';
import { professionalStepAddress } from './step-form';

/** The public page: its state, missing data, and acts on it. */
export function PublishCard({ said }: { said: Professional }) {
  const { page, publish, unpublish } = useOwnPage();
  const commands = useProfessionalCommands();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [ending, setEnding] = useState(false);

  const publishing = useAction(async (form: Professional) => {
    const free = await publish(publishFormOf(form));
    setSuggestions(free ?? []);
    if (free === null) notify.plain('Página publicada');
  });
  const unpublishing = useAction(async () => {
    await unpublish();
    notify.plain('Página fora do ar');
  });

  async function take(handle: string) {
    if (!(await guarded(commands.answer('handle', { handle })))) return;
    void publishing.run({ ...said, handle });
  }

  const missing = said.name.length < 2 ? 'name' : said.handle === '' ? 'handle' : null;
  const own = page.state === 'ready' ? page.value : null;
  const isOut = own !== null && own.publishedAt !== null && own.hidden === null;
  const newest = own !== null && isOut && isUpToDate(said, own);

  return (
    <Card as="section" padding="l" labelledBy="page" className={layoutClass.middle}>
      <SectionTitle id="page">Página pública</SectionTitle>
      {page.state === 'loading' ? (
        <Skeleton height={120} />
      ) : page.state === 'failed' ? (
        <FormFailure failure={page.failure} />
      ) : (
        <PageStanding own={page.value} newest={newest} />
      )}
      {suggestions.length > 0 && (
        <div role="alert" className={layoutClass.middle}>
          <p>Já existe uma página em /public/{said.handle}. Estes endereços estão livres:</p>
          <Cluster>
            {suggestions.map((handle) => (
              <Chip key={handle} onClick={() => void take(handle)}>
                {handle}
              </Chip>
            ))}
          </Cluster>
        </div>
      )}
      <FormFailure failure={publishing.failure ?? unpublishing.failure} />
      {missing && <Missing step={missing} />}
      {(isOut || !missing) && (
        <Cluster>
          {!missing && !newest && own?.hidden == null && (
            <Button busy={publishing.busy} onClick={() => void publishing.run(said)}>
              {isOut ? 'Publicar mudanças' : 'Publicar página'}
            </Button>
          )}
          {isOut && <SeePage own={own} />}
          {isOut && (
            <Button variant="plain" busy={unpublishing.busy} onClick={() => setEnding(true)}>
              Tirar do ar
            </Button>
          )}
        </Cluster>
      )}
      <ConfirmDialog
        open={ending}
        title="Tirar a página do ar?"
        confirmLabel="Tirar do ar"
        onConfirm={() => {
          // The card shows the reason of a failure below the question.
          setEnding(false);
          void unpublishing.run();
        }}
        onCancel={() => setEnding(false)}
      >
        <p>
          Quem abrir o endereço não encontra nada. O endereço continua seu, e dá para publicar de
          novo.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function Missing({ step }: { step: 'name' | 'handle' }) {
  return (
    <div>
      <p className={textClass.hint}>
        {step === 'name'
          ? 'Para publicar, falta o seu nome.'
          : 'Para publicar, falta escolher o endereço da página.'}
      </p>
      <LinkButton href={professionalStepAddress(step)} variant="quiet">
        {step === 'name' ? 'Escrever o nome' : 'Escolher o endereço'}
      </LinkButton>
    </div>
  );
}

function SeePage({ own }: { own: OwnProfile }) {
  return (
    <LinkButton href={`/public/${own.handle}`} variant="quiet">
      Ver página
    </LinkButton>
  );
}
