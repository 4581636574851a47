import { ChevronLeft } from 'lucide-react';
import { iconButtonClass } from '../../ui/control/icon-button';
import { UpLink } from './up-link';

/** A link to the parent screen, at the start of the top bar. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <UpLink href={href} className={iconButtonClass()} aria-label={label}>
      <ChevronLeft aria-hidden="true" />
    </UpLink>
  );
}
