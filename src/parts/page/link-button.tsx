import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from '../../ui/control/button-class';

interface LinkButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
  onClick?: (() => void) | undefined;
  /** The accessible name, where the text alone is not clear. */
  'aria-label'?: string;
}

/** A link to a screen that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, onClick, 'aria-label': name, ...look } = props;
  return (
    <Link href={href} onClick={onClick} className={buttonClass(look)} aria-label={name}>
      {children}
    </Link>
  );
}
