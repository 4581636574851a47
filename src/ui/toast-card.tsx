import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useAnnounce } from './live-region';
import { RingLoader } from './ring-loader';
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

interface ToastCardProps {
  kind: ToastKind;
  text: string;
  actionLabel?: string;
  onAction?: () => void;
}

export function ToastCard({ kind, text, actionLabel, onAction }: ToastCardProps) {
  const announce = useAnnounce();
  const assertive = kind === 'error';
  useEffect(() => announce(text, { assertive }), [announce, text, assertive]);

  return (
    <div className={styles.card} data-kind={kind}>
      {icons[kind] && <span className={styles.icon}>{icons[kind]}</span>}
      <p className={styles.text}>{text}</p>
      {actionLabel && (
        <button type="button" className={styles.action} onClick={onAction}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}
