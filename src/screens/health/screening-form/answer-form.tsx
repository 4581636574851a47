import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useLocation } from 'wouter';
import { ageOn } from '#domain/age';
import { lawIn } from '#domain/health/screening/laws';
import {
  openQuestions,
  SCREENING_QUESTIONS,
  SCREENING_VERSION,
  type ScreeningQuestion,
} from '#domain/health/screening/questions';
import type { Screening, ScreeningValues } from '#domain/health/screening/screening';
import type { LocalDay } from '#domain/local-day';
import { PREGNANCY_QUESTION, screeningQuestion } from '#words/health/screening';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useOwnAccount } from '../../../data/session/own-account';
import { useOnboardingWay } from '../../../parts/account/onboarding-way';
import { useRemoveHealth } from '../../../parts/health/use-remove-health';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useKeptDraft } from '../../../parts/input/use-kept-draft';
import { useToday } from '../../../parts/input/use-today';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { Dock } from '../../../ui/frame/dock';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import { ScreeningPersonFields } from './person-fields';
import styles from './screening-form.module.css';

interface AnswerFormProps {
  /** The unfinished screening; null without one. */
  draft: Screening | null;
  /** The previous screening, because birth date and place seldom change. */
  before: Screening | null;
}

/** The seven questions in a list, with the consequences of place and age. */
export function AnswerForm({ draft, before }: AnswerFormProps) {
  const today = useToday();
  const [, navigate] = useLocation();
  const commands = useHealthFileCommands();
  const remove = useRemoveHealth('screening');
  const way = useOnboardingWay();
  // The draft when it was opened: answers that another device changes meanwhile are not
  // overwritten.
  const [kept] = useState(draft);
  const [id] = useState(() => kept?.id ?? uuidv7());
  const [start] = useState(() => startFrom(before, today));
  const { values, set, stored, flush } = useKeptDraft<ScreeningValues>({
    kept,
    start,
    store: (after, written) => commands.screen(id, after, written),
  });
  // After an attempt to finish, missing answers show their errors.
  const [asked, setAsked] = useState(false);
  const account = useOwnAccount();
  const signedUp = account.state === 'ready' ? account.value.birthDate : null;
  const { place, answers } = values;
  const born = values.born ?? signedUp;
  const age = born === null ? null : ageOn(today, born);
  const open = openQuestions(answers);
  const answered = SCREENING_QUESTIONS.length - open.length;
  const asksPregnancy = place !== null && lawIn(place).certificateOnPregnancy;

  const answer = (question: ScreeningQuestion, yes: boolean) =>
    set((now) => ({
      ...now,
      version: SCREENING_VERSION,
      answers: { ...now.answers, [question]: { yes, asked: screeningQuestion(question) } },
    }));

  async function finish() {
    if (age === null || place === null || open.length > 0) {
      setAsked(true);
      const part = age === null || place === null ? 'person-fields' : `question-${open[0] ?? ''}`;
      focusIn(part, age === null ? 'input' : 'select, input[type="radio"]');
      return;
    }
    // Answers that the chosen place does not need are dropped.
    set((now) => ({ ...now, born, day: today, pregnant: asksPregnancy ? now.pregnant : null }));
    if (!(await flush())) return;
    if (!(await storedOrSaid(commands.finish('screening', id)))) return;
    navigate(`/app/health/screening/${id}`, { replace: true, state: way?.state });
  }

  async function discard() {
    await flush();
    await remove({ id, day: values.day });
  }

  return (
    <Page className={layoutClass.wide}>
      <p className={textClass.hint}>
        O PAR-Q ajuda a saber quando é bom falar com um médico antes de treinar mais forte. Cada
        resposta fica guardada na hora: dá para parar e continuar depois.
      </p>
      <Card as="section" padding="l" labelledBy="person">
        <SectionTitle id="person">Idade e lugar</SectionTitle>
        <div id="person-fields">
          <ScreeningPersonFields
            values={values}
            signedUp={signedUp}
            today={today}
            asked={asked}
            onChange={set}
          />
        </div>
      </Card>
      <Card as="section" padding="l" labelledBy="questions">
        <SectionTitle id="questions">Sete perguntas</SectionTitle>
        <ol className={classNames(layoutClass.wide, styles.questions)}>
          {SCREENING_QUESTIONS.map((question, index) => (
            <YesNo
              key={question}
              id={`question-${question}`}
              number={index + 1}
              question={screeningQuestion(question)}
              value={answers[question]?.yes ?? null}
              missing={asked && answers[question] === undefined}
              onChange={(yes) => answer(question, yes)}
            />
          ))}
          {asksPregnancy && (
            <YesNo
              id="question-pregnant"
              question={PREGNANCY_QUESTION}
              hint="Em Curitiba, a gestante apresenta atestado. Responder é opcional."
              value={values.pregnant}
              missing={false}
              onChange={(pregnant) => set((now) => ({ ...now, pregnant }))}
            />
          )}
        </ol>
      </Card>
      {(kept || answered > 0) && (
        <Button variant="plain" icon={<Trash2 aria-hidden="true" />} onClick={() => void discard()}>
          Descartar respostas
        </Button>
      )}
      <Dock>
        <p className={styles.progress} aria-live="polite">
          {answered} de {SCREENING_QUESTIONS.length} respondidas
          {stored === 'all' && ' · guardadas'}
        </p>
        <Button size="l" full className={styles.done} onClick={() => void finish()}>
          Concluir
        </Button>
      </Dock>
    </Page>
  );
}

/** Focuses a control in a part of this form; the browser also scrolls to it. */
function focusIn(part: string, control: string): void {
  const first = document.getElementById(part)?.querySelector(control);
  if (first instanceof HTMLElement) first.focus();
}

function startFrom(before: Screening | null, today: LocalDay): ScreeningValues {
  return {
    day: today,
    version: SCREENING_VERSION,
    born: before?.born ?? null,
    place: before?.place ?? null,
    pregnant: null,
    answers: {},
  };
}

interface YesNoProps {
  id: string;
  number?: number;
  question: string;
  hint?: string;
  value: boolean | null;
  /** Whether the required answer is missing. */
  missing: boolean;
  onChange: (yes: boolean) => void;
}

/** A question with two answers, each half the screen's width. */
function YesNo({ id, number, question, hint, value, missing, onChange }: YesNoProps) {
  return (
    <li id={id} className={classNames(layoutClass.wide, styles.question)}>
      {/* The visible question; screen readers get it from the legend */}
      <p className={number === undefined ? undefined : styles.asked} aria-hidden="true">
        {number !== undefined && <span className={styles.number}>{number}.</span>}
        <span>{question}</span>
      </p>
      {hint && <p className={textClass.hint}>{hint}</p>}
      <SegmentedControl
        legend={question}
        hideLegend
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(said) => onChange(said === 'yes')}
        options={[
          { value: 'no', label: 'Não' },
          { value: 'yes', label: 'Sim' },
        ]}
      />
      {missing && <p className={styles.missing}>Falta responder</p>}
    </li>
  );
}
