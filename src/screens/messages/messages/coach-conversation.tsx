import { MessagesSquare } from 'lucide-react';
import type { SaidMessage } from '#domain/messages/thread';
import { MessageForm } from '../../../parts/messages/message-form';
import { MessageThread } from '../../../parts/messages/message-thread';
import { BackLink } from '../../../parts/page/back-link';
import { AboutWorkout } from '../../../parts/workouts/about-workout';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import type { Conversation } from './conversations';

interface CoachConversationProps {
  conversation: Conversation;
  me: string;
  /** Messages of this conversation, oldest first. */
  messages: readonly SaidMessage[];
  back: string;
}

/** A person's conversation with a coach or assistant; after the end of the link it is read-only. */
export function CoachConversation({ conversation, me, messages, back }: CoachConversationProps) {
  const { link, name, ended } = conversation;
  return (
    <>
      <TopBar title={name} subtitle="Mensagens" leading={<BackLink href={back} label="Voltar" />} />
      <Page>
        {messages.length === 0 ? (
          <EmptyState title="Nenhuma mensagem ainda" icon={<MessagesSquare />}>
            <p>Escreva mesmo sem internet: a mensagem sai quando a conexão voltar.</p>
          </EmptyState>
        ) : (
          <MessageThread
            messages={messages}
            me={me}
            other={name}
            about={({ workout, exercise, set }) =>
              workout !== null && (
                <AboutWorkout
                  workout={workout}
                  exercise={exercise}
                  set={set}
                  href={`/app/history/${workout}`}
                />
              )
            }
          />
        )}
        {ended ? (
          <p>O vínculo terminou. A conversa fica guardada com você.</p>
        ) : (
          <MessageForm link={link} other={name} />
        )}
      </Page>
    </>
  );
}
