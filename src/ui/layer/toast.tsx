import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ToastCard, type ToastKind } from './toast-card';
import { TOAST_MS, TOAST_REMOVAL_MS, TOAST_WITH_ACTION_MS } from './toast-figures';

export interface NotifyOptions {
  action?: { label: string; onAction: () => void };
  /** Replaces a toast with this id instead of adding one. */
  id?: string;
  /**
   * The toast is about this device's storage. A warning replaces it while the device stores
   * nothing.
   */
  stores?: boolean;
  /** Replaces the icon of the kind. */
  icon?: ReactNode;
  /** Announced text, if it differs from the shown one. */
  say?: string;
  /** Milliseconds; by default 4 s, or 6 s with an action. */
  duration?: number;
}

/** Shows a toast, or replaces the one with this id. */
export function showToast(
  id: string,
  kind: ToastKind,
  text: string,
  { action, duration, icon, say, stores = false }: NotifyOptions,
): void {
  const usual = kind === 'loading' ? Number.POSITIVE_INFINITY : TOAST_MS;
  toast.custom(
    (shown) => (
      <ToastCard
        kind={kind}
        text={text}
        icon={icon}
        say={say}
        stores={stores}
        {...(action && {
          actionLabel: action.label,
          onAction: () => {
            action.onAction();
            toast.dismiss(shown.id);
          },
        })}
      />
    ),
    {
      id,
      duration: duration ?? (action && kind !== 'loading' ? TOAST_WITH_ACTION_MS : usual),
      removeDelay: TOAST_REMOVAL_MS,
    },
  );
}

export function dismissToast(id: string | undefined): void {
  toast.dismiss(id);
}
