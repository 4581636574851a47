import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { dayOfDate } from '#domain/local-day';
import { type SaidMessage, unreadFor } from '#domain/messages/thread';
import { recentDay, timeOfDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { type MessageState, messageStateWords } from '#words/messages/messages';
import { useMessageCommands } from '../../data/commands/messages';
import { useUnsentMessages } from '../../data/messages/messages';
import type { Unsent } from '../../data/store/use-unsent';
import { zoneHere } from '../../data/store/zone-here';
import { classNames } from '../../ui/class-names';
import layoutClass from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useToday } from '../input/use-today';
import styles from './message-thread.module.css';
import { OwnMessageMenu } from './own-message-menu';

interface MessageThreadProps {
  /** Messages of one conversation, oldest first. */
  messages: readonly SaidMessage[];
  me: string;
  /** Name of the other person. */
  other: string;
  /** Renders the link to a message's subject. */
  about: (message: SaidMessage) => ReactNode;
}

export function stateOf({ id, readAt }: SaidMessage, { waiting, refused }: Unsent): MessageState {
  if (refused.has(id)) return 'refused';
  if (waiting.has(id)) return 'here';
  return readAt === null ? 'sent' : 'read';
}

/** Marks shown messages as read once the page is visible. */
export function useReading(messages: readonly SaidMessage[], me: string): void {
  const { markRead } = useMessageCommands();
  useEffect(() => {
    const unread = unreadFor(messages, me);
    if (unread.length === 0) return;
    const read = () => {
      // A failure only leaves them marked as new.
      if (document.visibilityState === 'visible') void markRead(unread).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [messages, me, markRead]);
}

/** A conversation, newest message last. */
export function MessageThread({ messages, me, other, about }: MessageThreadProps) {
  const unsent = useUnsentMessages();
  const today = useToday();
  const end = useRef<HTMLDivElement>(null);
  const zone = useMemo(() => zoneHere(), []);
  useReading(messages, me);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);

  return (
    <>
      <ol className={layoutClass.closeAuto} aria-label={`Conversa com ${other}`}>
        {messages.map((message, at) => {
          const day = dayOfDate(new Date(message.at));
          const before = messages[at - 1];
          const isMine = message.from === me;
          const state = stateOf(message, unsent);
          return (
            <Fragment key={message.id}>
              {(!before || dayOfDate(new Date(before.at)) !== day) && (
                <li className={styles.day}>{capitalise(recentDay(day, today))}</li>
              )}
              <li className={styles.message} data-mine={isMine} data-state={state}>
                <VisuallyHidden>{isMine ? 'Você' : other}:</VisuallyHidden>
                {message.workout !== null && <p className={styles.about}>{about(message)}</p>}
                <p className={styles.text}>{message.text}</p>
                <div className={classNames(layoutClass.apart, styles.foot)}>
                  <p className={styles.facts}>
                    {timeOfDay(message.at, zone)}
                    {isMine && ` · ${messageStateWords(state)}`}
                  </p>
                  {isMine && <OwnMessageMenu message={message} />}
                </div>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <div ref={end} className={styles.end} />
    </>
  );
}
