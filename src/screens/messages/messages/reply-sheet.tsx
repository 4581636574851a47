import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import { StudentSpace } from '../../../data/student-space/student-space';
import { StudentSpaceNotice } from '../../../parts/coaching/student-space-notice';
import { ReadFailed } from '../../../parts/device/read-failed';
import { MessageForm } from '../../../parts/messages/message-form';
import { MessageThread } from '../../../parts/messages/message-thread';
import { LinkButton } from '../../../parts/page/link-button';
import { AboutWorkout } from '../../../parts/workouts/about-workout';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';

interface ReplySheetProps {
  link: string;
  student: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** A conversation with a student over the list, to be read and answered there. */
export function ReplySheet({ link, student, onClose }: ReplySheetProps) {
  return (
    <Sheet
      open
      tall
      size="l"
      title={student.name}
      description="Mensagens"
      onClose={onClose}
      footer={
        <LinkButton href={`/app/students/${student.id}`} variant="quiet">
          Ver a página de {student.name}
        </LinkButton>
      }
    >
      <StudentSpace student={student.id} otherwise={<StudentSpaceNotice name={student.name} />}>
        <Thread link={link} student={student} />
      </StudentSpace>
    </Sheet>
  );
}

function Thread({ link, student }: Pick<ReplySheetProps, 'link' | 'student'>) {
  const session = useSession();
  const me = 'user' in session ? session.user.id : '';
  const messages = useMessages();
  if (messages.state === 'failed') return <ReadFailed what="as mensagens" />;
  if (messages.state === 'loading') return <Skeleton height={240} />;
  const thread = messages.value.filter((message) => message.link === link);
  return (
    <>
      {thread.length === 0 ? (
        <p className={textClass.lead}>
          Nenhuma mensagem ainda. Escreva mesmo sem internet: ela sai quando a conexão voltar.
        </p>
      ) : (
        <MessageThread
          messages={thread}
          me={me}
          other={student.name}
          about={({ workout, exercise, set }) =>
            workout !== null && (
              <AboutWorkout
                workout={workout}
                exercise={exercise}
                set={set}
                href={`/app/students/${student.id}/workouts/${workout}`}
              />
            )
          }
        />
      )}
      <MessageForm link={link} other={student.name} />
    </>
  );
}
