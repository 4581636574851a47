import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './kit.module.css';
import { teachShownStates } from './shown-states';

interface ShownProps {
  /** Pseudo-classes that the part imitates, separated by spaces: "hover active". */
  state: string;
  caption: string;
  children: ReactNode;
}

/** A part in a fixed state: hovered, pressed or focused. */
export function Shown({ state, caption, children }: ShownProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    teachShownStates(document);
    for (const element of frame.current?.querySelectorAll<HTMLElement>('*') ?? []) {
      element.dataset.shown = state;
    }
  });
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.shown}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
