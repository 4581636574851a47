import type { ReactNode } from 'react';
import { type HealthFile, useHealthFileAnew } from '../../data/health/health-file';
import { Page } from '../../ui/frame/page';
import { Skeleton } from '../../ui/state/skeleton';
import { ReadFailed } from '../device/read-failed';

/** Shows a form on the health file once it is read. */
export function OnHealthFile({ children }: { children: (file: HealthFile) => ReactNode }) {
  const file = useHealthFileAnew();
  if (file.state === 'ready') return children(file.value);
  return (
    <Page>
      {file.state === 'failed' ? (
        <ReadFailed what="as suas respostas de saúde" />
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}
