import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function AssessmentScreen() {
  return (
    <Page width="app">
      <PageHeader title="Avaliação física" />
      <ProgressNav />
    </Page>
  );
}
