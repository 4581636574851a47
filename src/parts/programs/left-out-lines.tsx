import { plural } from '#words/format/plural';
import textClass from '../../ui/text.module.css';
import styles from './left-out-lines.module.css';

/** Lines of a chat that belong to no ficha; nothing without any. */
export function LeftOutLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p>
        {plural(lines.length, {
          zero: '',
          one: '1 linha da conversa ficou de fora:',
          other: '# linhas da conversa ficaram de fora:',
        })}
      </p>
      <ul className={textClass.lead}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
