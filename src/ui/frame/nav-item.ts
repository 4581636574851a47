import type { ReactNode } from 'react';

export interface NavItem {
  href: string;
  label: string;
  icon: ReactNode;
  current: boolean;
  /** A pending count or word, such as reviews; announced with the label. */
  badge?: string | number;
}

/** A place of the app; `holds` matches the paths that belong to it. */
export interface NavPlace extends Omit<NavItem, 'current'> {
  readonly holds: RegExp;
}

/** Parts that the kit gives to a link; the caller passes the router's own link. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

export type RenderLink = (link: LinkParts) => ReactNode;
