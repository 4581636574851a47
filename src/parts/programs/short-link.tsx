import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import type { Program } from '#domain/programs/shape';
import { numericDay } from '#words/format/day';
import { programTitle } from '#words/programs/program';
import { type OwnLinkAnswer, useProgramLink } from '../../data/programs/program-link';
import { useAction } from '../../data/remote/use-action';
import { Button } from '../../ui/control/button';
import { notify } from '../../ui/layer/notify';
import { RingLoader } from '../../ui/state/ring-loader';
import textClass from '../../ui/text.module.css';
import { FormFailure } from '../input/form-failure';
import { HandOver } from '../input/hand-over';
import { EndLinkDialog } from './end-link-dialog';
import styles from './share-program-sheet.module.css';

interface ShortLinkProps {
  id: string;
  program: Program;
  /** The code of the ficha's present content. */
  code: string;
}

/** A public page of the ficha on the server, for everybody with its address. */
export function ShortLink({ id, program, code }: ShortLinkProps) {
  const { told, fits, share, takeBack } = useProgramLink(id);
  const [ending, setEnding] = useState(false);
  const sharing = useAction(async (made: string) => {
    const first = told.state === 'ready' && told.value.link === null;
    await share(made);
    notify.success(first ? 'Link criado' : 'Link atualizado');
  });
  const taking = useAction(async () => {
    await takeBack();
    notify.plain('Link desfeito');
  });

  if (told.state === 'failed') {
    const offline = told.failure.failure === 'offline';
    return (
      <>
        {offline ? (
          <p className={textClass.lead} role="status">
            Sem conexão: o link curto precisa de internet. O link longo, o código e o arquivo
            funcionam sem ela.
          </p>
        ) : (
          <FormFailure failure={told.failure} />
        )}
        <Button variant="quiet" full onClick={told.retry}>
          Tentar de novo
        </Button>
      </>
    );
  }
  if (told.state === 'loading') {
    return <RingLoader size={40} label="Buscando o link" />;
  }
  const { link, by } = told.value;
  if (link !== null && link.hidden !== null) {
    return (
      <p className={textClass.lead}>
        O link desta ficha foi tirado do ar por quem cuida da Anilha. Motivo: {link.hidden}. Para
        conversar sobre isso, escreva para o contato que está no Aviso de privacidade.
      </p>
    );
  }
  const failure = <FormFailure failure={sharing.failure ?? taking.failure} />;
  if (link === null) {
    return (
      <>
        <WhatStrangersSee by={by} />
        {failure}
        {fits(code) ? (
          <Button size="l" full busy={sharing.busy} onClick={() => void sharing.run(code)}>
            Criar link curto
          </Button>
        ) : (
          <p className={textClass.lead}>Esta ficha é grande demais para ele. Mande o arquivo.</p>
        )}
      </>
    );
  }
  const url = `${location.origin}/public/programs/${link.id}`;
  const changed = link.code !== code;
  return (
    <>
      <p className={styles.link}>{url}</p>
      <p className={textClass.lead} role="status">
        {changed
          ? `A ficha mudou: o link ainda mostra a de ${numericDay(dayOfDate(new Date(link.updatedAt)))}.`
          : 'O link mostra a ficha como ela está agora.'}
      </p>
      {failure}
      {changed && fits(code) && (
        <Button size="l" full busy={sharing.busy} onClick={() => void sharing.run(code)}>
          Atualizar o link
        </Button>
      )}
      <HandOver
        content={{ title: programTitle(program), url, copied: url }}
        label="Copiar link curto"
        done="Link copiado"
        quiet={changed}
      />
      <Button
        variant="plain"
        full
        icon={<Link2Off aria-hidden="true" />}
        busy={taking.busy}
        onClick={() => setEnding(true)}
      >
        Desfazer o link
      </Button>
      <WhatStrangersSee by={by} />
      <EndLinkDialog
        open={ending}
        onConfirm={() => {
          // The sheet shows the reason of a failure below the question.
          setEnding(false);
          void taking.run();
        }}
        onCancel={() => setEnding(false)}
      />
    </>
  );
}

function WhatStrangersSee({ by }: Pick<OwnLinkAnswer, 'by'>) {
  return (
    <p className={textClass.lead}>
      Quem tiver o link vê os dias, os exercícios, as séries, as cargas e as notas desta ficha, sem
      precisar de conta.{' '}
      {by
        ? `Vê também o seu nome, ${by.name}, com a sua página profissional. Dos seus treinos não vê nada.`
        : 'Não vê o seu nome nem os seus treinos.'}{' '}
      Vale até você desfazer o link ou remover a ficha.
    </p>
  );
}
