import { type ReactNode, useState } from 'react';
import { dueWords, reais } from '#words/charges/charges';
import { type LateCharge, useLateCharges } from '../../data/charges/charge-hold';
import { useAction } from '../../data/remote/use-action';
import { ConfirmDialog } from '../../ui/layer/confirm-dialog';
import { useNow } from './use-now';

interface Asked {
  readonly late: readonly LateCharge[];
  readonly publish: () => void;
}

interface LateQuestion {
  readonly busy: boolean;
  /** The question while it is open. */
  readonly question: ReactNode;
  /** Publishes at once, or after a confirmation if one of the students has an overdue charge. */
  readonly before: (students: readonly LateCharge['student'][], publish: () => void) => void;
}

/**
 * Warns professionals before they publish a ficha for a student with a long overdue charge, if
 * their settings have it. Students see nothing of it.
 */
export function useLateQuestion(): LateQuestion {
  const now = useNow();
  const find = useLateCharges();
  const [asked, setAsked] = useState<Asked | null>(null);
  const finding = useAction(
    async (students: readonly LateCharge['student'][], publish: () => void) => {
      const late = await find(students);
      if (late.length === 0) publish();
      else setAsked({ late, publish });
    },
  );
  return {
    busy: finding.busy,
    before: (students, publish) => void finding.run(students, publish),
    question: asked && (
      <ConfirmDialog
        open
        title={asked.late.length === 1 ? 'Há uma cobrança atrasada' : 'Há cobranças atrasadas'}
        confirmLabel="Publicar mesmo assim"
        onConfirm={() => {
          setAsked(null);
          asked.publish();
        }}
        onCancel={() => setAsked(null)}
      >
        {asked.late.map(({ student, charge }) => (
          <p key={student.id}>
            {student.name}: {reais(charge.left)}. {dueWords(charge, now)}.
          </p>
        ))}
        <p>Sem publicar, nada se perde, e a ficha que já está com cada pessoa continua lá.</p>
      </ConfirmDialog>
    ),
  };
}
