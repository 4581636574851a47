import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { deviceName, lastUse } from '#words/device/device';
import { useAction } from '../../../data/remote/use-action';
import { type OwnSession, useOwnSessions } from '../../../data/session/own-account';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Cluster } from '../../../ui/frame/page';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import textClass from '../../../ui/text.module.css';
import { AskFailed } from './ask-failed';

type Question = { about: 'one'; session: OwnSession } | { about: 'others' | 'all' };

/** The account's sessions, with buttons that end them. */
export function SessionsSection() {
  const { sessions, end, endOthers, endAll } = useOwnSessions();
  const [question, setQuestion] = useState<Question | null>(null);

  const answer = useAction(async (asked: Question) => {
    try {
      if (asked.about === 'one') await end(asked.session.id);
      else if (asked.about === 'others') await endOthers();
      else await endAll();
    } finally {
      setQuestion(null);
    }
    if (asked.about === 'one') notify.success(`${deviceName(asked.session)}: saiu da conta`);
    if (asked.about === 'others') notify.success('Os outros aparelhos saíram da conta');
  });

  return (
    <Card as="section" padding="l" labelledBy="sessions-section">
      <h2 id="sessions-section">Onde a conta está aberta</h2>
      {sessions.state === 'failed' && (
        <AskFailed failure={sessions.failure} onRetry={sessions.retry} />
      )}
      {sessions.state === 'ready' && (
        <>
          <List bare label="Aparelhos">
            {sessions.value.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => setQuestion({ about: 'one', session })}
              />
            ))}
          </List>
          <FormFailure failure={answer.failure} />
          <Cluster>
            {sessions.value.length > 1 && (
              <Button variant="quiet" onClick={() => setQuestion({ about: 'others' })}>
                Sair dos outros aparelhos
              </Button>
            )}
            <Button variant="quiet" onClick={() => setQuestion({ about: 'all' })}>
              Sair de todos
            </Button>
          </Cluster>
          <p className={textClass.hint}>
            Não conhece um deles? Tire o aparelho da conta e troque a senha.
          </p>
        </>
      )}
      {question && (
        <ConfirmDialog
          open
          {...wordsOf(question)}
          danger
          busy={answer.busy}
          onConfirm={() => void answer.run(question)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const name = deviceName(session);
  const phone = session.system === 'android' || session.system === 'iphone';
  return (
    <ListRow
      title={name}
      subtitle={session.current ? 'Este aparelho' : lastUse(session.usedAt, Date.now())}
      leading={phone ? <Smartphone /> : <Laptop />}
      actions={
        session.current ? undefined : (
          <Button variant="plain" aria-label={`Tirar da conta: ${name}`} onClick={onEnd}>
            Tirar
          </Button>
        )
      }
    />
  );
}

function wordsOf(question: Question) {
  const kept = 'O que ainda não foi enviado continua guardado';
  if (question.about === 'one') {
    return {
      title: `Tirar ${deviceName(question.session)} da conta?`,
      confirmLabel: 'Tirar da conta',
      children: <p>Para usar a conta ali, será preciso entrar de novo. {kept} nele.</p>,
    };
  }
  if (question.about === 'others') {
    return {
      title: 'Sair dos outros aparelhos?',
      confirmLabel: 'Sair dos outros',
      children: <p>Só este continua na conta. {kept} em cada um.</p>,
    };
  }
  return {
    title: 'Sair de todos os aparelhos?',
    confirmLabel: 'Sair de todos',
    children: (
      <p>Este também sai, e será preciso entrar de novo em cada um. {kept} onde foi registrado.</p>
    ),
  };
}
