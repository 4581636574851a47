import { useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import { programTitle } from '#words/programs/program';
import { type OwnLinksAnswer, useProgramLinks } from '../../../data/programs/program-link';
import { usePrograms } from '../../../data/programs/programs';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { renderLink } from '../../../parts/page/render-link';
import { EndLinkDialog } from '../../../parts/programs/end-link-dialog';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { notify } from '../../../ui/layer/notify';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';

/** Fichas with a public short link, each with a button that deletes it. */
export function LinksCard() {
  const { told, takeBack } = useProgramLinks();
  return (
    <Card as="section" padding="l" labelledBy="program-links">
      <h2 id="program-links">Fichas com link curto</h2>
      {told.state === 'loading' ? (
        <Skeleton lines={2} />
      ) : told.state === 'failed' ? (
        <>
          <p className={styles.lead}>
            Os links ficam no servidor. Aparecem aqui quando houver internet.
          </p>
          <Button variant="quiet" onClick={told.retry}>
            Tentar de novo
          </Button>
        </>
      ) : told.value.links.length === 0 ? (
        <p className={styles.lead}>
          Nenhuma ficha sua está aberta a quem tiver o endereço. Um link curto se cria na ficha, em
          Compartilhar.
        </p>
      ) : (
        <Links links={told.value.links} takeBack={takeBack} />
      )}
    </Card>
  );
}

interface LinksProps extends OwnLinksAnswer {
  takeBack: (program: string) => Promise<void>;
}

function Links({ links, takeBack }: LinksProps) {
  const programs = usePrograms();
  const [ending, setEnding] = useState<string | null>(null);
  const taking = useAction(async (program: string) => {
    await takeBack(program);
    notify.plain('Link desfeito');
  });
  const titleOf = (id: string) => {
    const known = programs.state === 'ready' ? programs.value.find((one) => one.id === id) : null;
    return known ? programTitle(known.program) : 'Ficha que não está neste aparelho';
  };
  return (
    <>
      <p className={styles.lead}>Quem tiver o endereço vê a ficha sem precisar de conta.</p>
      <List bare label="Fichas com link curto">
        {links.map(({ program, updatedAt, hidden }) => (
          <ListRow
            key={program}
            title={titleOf(program)}
            subtitle={
              hidden === null
                ? `Mostra a ficha de ${numericDay(dayOfDate(new Date(updatedAt)))}`
                : `Tirado do ar: ${hidden}`
            }
            href={`/app/programs/${program}`}
            renderLink={renderLink}
            actions={
              hidden === null && (
                <Button
                  variant="plain"
                  aria-label={`Desfazer o link de ${titleOf(program)}`}
                  onClick={() => setEnding(program)}
                >
                  Desfazer
                </Button>
              )
            }
          />
        ))}
      </List>
      <FormFailure failure={taking.failure} />
      <EndLinkDialog
        open={ending !== null}
        onConfirm={() => {
          setEnding(null);
          if (ending !== null) void taking.run(ending);
        }}
        onCancel={() => setEnding(null)}
      />
    </>
  );
}
