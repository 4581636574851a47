import { Copy, Share2 } from 'lucide-react';
import { Button } from '../../ui/control/button';
import { notify } from '../../ui/layer/notify';
import layoutClass from '../../ui/layout.module.css';

/** Copies a text to the clipboard and confirms it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error('Não deu para copiar. Selecione o texto e copie por ele.');
  }
}

/** Shares content with another app; closing the system's sheet is not an error. */
async function handOver(content: ShareData): Promise<void> {
  try {
    await navigator.share(content);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    notify.error('Não deu para compartilhar. Copie e cole na conversa.');
  }
}

interface HandOverProps {
  content: ShareData & { readonly copied: string };
  /** Label of the copy button. */
  label: string;
  done: string;
  /** Set if another act on the screen is more important. */
  quiet?: boolean;
}

/** Buttons for the system's share sheet, if supported, and the clipboard. */
export function HandOver({ content, label, done, quiet = false }: HandOverProps) {
  const { copied, ...shared } = content;
  const shares = 'share' in navigator;
  return (
    <div className={layoutClass.closeAuto}>
      {shares && (
        <Button
          variant={quiet ? 'quiet' : 'primary'}
          size="l"
          full
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void handOver(shared)}
        >
          Compartilhar
        </Button>
      )}
      <Button
        variant={shares || quiet ? 'quiet' : 'primary'}
        size="l"
        full
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(copied, done)}
      >
        {label}
      </Button>
    </div>
  );
}
