import { BackBar } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import { Column, Columns } from '../../../ui/frame/columns';
import { Page } from '../../../ui/frame/page';
import { DeviceSettings } from './device-settings';
import { PersonSettings } from './person-settings';
import { RestSettings } from './rest-settings';

export default function Settings() {
  return (
    <>
      <BackBar title="Configurações" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        <Columns>
          <Column>
            <PersonSettings />
            <RestSettings />
            <PrivacyLink />
          </Column>
          <DeviceSettings />
        </Columns>
      </Page>
    </>
  );
}

/** Links to the screens of notices and consents. */
function PrivacyLink() {
  return (
    <List label="Avisos e privacidade">
      <ListRow
        href="/app/settings/notifications"
        renderLink={renderLink}
        title="Avisos"
        subtitle="Neste aparelho, por e-mail e as horas de silêncio"
      />
      <ListRow
        href="/app/account/privacy"
        renderLink={renderLink}
        title="Privacidade"
        subtitle="Dados de saúde e os outros consentimentos"
      />
    </List>
  );
}
