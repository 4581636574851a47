import { type ReactNode, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { Dock } from '../../ui/frame/dock';
import { useTall } from './use-tall';

interface PinnedDockProps {
  className?: string | undefined;
  /** Class for the unpinned state in the flow of the page. */
  loose: string | undefined;
  inner?: string | undefined;
  children: ReactNode;
}

/** Pinned to the bottom, unless large text makes it the larger part of the screen. */
export function PinnedDock({ className, loose, inner, children }: PinnedDockProps) {
  const content = useRef<HTMLDivElement>(null);
  const tall = useTall(content);
  return (
    <Dock className={classNames(className, tall && loose)}>
      <div ref={content} className={inner}>
        {children}
      </div>
    </Dock>
  );
}
