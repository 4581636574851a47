import { toast } from 'react-hot-toast/headless';
import type { NotifyOptions } from './notify';
import { ToastCard, type ToastKind } from './toast-card';
import { TOAST_MS, TOAST_REMOVAL_MS, TOAST_WITH_ACTION_MS } from './toast-figures';

/** Puts a toast up, or in the place of the one with its id. */
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
