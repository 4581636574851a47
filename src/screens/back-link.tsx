import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { iconButtonClass } from '../ui/icon-button';

/** The way back to the screen above, at the start of the top bar. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className={iconButtonClass()} aria-label={label}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}
