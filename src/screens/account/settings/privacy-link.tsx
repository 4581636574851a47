import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';

/** Links to the screens of notices and consents. */
export function PrivacyLink() {
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
