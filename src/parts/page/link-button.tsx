import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from '../../ui/control/button-class';

interface LinkButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
  onClick?: (() => void) | undefined;
}

/** A link to a screen that looks like a button. */
export function LinkButton({ href, children, onClick, ...look }: LinkButtonProps) {
  return (
    <Link href={href} onClick={onClick} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
