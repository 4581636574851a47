import type { ReactNode } from 'react';

export interface NavItem {
  href: string;
  label: string;
  icon: ReactNode;
  current: boolean;
  /** A number or word that waits there, like pending reviews; said with the label. */
  badge?: string | number;
}

/** What a link gets from the kit; the caller brings the router's own link. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

export type RenderLink = (link: LinkParts) => ReactNode;
