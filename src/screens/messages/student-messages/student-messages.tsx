import { MessagesSquare, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { SCOPES } from '#domain/account/scope';
import { filledTemplate } from '#domain/messages/message-template';
import { askForScope } from '#words/messages/messages';
import type { StudentLink } from '../../../data/coaching/students';
import { type TemplateEntry, useMessageTemplates } from '../../../data/messages/message-templates';
import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import { StudentFrame } from '../../../parts/coaching/student-frame';
import { ReadFailed } from '../../../parts/device/read-failed';
import { MessageForm } from '../../../parts/messages/message-form';
import { MessageThread } from '../../../parts/messages/message-thread';
import { BackLink } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { AboutWorkout } from '../../../parts/workouts/about-workout';
import { Button } from '../../../ui/control/button';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { TemplatesSheet } from './templates-sheet';

/** The conversation of a coach and a student. */
export default function StudentMessages() {
  const { id = '' } = useParams<{ id: string }>();
  // Read outside the student's space, because these are the coach's own.
  const templates = useMessageTemplates();
  const [managing, setManaging] = useState(false);
  const own = templates.state === 'ready' ? templates.value : [];
  return (
    <>
      <StudentFrame id={id} back={`/app/students/${id}`}>
        {(link) => (
          <Conversation
            link={link}
            templates={own}
            // The thread scrolls to its end only once the field has its final height.
            known={templates.state !== 'loading'}
            onManage={() => setManaging(true)}
          />
        )}
      </StudentFrame>
      {managing && <TemplatesSheet templates={own} onClose={() => setManaging(false)} />}
    </>
  );
}

interface ConversationProps {
  link: StudentLink;
  templates: readonly TemplateEntry[];
  known: boolean;
  onManage: () => void;
}

function Conversation({ link, templates, known, onManage }: ConversationProps) {
  const { id, name } = link.student;
  const session = useSession();
  const messages = useMessages();
  const me = 'user' in session ? session.user.id : '';
  const said = messages.state === 'ready' ? messages.value : [];
  const thread = said.filter((message) => message.link === link.link);
  const begun = useBegun(name, templates);
  return (
    <>
      <TopBar
        title={name}
        subtitle="Mensagens"
        leading={<BackLink href={`/app/students/${id}`} label={`Voltar para ${name}`} />}
      />
      <Page>
        {messages.state === 'failed' && <ReadFailed what="as mensagens" />}
        {messages.state === 'loading' && <Skeleton height={320} />}
        {messages.state === 'ready' && thread.length === 0 && (
          <EmptyState title="Nenhuma mensagem ainda" icon={<MessagesSquare />}>
            <p>
              O que você escrever aparece para {name} no app, também quando o aparelho estava sem
              internet.
            </p>
          </EmptyState>
        )}
        {known && thread.length > 0 && (
          <MessageThread
            messages={thread}
            me={me}
            other={name}
            about={({ workout, exercise, set }) =>
              workout !== null && (
                <AboutWorkout
                  workout={workout}
                  exercise={exercise}
                  set={set}
                  href={`/app/students/${id}/workouts/${workout}`}
                />
              )
            }
          />
        )}
        <MessageForm
          // Templates may load after the field.
          key={begun}
          link={link.link}
          other={name}
          text={begun}
          onWrite={leaveWish}
          templates={templates}
          tools={
            <Button variant="plain" icon={<NotebookPen aria-hidden="true" />} onClick={onManage}>
              Textos
            </Button>
          }
        />
      </Page>
    </>
  );
}

/** Initial text of the field from the address: a request for a scope, or a template. */
function useBegun(name: string, templates: readonly TemplateEntry[]): string {
  const wished = wishedText(useQuery(), name, templates);
  const [begun, setBegun] = useState(wished);
  // It stays unchanged when the address or the template changes later.
  if (begun === '' && wished !== '') setBegun(wished);
  return begun;
}

function wishedText(
  wished: URLSearchParams,
  name: string,
  templates: readonly TemplateEntry[],
): string {
  const scope = SCOPES.find((one) => one === wished.get('ask'));
  if (scope) return askForScope(scope, name);
  const ready = templates.find(({ id }) => id === wished.get('template'));
  return ready ? filledTemplate(ready.text, name) : '';
}

/** Removes the request from the address, so that a person who returns finds their edited text. */
function leaveWish(): void {
  const { pathname, search } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
}
