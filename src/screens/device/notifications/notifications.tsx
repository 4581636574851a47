import { BackLink } from '../../../parts/page/back-link';
import { Column, Columns } from '../../../ui/frame/columns';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { DevicesCard } from './devices-card';
import { HereCard } from './here-card';
import { KindsCard } from './kinds-card';
import { QuietCard } from './quiet-card';

/** Kinds, times and devices of notices. */
export default function Notifications() {
  return (
    <>
      <TopBar
        title="Configurar avisos"
        leading={<BackLink href="/app/inbox" label="Voltar aos avisos" />}
      />
      <Page width="app">
        <Columns>
          <Column>
            <HereCard />
            <DevicesCard />
          </Column>
          <Column>
            <KindsCard />
            <QuietCard />
          </Column>
        </Columns>
      </Page>
    </>
  );
}
