import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/control/button-class';

interface WhatsAppLinkProps {
  /** The message, for a person chosen in WhatsApp. */
  text: string;
  /** Set if another act on the screen is more important. */
  quiet?: boolean;
  /** Whether a sheet that opens focuses it. */
  autofocus?: boolean;
  children: ReactNode;
}

/** A link that looks like a button and opens WhatsApp with a message. */
export function WhatsAppLink({ text, quiet, autofocus, children }: WhatsAppLinkProps) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      data-autofocus={autofocus ? '' : undefined}
      className={buttonClass({ size: 'l', full: true, variant: quiet ? 'quiet' : 'primary' })}
    >
      <MessageCircle aria-hidden="true" />
      {children}
    </a>
  );
}
