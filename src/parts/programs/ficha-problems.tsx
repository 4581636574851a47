import { writtenName } from '#domain/programs/ficha-text/name';
import type { NamedExercise, NameOf, Problem } from '#domain/programs/ficha-text/shape';
import { problemWords } from '#words/programs/ficha-text';
import { Chip } from '../../ui/control/chip';
import { Cluster } from '../../ui/frame/page';
import styles from './ficha-problems.module.css';

interface FichaProblemsProps {
  text: string;
  problems: readonly Problem[];
  nameOf: NameOf;
  onText: (text: string) => void;
}

/** Lines of a typed ficha that are not understood, with buttons for the exercises that they may mean. */
export function FichaProblems({ text, problems, nameOf, onText }: FichaProblemsProps) {
  if (problems.length === 0) return null;

  function choose({ from, to }: Problem, { id }: NamedExercise) {
    onText(text.slice(0, from) + writtenName(id, nameOf) + text.slice(to));
  }

  return (
    <ul className={styles.problems} aria-label="O que falta acertar">
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.from} ${problem.to}`}>
          <p>
            <strong>Linha {lineOf(text, problem)}:</strong> {problemWords(problem, 'buttons')}
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
  );
}

/** The line number of a problem, from 1. */
function lineOf(text: string, { from }: Problem): number {
  return text.slice(0, from).split('\n').length;
}
