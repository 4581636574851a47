import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function Progress() {
  return (
    <Page width="app">
      <PageHeader title="Progresso" />
      <ProgressNav />
    </Page>
  );
}
