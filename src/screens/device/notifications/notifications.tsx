import { BackBar } from '../../../parts/page/back-link';
import { Column, Columns } from '../../../ui/frame/columns';
import { Page } from '../../../ui/frame/page';
import { DevicesCard } from './devices-card';
import { HereCard } from './here-card';
import { KindsCard } from './kinds-card';
import { QuietCard } from './quiet-card';

/** Kinds, times and devices of notices. */
export default function Notifications() {
  return (
    <>
      <BackBar title="Configurar avisos" href="/app/inbox" label="Voltar aos avisos" />
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
