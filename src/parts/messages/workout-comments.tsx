import { MessageSquarePlus, Reply } from 'lucide-react';
import { useState } from 'react';
import { MESSAGE_LENGTH } from '#domain/messages/message';
import type { SaidMessage } from '#domain/messages/thread';
import { messageStateWords } from '#words/messages/messages';
import { useMessageCommands } from '../../data/commands/messages';
import { useUnsentMessages } from '../../data/messages/messages';
import { TextSheet } from '../../training/workouts/text-sheet';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/control/button';
import { SelectField } from '../../ui/field/select-field';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import { guarded } from '../input/guarded';
import { stateOf, useReading } from './message-thread';
import { OwnMessageMenu } from './own-message-menu';
import styles from './workout-comments.module.css';

interface WorkoutCommentsProps {
  /** Messages about this workout or exercise, oldest first. */
  messages: readonly SaidMessage[];
  me: string;
  /** Gives the name of a person. */
  nameOf: (person: string) => string;
  workout: string;
  exercise: string | null;
  /** The exercise's sets, about which messages can be written. */
  sets?: readonly { readonly key: string; readonly name: string }[];
  /** Subject for the sheet, such as "Supino reto". */
  subject: string;
  /** The link for a first comment; null if the person can only answer. */
  link: string | null;
  /** Whether a conversation is still open; by default all are. */
  isOpen?: (link: string) => boolean;
}

/** Messages of coach and student about a workout, beside their subject. */
export function WorkoutComments(props: WorkoutCommentsProps) {
  const { messages, me, nameOf, workout, exercise, subject, link } = props;
  const { isOpen = () => true, sets = [] } = props;
  const { send } = useMessageCommands();
  const unsent = useUnsentMessages();
  const [writing, setWriting] = useState(false);
  /** Key of the message's set; empty for the whole subject. */
  const [about, setAbout] = useState('');
  useReading(messages, me);
  const answered = link ?? messages.map((message) => message.link).findLast(isOpen) ?? null;
  const isFirst = messages.length === 0;
  const setName = (key: string | null) => sets.find((set) => set.key === key)?.name;

  function write() {
    const answers = messages.at(-1)?.set ?? null;
    setAbout(setName(answers) === undefined ? '' : (answers ?? ''));
    setWriting(true);
  }

  return (
    <div className={styles.comments}>
      {!isFirst && (
        <ul aria-label={`Comentários sobre ${subject}`} className={styles.list}>
          {messages.map((message) => (
            <li key={message.id} className={styles.comment}>
              <div className={classNames(layoutClass.apart, styles.head)}>
                <p className={textClass.mini}>
                  {message.set !== null && `${setName(message.set) ?? 'Uma série'} · `}
                  {message.from === me
                    ? `Você · ${messageStateWords(stateOf(message, unsent))}`
                    : nameOf(message.from)}
                </p>
                {message.from === me && <OwnMessageMenu message={message} />}
              </div>
              <p className={styles.text}>{message.text}</p>
            </li>
          ))}
        </ul>
      )}
      {answered !== null && (
        <Button
          variant="plain"
          className={styles.act}
          icon={isFirst ? <MessageSquarePlus aria-hidden="true" /> : <Reply aria-hidden="true" />}
          onClick={write}
        >
          {isFirst ? 'Comentar' : 'Responder'}
        </Button>
      )}
      {writing && answered !== null && (
        <TextSheet
          title={isFirst ? 'Comentar' : 'Responder'}
          description={subject}
          label="Comentário"
          kind="note"
          value=""
          maxLength={MESSAGE_LENGTH}
          onClose={() => setWriting(false)}
          onSave={(text) => {
            setWriting(false);
            if (text === '') return;
            const set = about === '' ? null : about;
            const sent = send({ link: answered, text, workout, exercise, set });
            void guarded(sent.then(({ refusal }) => refusal));
          }}
        >
          {sets.length > 1 && (
            <SelectField
              label="Sobre"
              value={about}
              onChange={(event) => setAbout(event.target.value)}
              placeholder="Todas as séries"
              options={sets.map(({ key, name }) => ({ value: key, label: name }))}
            />
          )}
        </TextSheet>
      )}
    </div>
  );
}
