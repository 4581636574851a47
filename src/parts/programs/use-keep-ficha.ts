import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SharedProgram } from '#domain/programs/ficha-code/shape';
import { programRefusal } from '#words/programs/program';
import { useFichaSharing } from '../../data/commands/programs/ficha-sharing';
import { useAction } from '../../data/remote/use-action';
import { notify } from '../../ui/layer/notify';
import { guardedBy } from '../input/guarded';

/** Stores a received ficha as the person's own, and opens it. */
export function useKeepFicha(shared: SharedProgram) {
  const sharing = useFichaSharing();
  const [, navigate] = useLocation();
  const open = (id: string) => navigate(`/app/programs/${id}`, { replace: true });
  return useAction(async (again: 'copy' | 'twin' = 'copy') => {
    const twin = again === 'twin' ? await sharing.twin(shared) : null;
    if (twin !== null) return open(twin);
    const keeping = sharing.keep(shared);
    const stored = await guardedBy(
      keeping.then(({ refusal }) => refusal),
      programRefusal,
    );
    if (!stored) return;
    open((await keeping).id);
    notify.stored('Ficha guardada');
  });
}

/** The person's identical ficha, once it is known; `null` requests none. */
export function useTwin(shared: SharedProgram | null): string | null {
  const sharing = useFichaSharing();
  const [twin, setTwin] = useState<string | null>(null);
  useEffect(() => {
    if (shared === null) return;
    let current = true;
    sharing.twin(shared).then(
      (id) => current && setTwin(id),
      (cause: unknown) => console.error('The fichas could not be compared', cause),
    );
    return () => {
      current = false;
    };
  }, [sharing, shared]);
  return twin;
}
