import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Wordmark } from './mark';
import type { NavItem, RenderLink } from './nav-item';
import styles from './side-nav.module.css';

interface SideNavProps {
  items: readonly NavItem[];
  renderLink: RenderLink;
  /** Bottom of the bar: the person, the sync status. */
  footer?: ReactNode;
}

export function SideNav({ items, renderLink, footer }: SideNavProps) {
  return (
    <header className={styles.side}>
      <div className={styles.brand}>
        <Wordmark size={30} />
      </div>
      <nav className={styles.nav} aria-label="Principal">
        {items.map((item) => (
          <Fragment key={item.href}>
            {renderLink({
              href: item.href,
              className: classNames(styles.item, item.current && styles.current),
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon} aria-hidden="true">
                    {item.icon}
                  </span>
                  <span>{item.label}</span>
                  {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
                </>
              ),
            })}
          </Fragment>
        ))}
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </header>
  );
}
