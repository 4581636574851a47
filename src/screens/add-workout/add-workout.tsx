import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { ProgressNav } from '../progress-nav';

export default function AddWorkout() {
  return (
    <Page width="app">
      <PageHeader title="Registrar treino" />
      <ProgressNav />
    </Page>
  );
}
