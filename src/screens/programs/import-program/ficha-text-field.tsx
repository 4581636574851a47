import { useMemo } from 'react';
import type { LoadUnit } from '#domain/load';
import { exerciseFinder, namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { writtenName } from '#domain/programs/ficha-text/name';
import { type ParsedProgram, parseProgram } from '#domain/programs/ficha-text/program';
import { isHint, type NamedExercise, type Problem } from '#domain/programs/ficha-text/shape';
import { plural } from '#words/format/plural';
import { problemWords } from '#words/programs/ficha-text';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { Chip } from '../../../ui/control/chip';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Cluster } from '../../../ui/frame/page';
import styles from './import-program.module.css';

/** Reads the text of a ficha with the names of a book's exercises. */
export function useFichaReader(book: ExerciseBook, unit: LoadUnit) {
  return useMemo(() => {
    const index = searchIndexOf(book.all);
    const find = exerciseFinder(index);
    return {
      read: (text: string): ParsedProgram => parseProgram(text, find, unit),
      nameOf: namesOfExercises(index),
    };
  }, [book, unit]);
}

export type FichaReader = ReturnType<typeof useFichaReader>;

/** The number of lines that are left out as they stand. */
export function wrongIn({ problems }: ParsedProgram): number {
  return problems.filter((problem) => !isHint(problem)).length;
}

export function wrongWords(wrong: number): string {
  return plural(wrong, {
    zero: 'Tudo foi entendido. Veja abaixo como fica.',
    one: '1 ponto a acertar. O que ficar assim fica fora da ficha.',
    other: '# pontos a acertar. O que ficar assim fica fora da ficha.',
  });
}

interface FichaTextFieldProps {
  text: string;
  problems: readonly Problem[];
  reader: FichaReader;
  onText: (text: string) => void;
}

/** The text of a pasted ficha, with what is not understood and the exercises that it may mean. */
export function FichaTextField({ text, problems, reader, onText }: FichaTextFieldProps) {
  function choose({ from, to }: Problem, { id }: NamedExercise) {
    onText(text.slice(0, from) + writtenName(id, reader.nameOf) + text.slice(to));
  }

  return (
    <>
      <TextAreaField
        label="Texto da ficha"
        rows={10}
        value={text}
        onChange={({ target }) => onText(target.value)}
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
    </>
  );
}

/** The line number of a problem, from 1. */
function lineOf(text: string, { from }: Problem): number {
  return text.slice(0, from).split('\n').length;
}
