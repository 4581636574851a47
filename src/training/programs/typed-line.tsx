import { CornerDownLeft } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SearchIndex } from '#domain/exercises/exercise-search';
import type { LoadUnit } from '#domain/load';
import { completeLine, type TextSuggestion } from '#domain/programs/ficha-text/complete';
import { namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { parseLine } from '#domain/programs/ficha-text/line';
import { writtenName } from '#domain/programs/ficha-text/name';
import {
  type FindExercise,
  isHint,
  type NameOf,
  type ParsedLine,
  type Problem,
} from '#domain/programs/ficha-text/shape';
import { problemWords } from '#words/programs/ficha-text';
import { prescriptionWords, restWords, ruleWords } from '#words/programs/prescription';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/control/icon-button';
import layoutClass from '../../ui/layout.module.css';
import styles from './typed-line.module.css';

const MOST = 6;

interface TypedLineProps {
  label: string;
  index: SearchIndex;
  find: FindExercise;
  /** Recently trained, last first; they lead among equally good suggestions. */
  recent: readonly string[];
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  /** Resolves with whether the lines were stored; refused ones return to the field. */
  onAdd: (lines: readonly ParsedLine[]) => Promise<boolean>;
  /** Focuses the field when it appears. */
  focused?: boolean;
}

/**
 * A field for an exercise as one line: "supino reto 4x8-10 82,5 90s". Its meaning is shown while
 * typing; Tab completes the name, Enter adds the line.
 */
export function TypedLine(props: TypedLineProps) {
  const { label, index, find, recent, unit, nameOf, onAdd, focused = false } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(-1);
  const [folded, setFolded] = useState(false);
  const [asked, setAsked] = useState(false);
  const [placed, setPlaced] = useState<{ at: number } | null>(null);

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  // A layout effect runs before the next key, which would otherwise come before the completion.
  useLayoutEffect(() => {
    if (placed === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(placed.at, placed.at);
  }, [placed]);

  const line = useMemo(() => parseLine(text, find, unit), [text, find, unit]);
  const nameIn = useMemo(() => namesOfExercises(index), [index]);
  const suggestions = useMemo(() => {
    if (folded) return [];
    const completing = completeLine(text, caret, index, recent).slice(0, MOST);
    return completing.length > 0 ? completing : meantBy(line, nameIn);
  }, [folded, text, caret, index, recent, line, nameIn]);
  const typing = text.trim() !== '';

  // Keeps the messages below the field inside the window.
  const said = suggestions.length + line.problems.length;
  useEffect(() => {
    if (typing && said > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [typing, said]);

  // Sets may be added later, so their absence is no fault.
  const told = (problem: Problem) => isHint(problem) || problem.code === 'no_sets';
  const wrong = line.problems.filter((problem) => !told(problem));
  // While a name is being typed it is not wrong yet.
  const shown = line.problems.filter(
    (problem) => asked || isHint(problem) || suggestions.length === 0,
  );

  function write(next: string, at: number) {
    setText(next);
    setCaret(at);
    setActive(-1);
    setFolded(false);
    setAsked(false);
  }

  function complete({ from, to, insert }: TextSuggestion) {
    const tail = text.slice(to).replace(/^\s*/, '');
    const whole = `${text.slice(0, from)}${insert} ${tail}`;
    write(whole, whole.length);
    setPlaced({ at: whole.length });
  }

  async function add() {
    if (!typing) return;
    if (!line.entry || wrong.length > 0) {
      setAsked(true);
      setFolded(false);
      return;
    }
    // The person may already be typing the next line.
    write('', 0);
    setPlaced({ at: 0 });
    if (!(await onAdd([line]))) setText((now) => (now === '' ? text : now));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const first = suggestions[Math.max(0, active)];
    switch (event.key) {
      case 'Tab':
        if (event.shiftKey || !first) return;
        event.preventDefault();
        complete(first);
        return;
      case 'Enter': {
        event.preventDefault();
        const chosen = suggestions[active];
        if (chosen) complete(chosen);
        else void add();
        return;
      }
      case 'ArrowDown':
      case 'ArrowUp': {
        if (suggestions.length === 0) return;
        event.preventDefault();
        const next = active + (event.key === 'ArrowDown' ? 1 : -1);
        setActive(next < -1 ? suggestions.length - 1 : next >= suggestions.length ? -1 : next);
        return;
      }
      case 'Escape':
        if (suggestions.length === 0) return;
        event.preventDefault();
        setFolded(true);
        return;
    }
  }

  /** Several pasted lines are added together if all are readable. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const rows = pasted.split(/\r?\n/).filter((row) => row.trim() !== '');
    if (rows.length < 2) return;
    const lines = rows.map((row) => parseLine(row, find, unit));
    if (lines.some(({ entry }) => entry === null)) return;
    event.preventDefault();
    void onAdd(lines).then((stored) => stored && write('', 0));
  }

  return (
    <div ref={box} className={styles.line} data-over-dock>
      <div className={layoutClass.line}>
        <input
          ref={field}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-says`}
          aria-invalid={(asked && wrong.length > 0) || undefined}
          placeholder="supino reto 4x8-10 82,5 90s"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={({ target }) =>
            write(target.value, target.selectionStart ?? target.value.length)
          }
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => setActive(-1)}
        />
        {typing && (
          <IconButton
            variant="quiet"
            label="Adicionar linha"
            icon={<CornerDownLeft aria-hidden="true" />}
            onClick={() => void add()}
          />
        )}
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Exercícios"
        className={styles.suggestions}
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, at) => (
          <button
            key={suggestion.id}
            id={`${id}-${at}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={classNames(styles.option, at === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => complete(suggestion)}
          >
            {suggestion.name}
            {at === Math.max(0, active) && <kbd className={styles.key}>Tab</kbd>}
          </button>
        ))}
      </div>
      <div id={`${id}-says`} className={styles.says} aria-live="polite">
        {typing && line.entry && (
          <p className={styles.preview}>
            <strong>{nameOf(line.entry.exercise)}</strong> {meantWords(line, unit)}
          </p>
        )}
        {typing &&
          shown.map((problem) => (
            <p
              key={`${problem.code}-${problem.from}`}
              className={told(problem) ? undefined : styles.problem}
            >
              {problemWords(problem)}
            </p>
          ))}
      </div>
    </div>
  );
}

/** Candidates for an unknown or ambiguous name. */
function meantBy({ problems }: ParsedLine, nameOf: NameOf): readonly TextSuggestion[] {
  return problems.flatMap(({ from, to, candidates = [] }) =>
    candidates.map(({ id, name }) => ({ id, name, from, to, insert: writtenName(id, nameOf) })),
  );
}

/** The meaning of a line as text. */
function meantWords({ body, joins }: ParsedLine, unit: LoadUnit): string {
  return [
    body.sets.length === 0 ? '' : prescriptionWords(body.sets, unit),
    body.restSeconds === null ? '' : restWords(body.restSeconds),
    body.rule ? ruleWords(body.rule, unit) : '',
    joins ? 'junto com o de cima' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
