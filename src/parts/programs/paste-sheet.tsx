import { useDeferredValue, useMemo, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import { EMPTY_PROGRAM, type ProgramDraft } from '#domain/programs/draft';
import { readPasted } from '#domain/programs/ficha-text/pasted';
import { type ParsedProgram, parseProgram } from '#domain/programs/ficha-text/program';
import { type FindExercise, isHint, type NameOf } from '#domain/programs/ficha-text/shape';
import { previewOf } from '#domain/programs/preview';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { programFacts } from '#words/programs/program';
import { Button } from '../../ui/control/button';
import { Disclosure } from '../../ui/control/disclosure';
import { TextAreaField } from '../../ui/field/text-area-field';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import { FichaProblems } from './ficha-problems';
import { LeftOutLines } from './left-out-lines';
import styles from './preview.module.css';

interface PasteSheetProps {
  text: string;
  /** Keeps the text until the ficha is created. */
  onText: (text: string) => void;
  find: FindExercise;
  nameOf: NameOf;
  unit: LoadUnit;
  busy: boolean;
  onMake: (draft: ProgramDraft) => void;
  /** Opens the screen on which each ficha of the text is looked over. */
  onSeveral: () => void;
  onClose: () => void;
}

/** Number of problems shown at once; others follow as these are corrected. */
const TOLD = 6;
/** A longer text is refused instead of cut, because a cut would lose exercises without notice. */
const MOST_LETTERS = 40_000;

/** A whole ficha as text, typed or pasted from a message. */
export function PasteSheet(props: PasteSheetProps) {
  const { text, onText, find, nameOf, unit, busy, onMake, onSeveral, onClose } = props;
  const tooLong = text.length > MOST_LETTERS;
  const read = useDeferredValue(tooLong ? '' : text);
  const { draft, problems } = useMemo(() => parseProgram(read, find, unit), [read, find, unit]);
  const wrong = problems.filter((problem) => !isHint(problem));
  const notes = problems.filter(isHint);
  const fichas = useMemo(() => readPasted(read).texts.length, [read]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const empty = !draft.days.some(({ exercises }) => exercises.length > 0);

  /** Typing adds a sign, a paste many. Only a paste is rewritten, so that typed lines stay. */
  function take(next: string) {
    const pasted = readPasted(next.length > text.length + 1 ? next : '');
    const [only = '', another] = pasted.texts;
    const isRewritten = only !== '' && another === undefined && only !== next.trim();
    if (isRewritten || next === '') setLeftOut(pasted.leftOut);
    onText(isRewritten ? only : next);
  }

  /** While the text is read again, its places are those of the text before. */
  function mend(next: string) {
    if (read === text) onText(next);
  }

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
          disabled={tooLong || (empty && fichas < 2)}
          onClick={() => (fichas > 1 ? onSeveral() : onMake({ ...EMPTY_PROGRAM, ...draft }))}
        >
          {fichas > 1 ? `Ver as ${formatNumber(fichas)} fichas` : 'Criar ficha'}
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
          onChange={({ target }) => take(target.value)}
        />
        <LeftOutLines lines={leftOut} />
        <div role="status" className={layoutClass.closeAuto}>
          {fichas > 1 ? (
            <p>O texto tem {formatNumber(fichas)} fichas. Confira cada uma antes de guardar.</p>
          ) : (
            <Understood draft={draft} wrong={wrong.length} />
          )}
        </div>
        {fichas < 2 && (
          <FichaProblems
            text={read}
            problems={wrong.slice(0, TOLD)}
            nameOf={nameOf}
            onText={mend}
          />
        )}
        {fichas < 2 && notes.length > 0 && (
          <Disclosure title={notesTitle(notes.length)}>
            <FichaProblems text={read} problems={notes} nameOf={nameOf} onText={mend} />
          </Disclosure>
        )}
      </div>
    </Sheet>
  );
}

function notesTitle(count: number): string {
  return plural(count, {
    zero: '',
    one: '1 parte não entendida ficou como anotação',
    other: '# partes não entendidas ficaram como anotação',
  });
}

interface UnderstoodProps {
  draft: ParsedProgram['draft'];
  /** Number of parts that are left out as they stand. */
  wrong: number;
}

/** The facts of a ficha as it is understood, and how many lines are to be corrected. */
function Understood({ draft, wrong }: UnderstoodProps) {
  const program = previewOf(draft);
  const isEmpty = !draft.days.some(({ exercises }) => exercises.length > 0);
  return (
    <>
      {!isEmpty && <p className={textClass.title}>{programFacts(program)}</p>}
      {wrong > 0 && (
        <p>
          {plural(wrong, {
            zero: '',
            one: '1 ponto a conferir; o que não for entendido fica de fora.',
            other: '# pontos a conferir; o que não for entendido fica de fora.',
          })}
        </p>
      )}
    </>
  );
}
