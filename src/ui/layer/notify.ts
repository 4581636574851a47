import type { NotifyOptions } from './toast';
import type { ToastKind } from './toast-card';

/** No toast is needed before the first screen is shown. */
const loadToasts = () => import('./toast');

function show(kind: ToastKind, text: string, options: NotifyOptions = {}): string {
  const id = options.id ?? crypto.randomUUID();
  void loadToasts().then(({ showToast }) => showToast(id, kind, text, options));
  return id;
}

/** Short messages. All but `loading` disappear by themselves; all but `dismiss` return an id. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  /** A change that is stored on this device now and reaches the server later. */
  stored: (text: string, options?: NotifyOptions) =>
    show('success', text, { ...options, stores: true }),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  /** Stays until replaced by its id or dismissed. */
  loading: (text: string, options?: NotifyOptions) => show('loading', text, options),
  plain: (text: string, options?: NotifyOptions) => show('default', text, options),
  /** Without an id, dismisses all. */
  dismiss: (id?: string) => void loadToasts().then(({ dismissToast }) => dismissToast(id)),
};
