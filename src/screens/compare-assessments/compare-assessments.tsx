import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function CompareAssessments() {
  return (
    <Page width="app">
      <PageHeader title="Comparar avaliações" />
      <ProgressNav />
    </Page>
  );
}
