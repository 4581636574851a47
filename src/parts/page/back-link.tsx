import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButtonClass } from '../../ui/control/icon-button';
import { TopBar } from '../../ui/frame/top-bar';
import { UpLink } from './up-link';

interface BackLinkProps {
  href: string;
  label: string;
}

/** A link to the parent screen, at the start of the top bar. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <UpLink href={href} className={iconButtonClass()} aria-label={label}>
      <ChevronLeft aria-hidden="true" />
    </UpLink>
  );
}

/** The top bar of a screen with the link to its parent. */
export function BackBar({ href, label, ...bar }: BackLinkProps & ComponentProps<typeof TopBar>) {
  return <TopBar {...bar} leading={<BackLink href={href} label={label} />} />;
}
