import { useMemo } from 'react';
import type { LoadUnit } from '#domain/load';
import { exerciseFinder, namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { type ParsedProgram, parseProgram } from '#domain/programs/ficha-text/program';
import { isHint, type Problem } from '#domain/programs/ficha-text/shape';
import { plural } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { FichaProblems } from '../../../parts/programs/ficha-problems';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { TextAreaField } from '../../../ui/field/text-area-field';

/** Reads the text of a ficha with the names of a book's exercises. */
export function useFichaReader(book: ExerciseBook, unit: LoadUnit) {
  return useMemo(() => {
    const index = searchIndexOf(book.all);
    const find = exerciseFinder(index, book.recentIds);
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
  return (
    <>
      <TextAreaField
        label="Texto da ficha"
        rows={10}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <FichaProblems text={text} problems={problems} nameOf={reader.nameOf} onText={onText} />
    </>
  );
}
