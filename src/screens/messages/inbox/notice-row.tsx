import { Bell, Dumbbell, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { timeOfDay } from '#words/format/day';
import type { Notice } from '../../../data/messages/inbox';
import { ListRow } from '../../../ui/display/list-row';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './inbox.module.css';

/** An unknown kind gets the general icon. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  today: <Dumbbell />,
  account: <ShieldCheck />,
};

interface NoticeRowProps {
  notice: Notice;
  zone: string;
  /** Called when the notice is opened, before its screen. */
  onOpen: (notice: Notice) => void;
}

/** One notice with a link to its subject. */
export function NoticeRow({ notice, zone, onOpen }: NoticeRowProps) {
  const { kind, title, body, path, at, readAt } = notice;
  const unread = readAt === null;
  return (
    <ListRow
      href={path}
      renderLink={(link) => <Link {...link} onClick={() => onOpen(notice)} />}
      leading={ICONS[kind] ?? <Bell />}
      title={
        <span className={unread ? styles.unread : styles.read}>
          {unread && <VisuallyHidden>Não lido: </VisuallyHidden>}
          {title}
        </span>
      }
      subtitle={body}
      trailing={
        <span className={styles.when}>
          {timeOfDay(at, zone)}
          {unread && <span className={styles.dot} />}
        </span>
      }
    />
  );
}
