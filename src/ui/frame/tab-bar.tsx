import { Fragment } from 'react';
import { classNames } from '../class-names';
import { Dock } from './dock';
import type { NavItem, RenderLink } from './nav-item';
import styles from './tab-bar.module.css';

interface TabBarProps {
  items: readonly NavItem[];
  renderLink: RenderLink;
}

export function TabBar({ items, renderLink }: TabBarProps) {
  return (
    <Dock look="bare" className={styles.dock}>
      <nav className={styles.bar} aria-label="Principal">
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
                  <span className={styles.label}>{item.label}</span>
                  {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
                </>
              ),
            })}
          </Fragment>
        ))}
      </nav>
    </Dock>
  );
}
