import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Number of text lines it replaces. */
  lines?: number;
  /** Instead of lines, one block this many px high. */
  height?: number;
}

/** A placeholder for content that arrives within a second. Unlike the ring loader it is still. */
export function Skeleton({ lines = 3, height }: SkeletonProps) {
  if (height !== undefined) {
    return (
      <div
        className={styles.block}
        style={{ '--height': `${height}px` }}
        aria-hidden="true"
        data-skeleton
      />
    );
  }
  return (
    <div className={styles.lines} aria-hidden="true" data-skeleton>
      {lineNames(lines).map((name) => (
        <span key={name} className={styles.line} />
      ))}
    </div>
  );
}

function lineNames(count: number): string[] {
  return Array.from({ length: count }, (_, line) => `line-${line}`);
}
