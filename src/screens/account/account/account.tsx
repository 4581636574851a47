import { useState } from 'react';
import { KEPT_DAYS } from '#domain/account/retention';
import { usePasskeys } from '../../../data/account/passkeys';
import { useSecondFactor } from '../../../data/account/second-factor';
import { useOwnSessions } from '../../../data/session/own-account';
import { BackBar } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Column, Columns } from '../../../ui/frame/columns';
import { Cluster, Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { DeleteSheet } from './delete-sheet';
import { PasskeysSection } from './passkeys-section';
import { PersonSection } from './person-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** The account's owner and ways to sign in. Each section is a file of this folder. */
export default function Account() {
  // All sections appear together, because a list that grows would move the buttons below it.
  const asked = [useSecondFactor().state, usePasskeys().passkeys, useOwnSessions().sessions];
  const waits = asked.some(({ state }) => state === 'loading');
  return (
    <>
      <BackBar title="Conta e segurança" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        <Columns>
          <Column>
            <PersonSection />
            {waits ? (
              <Skeleton height={320} />
            ) : (
              <>
                <SecondFactorSection />
                <PasskeysSection />
              </>
            )}
          </Column>
          <Column>
            {waits ? (
              <Skeleton height={320} />
            ) : (
              <>
                <SessionsSection />
                <DeleteSection />
              </>
            )}
          </Column>
        </Columns>
      </Page>
    </>
  );
}

/** The section for deleting the account. */
function DeleteSection() {
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" padding="l" labelledBy="delete-section">
      <h2 id="delete-section">Excluir a conta</h2>
      <p className={textClass.hint}>
        Apaga a conta e tudo o que está nela. Você tem {KEPT_DAYS.leaving} dias para mudar de ideia.
      </p>
      <Cluster>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Excluir a conta
        </Button>
      </Cluster>
      {asking && <DeleteSheet onClose={() => setAsking(false)} />}
    </Card>
  );
}
