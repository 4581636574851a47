import { Printer, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type HealthFile, useHealthFile } from '../../data/health/health-file';
import { useSyncStatus } from '../../data/store/sync-status';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/control/button';
import layoutClass from '../../ui/layout.module.css';
import { RingLoader } from '../../ui/state/ring-loader';
import { EmptyState } from '../../ui/state/screen-state';
import { useOnboardingWay } from '../account/onboarding-way';
import { ReadFailed } from '../device/read-failed';
import { LinkButton } from '../page/link-button';
import { PrintFrame } from '../page/print-frame';
import frame from '../page/print-frame.module.css';
import { useWhose } from '../page/whose';
import styles from './health-paper.module.css';

/** Content of a page of the health file. */
interface HealthPaper {
  /** Content above the paper on screen, which is not printed. */
  readonly above?: ReactNode;
  /** Buttons beside "Imprimir". */
  readonly tools?: ReactNode;
  readonly paper: ReactNode;
}

interface HealthPaperScreenProps {
  title: string;
  /** Selects the shown part of the file; null if it is missing. */
  show: (file: HealthFile) => HealthPaper | null;
}

/** A page of the health file in print form, with its acts around it. */
export function HealthPaperScreen({ title, show }: HealthPaperScreenProps) {
  const file = useHealthFile();
  const whose = useWhose();
  const way = useOnboardingWay();
  // A student's records have no health overview to lead back to.
  const above = way
    ? { href: way.back, label: 'Voltar às perguntas' }
    : whose
      ? { href: `~/app/students/${whose.student.id}`, label: `Voltar para ${whose.student.name}` }
      : { href: '/app/health', label: 'Voltar para Saúde' };
  const shown = file.state === 'ready' ? show(file.value) : null;
  return (
    <PrintFrame title={title} {...above}>
      {file.state === 'failed' && <ReadFailed what="as respostas de saúde" />}
      {file.state === 'loading' && <RingLoader size={40} label="Abrindo as respostas" />}
      {file.state === 'ready' && !shown && <Unknown />}
      {shown && (
        <>
          {shown.above && (
            <div className={classNames(layoutClass.wide, styles.above)}>{shown.above}</div>
          )}
          <div className={frame.tools}>
            {shown.tools}
            <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              Imprimir
            </Button>
          </div>
          <article className={classNames(frame.paper, styles.paper)}>{shown.paper}</article>
        </>
      )}
    </PrintFrame>
  );
}

/** Replaces a page that was removed or has not arrived. */
function Unknown() {
  const { receiving } = useSyncStatus();
  const whose = useWhose();
  return (
    <EmptyState
      title="Estas respostas não estão neste aparelho"
      icon={<SearchX />}
      action={
        <LinkButton href="/app/health" variant="quiet">
          {whose ? `Voltar para ${whose.student.name}` : 'Ver a saúde'}
        </LinkButton>
      }
    >
      <p>
        {receiving === null
          ? 'Elas podem ter sido apagadas, ou dadas em outro aparelho que ainda não enviou.'
          : 'Os registros ainda estão chegando. Elas aparecem aqui assim que vierem.'}
      </p>
    </EmptyState>
  );
}
