import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useAnnounce } from '../state/live-region';
import { RingLoader } from '../state/ring-loader';
import styles from './toast.module.css';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

const icons: Record<ToastKind, ReactNode> = {
  success: <Check strokeWidth={3} aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  loading: <RingLoader size={20} label="" />,
  default: null,
};

/** Whether the latest write is only in memory (rule C8b). */
export const UnsavedContext = createContext(false);

interface ToastCardProps {
  kind: ToastKind;
  text: string;
  /** Replaces the icon of the kind. */
  icon?: ReactNode;
  /** Announced text, if it differs from the shown one. */
  say?: string | undefined;
  /** The toast reports stored data: it becomes a warning while the data is only in memory. */
  stores?: boolean;
  actionLabel?: string;
  onAction?: () => void;
}

export function ToastCard(props: ToastCardProps) {
  const { actionLabel, onAction } = props;
  const unsaved = useContext(UnsavedContext) && props.stores;
  const kind = unsaved ? 'warning' : props.kind;
  const text = unsaved ? `${props.text}. Ainda só na memória.` : props.text;
  const say = unsaved ? text : (props.say ?? text);
  const icon = (!unsaved && props.icon) || icons[kind];
  const announce = useAnnounce();
  const assertive = kind === 'error';
  useEffect(() => announce(say, { assertive }), [announce, say, assertive]);

  return (
    <div className={styles.card} data-kind={kind}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.text}>{text}</p>
      {actionLabel && (
        <button type="button" className={styles.action} onClick={onAction}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}
