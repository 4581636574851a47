import { useEffect, useMemo, useRef, useState } from 'react';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { LeftOutLines } from '../../../parts/programs/left-out-lines';
import textClass from '../../../ui/text.module.css';
import { FichaPreview } from './ficha-preview';
import { FichaTextField, useFichaReader, wrongIn, wrongWords } from './ficha-text-field';
import styles from './import-program.module.css';

interface TextPreviewProps {
  given: string;
  /** Lines of a chat that belong to no ficha. */
  leftOut: readonly string[];
  book: ExerciseBook;
  onCancel: () => void;
}

/** A pasted ficha with its unreadable lines, and a preview while these are corrected. */
export function TextPreview({ given, leftOut, book, onCancel }: TextPreviewProps) {
  const { unit } = usePreferences();
  const [text, setText] = useState(given);
  const reader = useFichaReader(book, unit);
  const parsed = useMemo(() => reader.read(text), [reader, text]);
  const { draft, problems } = parsed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shared = useMemo(() => ({ draft, own: [] }), [draft]);

  return (
    <>
      <div className={styles.mending}>
        <h2 ref={heading} className={textClass.title} tabIndex={-1}>
          Conferir o texto
        </h2>
        <p role="status" className={textClass.lead}>
          {wrongWords(wrongIn(parsed))}
        </p>
        <LeftOutLines lines={leftOut} />
        <FichaTextField text={text} problems={problems} reader={reader} onText={setText} />
      </div>
      <FichaPreview shared={shared} book={book} onCancel={onCancel} />
    </>
  );
}
