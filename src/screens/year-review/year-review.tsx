import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function YearReview() {
  return (
    <Page width="app">
      <PageHeader title="Seu ano" />
      <ProgressNav />
    </Page>
  );
}
