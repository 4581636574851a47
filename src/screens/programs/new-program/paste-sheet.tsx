import { useDeferredValue, useMemo } from 'react';
import type { LoadUnit } from '#domain/load';
import { EMPTY_PROGRAM, type ProgramDraft } from '#domain/programs/draft';
import { parseProgram } from '#domain/programs/ficha-text/program';
import { type FindExercise, isHint, type Problem } from '#domain/programs/ficha-text/shape';
import { previewOf } from '#domain/programs/preview';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { problemWords } from '#words/programs/ficha-text';
import { programFacts } from '#words/programs/program';
import { Button } from '../../../ui/control/button';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './new-program.module.css';

interface PasteSheetProps {
  text: string;
  /** Keeps the text until the ficha is created. */
  onText: (text: string) => void;
  find: FindExercise;
  unit: LoadUnit;
  busy: boolean;
  onMake: (draft: ProgramDraft) => void;
  onClose: () => void;
}

/** Number of problems shown at once; others follow as these are corrected. */
const TOLD = 6;
/** A longer text is refused instead of cut, because a cut would lose exercises without notice. */
const MOST_LETTERS = 40_000;

/** A whole ficha as text, typed or pasted from a message. */
export function PasteSheet(props: PasteSheetProps) {
  const { text, onText, find, unit, busy, onMake, onClose } = props;
  const tooLong = text.length > MOST_LETTERS;
  const read = useDeferredValue(tooLong ? '' : text);
  const { draft, problems } = useMemo(() => parseProgram(read, find, unit), [read, find, unit]);
  const wrong = problems.filter((problem) => !isHint(problem));
  const empty = !draft.days.some(({ exercises }) => exercises.length > 0);
  return (
    <Sheet
      open
      keeps
      tall
      size="l"
      title="Digitar ou colar"
      description="Um exercício por linha: nome, séries × repetições, carga, descanso. Linhas como “Treino A” começam um dia."
      onClose={onClose}
      footer={
        <Button
          size="l"
          full
          busy={busy}
          disabled={empty || tooLong}
          onClick={() => onMake({ ...EMPTY_PROGRAM, ...draft })}
        >
          Criar ficha
        </Button>
      }
    >
      <div className={styles.preview}>
        <TextAreaField
          label="Texto da ficha"
          rows={12}
          spellCheck={false}
          autoComplete="off"
          data-autofocus=""
          placeholder={'Treino A\nsupino reto 4x8-10 60 90s\nremada curvada 4x8-10 50 90s'}
          error={
            tooLong
              ? `O texto tem ${formatNumber(text.length)} letras, e cabem ${formatNumber(MOST_LETTERS)}. Deixe aqui uma parte e faça outra ficha com o resto.`
              : undefined
          }
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <div role="status" className={layoutClass.closeAuto}>
          {!empty && <p className={textClass.title}>{programFacts(previewOf(draft))}</p>}
          {wrong.length > 0 && (
            <>
              <p>
                {plural(wrong.length, {
                  zero: '',
                  one: '1 ponto a conferir; o que não for entendido fica de fora.',
                  other: '# pontos a conferir; o que não for entendido fica de fora.',
                })}
              </p>
              <ul className={styles.problems}>
                {wrong.slice(0, TOLD).map((problem) => (
                  <li key={`${problem.from}-${problem.code}`}>
                    <strong>Linha {lineOf(read, problem)}:</strong> {problemWords(problem)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Sheet>
  );
}

/** The line number of a problem, from 1. */
function lineOf(text: string, { from }: Problem): number {
  return text.slice(0, from).split('\n').length;
}
