import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LinkParts } from '../../ui/frame/nav-item';

/** The router's link, for the parts of the kit that know no router. */
export function renderLink(link: LinkParts): ReactNode {
  return <Link {...link} />;
}
