import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { SharedProgram } from '#domain/programs/ficha-code/shape';
import { keptWish } from '../../../data/programs/kept-wish';
import { useSession } from '../../../data/session/session';
import { useAccountState } from '../../../data/store/account-provider';
import { LinkButton } from '../../../parts/page/link-button';
import { useKeepFicha, useTwin } from '../../../parts/programs/use-keep-ficha';
import { Button } from '../../../ui/control/button';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

interface KeepActsProps {
  link: string;
  shared: SharedProgram;
}

/** Stores a shared ficha among the person's own. */
export function KeepActs({ link, shared }: KeepActsProps) {
  const session = useSession();
  return session.status === 'visitor' ? (
    <VisitorsWay link={link} />
  ) : (
    <KeepHere link={link} shared={shared} />
  );
}

/** Leads visitors to an account; afterwards the ficha is stored without another tap. */
function VisitorsWay({ link }: { link: string }) {
  const [, navigate] = useLocation();
  const go = (entry: '/signup' | '/login') => {
    keptWish.make(link);
    navigate(`${entry}?redirect=/public/programs/${encodeURIComponent(link)}`);
  };
  return (
    <div className={layoutClass.close}>
      <Button size="l" full onClick={() => go('/signup')}>
        Guardar nas minhas fichas
      </Button>
      <Button variant="quiet" full onClick={() => go('/login')}>
        Já tenho conta
      </Button>
      <p className={textClass.lead}>
        Para guardar e usar esta ficha é preciso ter conta. Depois de criar ou entrar, a ficha já
        abre guardada.
      </p>
    </div>
  );
}

function KeepHere({ link, shared }: KeepActsProps) {
  const { state } = useAccountState();
  const open = state === 'open';
  const twin = useTwin(open ? shared : null);
  const keep = useKeepFicha(shared);
  // A visitor who wanted it before signing up need not tap again.
  const finish = useEffectEvent(() => {
    if (keptWish.take(link)) void keep.run('twin');
  });
  useEffect(() => {
    if (open) finish();
  }, [open]);
  const busy = keep.busy || state === 'opening' || state === 'closed';
  return (
    <div className={layoutClass.close}>
      {twin ? (
        <>
          <p className={textClass.lead} role="status">
            Você já tem esta ficha, igual em tudo.
          </p>
          <LinkButton href={`/app/programs/${twin}`} size="l" full>
            Abrir a minha ficha
          </LinkButton>
          <Button variant="quiet" full busy={busy} onClick={() => void keep.run()}>
            Guardar outra cópia
          </Button>
        </>
      ) : (
        <Button size="l" full busy={busy} onClick={() => void keep.run()}>
          Guardar nas minhas fichas
        </Button>
      )}
    </div>
  );
}
