import { useId, useState } from 'react';
import { furtherThan, type Reach } from '#domain/coaching/copy-reach';
import { storageFailure } from '#words/device/storage-failure';
import { recordsDone } from '#words/format/plural';
import { useSyncStatus } from '../../data/store/sync-status';
import { useCopyReach } from '../../data/student-space/student-reach';
import { Button } from '../../ui/control/button';
import { ProgressLine } from '../../ui/display/progress-line';
import { Cluster, Stack } from '../../ui/frame/page';
import { notify } from '../../ui/layer/notify';

const ASKS: Readonly<Record<Exclude<Reach, '12w'>, string>> = {
  '1y': 'Carregar 12 meses',
  all: 'Carregar todo o histórico',
};

const KEPT: Readonly<Record<Reach, string>> = {
  '12w': 'as últimas 12 semanas',
  '1y': 'os últimos 12 meses',
  all: 'todo o histórico',
};

/** Lets a coach extend a student's copy on this device to earlier workouts. */
export function ReachMore() {
  const reach = useCopyReach();
  const { obstacle, receiving } = useSyncStatus();
  const [asking, setAsking] = useState(false);
  const words = useId();
  if (!reach) return null;

  async function widen(wish: Reach) {
    setAsking(true);
    try {
      await reach?.widen(wish);
    } catch (cause) {
      console.error('A copy could not be widened', cause);
      notify.error(storageFailure('write'));
    } finally {
      setAsking(false);
    }
  }

  if (reach.coming) {
    const total = receiving === null ? 0 : receiving.records + receiving.left;
    if (obstacle !== null || navigator.onLine === false) {
      return (
        <p role="status">O que é mais antigo chega quando houver conexão. O resto continua aqui.</p>
      );
    }
    return (
      <Stack gap="s">
        <p role="status" id={words}>
          {receiving === null || total === 0
            ? 'Trazendo o histórico.'
            : `Trazendo o histórico: ${recordsDone(receiving.records, total)}.`}
        </p>
        {receiving !== null && total > 0 && (
          <ProgressLine done={receiving.records} total={total} labelledBy={words} />
        )}
      </Stack>
    );
  }
  const further = furtherThan(reach.reach);
  if (further.length === 0) return null;
  return (
    <Stack gap="s">
      <p>Este aparelho guarda {KEPT[reach.reach]} de treinos.</p>
      <Cluster>
        {further.map(
          (wish) =>
            wish !== '12w' && (
              <Button key={wish} variant="quiet" disabled={asking} onClick={() => void widen(wish)}>
                {ASKS[wish]}
              </Button>
            ),
        )}
      </Cluster>
    </Stack>
  );
}
