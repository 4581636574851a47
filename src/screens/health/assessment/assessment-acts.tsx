import { ArrowLeftRight, Pencil, Printer, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { Assessment } from '#domain/health/body/assessment';
import { useRemoveAssessment } from '../../../parts/health/use-remove-assessment';
import { useGoUp } from '../../../parts/page/use-go-up';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './assessment.module.css';

interface AssessmentActsProps {
  assessment: Assessment;
  /** Whether there is another assessment to compare. */
  comparable: boolean;
}

/** Acts on an assessment. */
export function AssessmentActs({ assessment, comparable }: AssessmentActsProps) {
  const goUp = useGoUp();
  const remove = useRemoveAssessment();
  const address = `/app/body/assessments/${assessment.id}`;
  const look = buttonClass({ variant: 'quiet' });
  return (
    <div className={styles.acts}>
      <Link href={`${address}/edit`} className={look}>
        <Pencil aria-hidden="true" />
        Corrigir
      </Link>
      {comparable && (
        <Link href={`/app/body/compare?b=${assessment.id}`} className={look}>
          <ArrowLeftRight aria-hidden="true" />
          Comparar
        </Link>
      )}
      <Link href={`${address}/print`} className={look}>
        <Printer aria-hidden="true" />
        Imprimir
      </Link>
      <Button
        variant="plain"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() =>
          void remove(assessment).then((gone) => {
            if (gone) goUp('/app/body');
          })
        }
      >
        Apagar
      </Button>
    </div>
  );
}
