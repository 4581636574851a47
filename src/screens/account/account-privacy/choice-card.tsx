import { useState } from 'react';
import type { ChosenPurpose } from '#domain/account/consent';
import { PURPOSE_LEADS, PURPOSE_OFF, PURPOSE_TITLES } from '#words/account/consents';
import { numericDay } from '#words/format/day';
import { type ConsentState, useConsent } from '../../../data/account/consents';
import { useKnownOperator } from '../../../data/account/operator';
import { useConsentCommands } from '../../../data/commands/consents';
import { ReadFailed } from '../../../parts/device/read-failed';
import { ConsentTextView } from '../../../parts/health/consent-text';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { Cluster } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';
import { shownDay } from './day-of';

type FreePurpose = Exclude<ChosenPurpose, 'health'>;

/** A choice without stored data: its text, with buttons to consent and withdraw. */
export function ChoiceCard({ purpose }: { purpose: FreePurpose }) {
  const choice = useConsent(purpose);
  const id = `consent-${purpose}`;
  return (
    <Card as="section" padding="l" labelledBy={id}>
      <h2 id={id}>{PURPOSE_TITLES[purpose]}</h2>
      {choice.state === 'failed' ? (
        <ReadFailed what="o seu consentimento" />
      ) : choice.state === 'loading' ? (
        <Skeleton lines={2} />
      ) : (
        <Choice purpose={purpose} choice={choice.value} />
      )}
    </Card>
  );
}

/** A note on the choice of analytics if the operator configured none; otherwise empty. */
function useAlso(purpose: FreePurpose): string {
  const operator = useKnownOperator();
  if (purpose !== 'analytics' || !operator || operator.analytics) return '';
  return ' Neste endereço nada é medido hoje; a escolha vale se isso mudar.';
}

function Choice({ purpose, choice }: { purpose: FreePurpose; choice: ConsentState }) {
  const commands = useConsentCommands();
  const also = useAlso(purpose);
  const [open, setOpen] = useState(false);
  const { consent, given, withdrawnAt } = choice;

  async function give() {
    setOpen(false);
    if (await guarded(commands.give(purpose))) notify.stored('Consentimento guardado');
  }

  async function withdraw() {
    if (await guarded(commands.withdraw(purpose))) notify.stored('Consentimento retirado');
  }

  return (
    <>
      <p className={styles.lead}>{PURPOSE_LEADS[purpose] + also}</p>
      {consent ? (
        <>
          {!given && (
            <p className={styles.lead}>
              O texto mudou desde então. Até você ler e concordar de novo, vale como não.
            </p>
          )}
          <FactList
            facts={[
              ['Você concordou em', shownDay(consent.at)],
              ['Versão do texto', numericDay(consent.version)],
            ]}
          />
        </>
      ) : (
        <p className={styles.lead}>
          {PURPOSE_OFF[purpose]}
          {withdrawnAt !== null && ` Consentimento retirado em ${shownDay(withdrawnAt)}.`}
        </p>
      )}
      <Cluster>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {given ? 'Ler o texto' : 'Ler e decidir'}
        </Button>
        {consent && (
          <Button variant="plain" onClick={() => void withdraw()}>
            Retirar consentimento
          </Button>
        )}
      </Cluster>
      <Sheet
        open={open}
        title={PURPOSE_TITLES[purpose]}
        size="s"
        onClose={() => setOpen(false)}
        footer={
          given ? undefined : (
            <>
              <Button size="l" full onClick={() => void give()}>
                Concordo
              </Button>
              <Button variant="quiet" size="l" full onClick={() => setOpen(false)}>
                Agora não
              </Button>
            </>
          )
        }
      >
        <ConsentTextView
          purpose={purpose}
          {...(given && consent && { version: consent.version })}
        />
      </Sheet>
    </>
  );
}
