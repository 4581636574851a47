import { useEffect, useMemo, useRef, useState } from 'react';
import { exerciseFinder, namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { writtenName } from '#domain/programs/ficha-text/name';
import { parseProgram } from '#domain/programs/ficha-text/program';
import { isHint, type NamedExercise, type Problem } from '#domain/programs/ficha-text/shape';
import { plural } from '#words/format/plural';
import { problemWords } from '#words/programs/ficha-text';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { Chip } from '../../../ui/control/chip';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Cluster } from '../../../ui/frame/page';
import textClass from '../../../ui/text.module.css';
import { FichaPreview } from './ficha-preview';
import styles from './import-program.module.css';

interface TextPreviewProps {
  given: string;
  book: ExerciseBook;
  onCancel: () => void;
}

/** A pasted ficha with its unreadable lines, and a preview while these are corrected. */
export function TextPreview({ given, book, onCancel }: TextPreviewProps) {
  const { unit } = usePreferences();
  const [text, setText] = useState(given);
  const index = useMemo(() => searchIndexOf(book.all), [book]);
  const find = useMemo(() => exerciseFinder(index), [index]);
  const { draft, problems } = useMemo(() => parseProgram(text, find, unit), [text, find, unit]);
  const wrong = problems.filter((problem) => !isHint(problem)).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shared = useMemo(() => ({ draft, own: [] }), [draft]);

  function choose({ from, to }: Problem, { id }: NamedExercise) {
    setText(text.slice(0, from) + writtenName(id, namesOfExercises(index)) + text.slice(to));
  }

  return (
    <>
      <div className={styles.mending}>
        <h2 ref={heading} className={textClass.title} tabIndex={-1}>
          Conferir o texto
        </h2>
        <p role="status" className={textClass.lead}>
          {plural(wrong, {
            zero: 'Tudo foi entendido. Veja abaixo como fica.',
            one: '1 ponto a acertar. O que ficar assim fica fora da ficha.',
            other: '# pontos a acertar. O que ficar assim fica fora da ficha.',
          })}
        </p>
        <TextAreaField
          label="Texto da ficha"
          rows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {problems.length > 0 && (
          <ul className={styles.problems} aria-label="O que falta acertar">
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.from} ${problem.to}`}>
                <p>
                  <strong>Linha {lineOf(text, problem)}:</strong> {problemWords(problem)}
                </p>
                {problem.candidates && problem.candidates.length > 0 && (
                  <Cluster>
                    {problem.candidates.map((one) => (
                      <Chip key={one.id} onClick={() => choose(problem, one)}>
                        {one.name}
                      </Chip>
                    ))}
                  </Cluster>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <FichaPreview shared={shared} book={book} onCancel={onCancel} />
    </>
  );
}

/** The line number of a problem, from 1. */
function lineOf(text: string, { from }: Problem): number {
  return text.slice(0, from).split('\n').length;
}
