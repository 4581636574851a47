import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function ProgressMuscles() {
  return (
    <Page width="app">
      <PageHeader title="Séries por músculo" />
      <ProgressNav />
    </Page>
  );
}
