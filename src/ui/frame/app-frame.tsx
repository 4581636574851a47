import { type ReactNode, useRef } from 'react';
import styles from './app-frame.module.css';
import type { NavItem, RenderLink } from './nav-item';
import { SideNav } from './side-nav';
import { TabBar } from './tab-bar';

interface AppFrameProps {
  children: ReactNode;
  items: readonly NavItem[];
  renderLink: RenderLink;
  /** The live workout hides the tabs of a phone; the side navigation stays. */
  hideTabs?: boolean;
  sideFooter?: ReactNode;
  /** Shown above everything, only for messages that must not be missed. */
  banner?: ReactNode;
}

/** Navigation and main: tabs below 900 px, a side column from there up. */
export function AppFrame(props: AppFrameProps) {
  const { children, items, renderLink, hideTabs = false, sideFooter, banner } = props;
  const main = useRef<HTMLElement>(null);

  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Pular para o conteúdo
      </button>
      <SideNav items={items} renderLink={renderLink} footer={sideFooter} />
      <div className={styles.body}>
        <main ref={main} id="conteudo" className={styles.main} tabIndex={-1}>
          {banner}
          {children}
        </main>
      </div>
      {!hideTabs && <TabBar items={items} renderLink={renderLink} />}
    </div>
  );
}
