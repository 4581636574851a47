import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { unaccented } from '#domain/plain-text';
import { previewOf } from '#domain/programs/preview';
import { plural } from '#words/format/plural';
import { programFacts, programRefusal, programTitle } from '#words/programs/program';
import { type StudentLink, useStudents } from '../../../data/coaching/students';
import { useFichaSharing } from '../../../data/commands/programs/ficha-sharing';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useAction } from '../../../data/remote/use-action';
import { usePreferences } from '../../../data/store/preferences';
import { guardedBy } from '../../../parts/input/guarded';
import { LeftOutLines } from '../../../parts/programs/left-out-lines';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { SelectField } from '../../../ui/field/select-field';
import { Dock } from '../../../ui/frame/dock';
import { notify } from '../../../ui/layer/notify';
import textClass from '../../../ui/text.module.css';
import { FichaTextField, useFichaReader, wrongIn } from './ficha-text-field';
import styles from './import-program.module.css';

interface Part {
  /** Its position in the paste. */
  readonly nth: number;
  readonly text: string;
  readonly wanted: boolean;
  /** The chosen student; null follows the title. */
  readonly student: string | null;
}

interface SeveralFichasProps {
  given: readonly string[];
  /** Lines of a chat that belong to no ficha. */
  leftOut: readonly string[];
  book: ExerciseBook;
  onKept: () => void;
  onCancel: () => void;
}

/** The fichas of one pasted text: each is looked over, kept or left out. */
export function SeveralFichas(props: SeveralFichasProps) {
  const { given, leftOut, book, onKept, onCancel } = props;
  const { unit } = usePreferences();
  const [parts, setParts] = useState<readonly Part[]>(() =>
    given.map((text, nth) => ({ nth, text, wanted: true, student: null })),
  );
  const reader = useFichaReader(book, unit);
  const read = useMemo(
    () => parts.map((part) => ({ ...part, parsed: reader.read(part.text) })),
    [parts, reader],
  );
  const full = read.filter(({ parsed }) => parsed.draft.days.some((day) => day.exercises.length));
  const wanted = full.filter((part) => part.wanted);
  const loaded = useStudents();
  const students = loaded.state === 'ready' ? loaded.value.filter(isCoached) : [];
  const studentOf = ({ student, parsed }: (typeof read)[number]) =>
    student ?? namedIn(parsed.draft.title, students);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const sharing = useFichaSharing();
  const [, navigate] = useLocation();

  const keeping = useAction(async () => {
    const fichas = wanted.map((part) => ({
      draft: part.parsed.draft,
      student: studentOf(part) || null,
    }));
    if (!(await guardedBy(sharing.keepAll(fichas), programRefusal))) return;
    onKept();
    const drafts = fichas.filter(({ student }) => student !== null).length;
    navigate('/app/programs', { replace: true });
    notify.stored(keptWords(fichas.length, drafts));
  });

  function change(nth: number, changed: Partial<Part>) {
    setParts((before) => before.map((one) => (one.nth === nth ? { ...one, ...changed } : one)));
  }

  return (
    <div className={styles.mending}>
      <h2 ref={heading} className={textClass.title} tabIndex={-1}>
        {plural(parts.length, { zero: '', one: '1 ficha no texto', other: '# fichas no texto' })}
      </h2>
      <LeftOutLines lines={leftOut} />
      <ul className={styles.start}>
        {read.map((part) => {
          const { nth, text, wanted: isWanted, parsed } = part;
          const program = previewOf(parsed.draft);
          const isEmpty = !full.some((one) => one.parsed === parsed);
          const wrong = wrongIn(parsed);
          return (
            <Card as="li" key={nth} className={styles.card}>
              <CheckboxField
                label={programTitle(program)}
                hint={isEmpty ? 'Nenhum exercício foi entendido.' : programFacts(program)}
                checked={isWanted && !isEmpty}
                disabled={isEmpty}
                onChange={({ target }) => change(nth, { wanted: target.checked })}
              />
              {students.length > 0 && (
                <SelectField
                  label="Para quem"
                  hint="Para um aluno entra como rascunho: só aparece para ele quando você publicar."
                  value={studentOf(part)}
                  disabled={!isWanted || isEmpty}
                  onChange={({ target }) => change(nth, { student: target.value })}
                  options={[
                    { value: MODEL, label: 'Suas fichas, como modelo' },
                    ...students.map(({ student }) => ({ value: student.id, label: student.name })),
                  ]}
                />
              )}
              <Disclosure title={mendWords(wrong)}>
                <div className={styles.mending}>
                  <FichaTextField
                    text={text}
                    problems={parsed.problems}
                    reader={reader}
                    onText={(typed) => change(nth, { text: typed })}
                  />
                </div>
              </Disclosure>
            </Card>
          );
        })}
      </ul>
      <Dock className={styles.dock}>
        <div className={styles.acts}>
          <Button
            size="l"
            full
            busy={keeping.busy}
            disabled={wanted.length === 0}
            onClick={() => void keeping.run()}
          >
            {plural(wanted.length, {
              zero: 'Escolha uma ficha',
              one: 'Guardar 1 ficha',
              other: 'Guardar # fichas',
            })}
          </Button>
          <Button variant="plain" full onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </Dock>
    </div>
  );
}

/** The choice of no student. */
const MODEL = '';

/** Assistants begin no fichas of their own. */
const isCoached = ({ archivedAt, assistantOf }: StudentLink) =>
  archivedAt === null && assistantOf === undefined;

/** The only student whose name, or first name, is in the title of a ficha; MODEL without one. */
function namedIn(title: string, students: readonly StudentLink[]): string {
  const name = unaccented(title)
    .replace(/^(ficha|planilha) (d[eao]|para|pr[ao]) /, '')
    .trim();
  const whole = students.filter(({ student }) => unaccented(student.name) === name);
  const first = students.filter(({ student }) => unaccented(student.name).split(' ')[0] === name);
  const [only, another] = whole.length > 0 ? whole : first;
  return only && !another ? only.student.id : MODEL;
}

/** "3 fichas guardadas, 2 em rascunho". */
function keptWords(kept: number, drafts: number): string {
  const all = plural(kept, { zero: '', one: 'Ficha guardada', other: '# fichas guardadas' });
  return all + plural(drafts, { zero: '', one: ', 1 em rascunho', other: ', # em rascunho' });
}

function mendWords(wrong: number): string {
  return plural(wrong, {
    zero: 'Ver o texto',
    one: '1 ponto a acertar',
    other: '# pontos a acertar',
  });
}
