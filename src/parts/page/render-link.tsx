import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LinkParts } from '../../ui/frame/nav-item';

/** The router's link, for parts of the kit, which must not import a router. */
export function renderLink(link: LinkParts): ReactNode {
  return <Link {...link} />;
}
