import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './kit.module.css';
import { teachShownStates } from './shown-states';

interface ShownProps {
  /** Pseudo-classes that the part is to look like, with spaces between: "hover active". */
  state: string;
  caption: string;
  children: ReactNode;
}

/** A part as it looks under the pointer, pressed or with the focus, held still. */
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
