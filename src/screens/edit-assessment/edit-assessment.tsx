import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function EditAssessment() {
  return (
    <Page width="app">
      <PageHeader title="Nova avaliação" />
      <ProgressNav />
    </Page>
  );
}
