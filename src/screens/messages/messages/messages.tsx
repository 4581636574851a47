import { MessagesSquare } from 'lucide-react';
import { useParams } from 'wouter';
import { dayOfDate } from '#domain/local-day';
import { type SaidMessage, unreadFor } from '#domain/messages/thread';
import { recentDay } from '#words/format/day';
import { newMessageWords } from '#words/messages/messages';
import { useCoaches } from '../../../data/coaching/coaches';
import { useStudents } from '../../../data/coaching/students';
import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { MessageForm } from '../../../parts/messages/message-form';
import { MessageThread } from '../../../parts/messages/message-thread';
import { BackBar } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { AboutWorkout } from '../../../parts/workouts/about-workout';
import { Button } from '../../../ui/control/button';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { lazyPart } from '../../../ui/state/lazy-part';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { type Conversation, conversationsOf } from './conversations';

const StudentInbox = lazyPart(async () => ({
  default: (await import('./student-inbox')).StudentInbox,
}));

/** The person's conversations with their coaches; a single one opens at once. */
export default function Messages() {
  const { link } = useParams<{ link?: string }>();
  const session = useSession();
  const me = 'user' in session ? session.user.id : '';
  const { coaches, reread } = useCoaches();
  const messages = useMessages();
  const students = useStudents();
  const coachesOthers = students.state === 'ready' && students.value.length > 0;
  const said = messages.state === 'ready' ? messages.value : [];
  const shown = coaches.state === 'ready' ? conversationsOf(coaches.value, said) : [];
  const only = shown.length === 1 ? shown[0] : undefined;
  const open =
    link === undefined
      ? coachesOthers
        ? undefined
        : only
      : shown.find((each) => each.link === link);

  if (messages.state === 'ready' && open) {
    return (
      <CoachConversation
        key={open.link}
        conversation={open}
        me={me}
        messages={said.filter((message) => message.link === open.link)}
        back={only && !coachesOthers ? '/app/profile' : '/app/messages'}
      />
    );
  }
  return (
    <>
      <BackBar title="Mensagens" href="/app/profile" label="Voltar ao perfil" />
      <Page>
        {coachesOthers && <StudentInbox />}
        {messages.state === 'failed' ? (
          <ReadFailed what="as mensagens" />
        ) : messages.state === 'loading' || coaches.state === 'loading' ? (
          <Skeleton height={240} />
        ) : coaches.state === 'failed' ? (
          <EmptyState
            title="Não deu para ver com quem você treina"
            icon={<MessagesSquare />}
            action={<Button onClick={() => void reread()}>Tentar de novo</Button>}
          >
            <p>Abra esta tela uma vez com internet. Depois ela funciona também sem conexão.</p>
          </EmptyState>
        ) : shown.length > 0 ? (
          <Stack gap="s">
            {coachesOthers && <SectionTitle>Quem acompanha você</SectionTitle>}
            <List label="Conversas">
              {shown.map((each) => (
                <ConversationRow key={each.link} conversation={each} me={me} said={said} />
              ))}
            </List>
          </Stack>
        ) : (
          !coachesOthers && (
            <EmptyState title="Nenhuma conversa por aqui" icon={<MessagesSquare />}>
              <p>Quando um personal acompanhar você, as mensagens entre vocês ficam nesta tela.</p>
            </EmptyState>
          )
        )}
      </Page>
    </>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  me: string;
  said: readonly SaidMessage[];
}

function ConversationRow({ conversation, me, said }: ConversationRowProps) {
  const { link: own, name } = conversation;
  const today = useToday();
  const thread = said.filter(({ link }) => link === own);
  const last = thread.at(-1);
  const unread = newMessageWords(unreadFor(thread, me).length);
  return (
    <ListRow
      title={name}
      subtitle={unread || last?.text || 'Nenhuma mensagem ainda'}
      leading={<Avatar name={name} />}
      trailing={last && recentDay(dayOfDate(new Date(last.at)), today)}
      href={`/app/messages/${own}`}
      renderLink={renderLink}
    />
  );
}

interface CoachConversationProps {
  conversation: Conversation;
  me: string;
  /** Messages of this conversation, oldest first. */
  messages: readonly SaidMessage[];
  back: string;
}

/** A person's conversation with a coach or assistant; after the end of the link it is read-only. */
function CoachConversation({ conversation, me, messages, back }: CoachConversationProps) {
  const { link, name, ended, whatsapp } = conversation;
  return (
    <>
      <BackBar title={name} subtitle="Mensagens" href={back} label="Voltar" />
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
          <MessageForm link={link} other={name} {...(whatsapp !== undefined && { whatsapp })} />
        )}
      </Page>
    </>
  );
}
