import type { ReactNode } from 'react';
import { ANSWER_LENGTHS, type AnswerWords, SCALE_MOST } from '#domain/health/anamnesis/answer';
import type { AnamnesisQuestion } from '#domain/health/anamnesis/template';
import { classNames } from '../../../ui/class-names';
import { FilterChip } from '../../../ui/control/chip';
import { NumberField } from '../../../ui/field/number-field';
import { SelectField } from '../../../ui/field/select-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './anamnesis-form.module.css';

interface QuestionFieldProps {
  question: AnamnesisQuestion;
  said: AnswerWords | null;
  /** Null removes the answer. */
  onChange: (said: AnswerWords | null) => void;
}

const DEGREES = Array.from({ length: SCALE_MOST + 1 }, (_, degree) => String(degree));

/** The control of a question, by its kind. A second tap on a chip removes its answer. */
export function QuestionField({ question, said, onChange }: QuestionFieldProps) {
  const { text, hint } = question;
  switch (question.kind) {
    case 'yes-no': {
      const now = said?.kind === 'yes-no' ? said : null;
      return (
        <ChipChoice
          legend={text}
          hint={hint}
          options={['Não', 'Sim']}
          chosen={now ? [now.yes ? 'Sim' : 'Não'] : []}
          onToggle={(option, on) =>
            onChange(on ? { kind: 'yes-no', yes: option === 'Sim', more: now?.more ?? '' } : null)
          }
        >
          {now?.yes && question.more !== undefined && (
            <TextField
              label={question.more}
              optional
              value={now.more}
              maxLength={ANSWER_LENGTHS.more}
              onChange={(event) => onChange({ ...now, more: event.target.value })}
            />
          )}
        </ChipChoice>
      );
    }
    case 'choice':
      return (
        <ChipChoice
          legend={text}
          hint={hint}
          options={question.options}
          chosen={said?.kind === 'choice' ? [said.chosen] : []}
          onToggle={(option, on) => onChange(on ? { kind: 'choice', chosen: option } : null)}
        />
      );
    case 'multi': {
      const { options, none } = question;
      const chosen = said?.kind === 'multi' ? said.chosen : [];
      return (
        <ChipChoice
          legend={text}
          hint={hint ?? 'Marque quantas quiser.'}
          options={options}
          chosen={chosen}
          onToggle={(option, on) => {
            // "None" excludes the other options.
            const others = option === none ? [] : chosen.filter((one) => one !== none);
            const wanted = new Set(others);
            if (on) wanted.add(option);
            else wanted.delete(option);
            onChange({ kind: 'multi', chosen: options.filter((one) => wanted.has(one)) });
          }}
        />
      );
    }
    case 'pain':
      return (
        <PainField
          legend={text}
          hint={hint}
          options={question.options}
          places={said?.kind === 'pain' ? said.places : []}
          onChange={(places) => onChange({ kind: 'pain', places })}
        />
      );
    case 'number':
      return (
        <NumberField
          label={text}
          hint={hint}
          value={said?.kind === 'number' ? said.hundredths / 100 : null}
          min={question.min}
          max={question.max}
          decimals={question.decimals ?? 0}
          unit={question.unit}
          onChange={(value) =>
            onChange(
              value === null
                ? null
                : { kind: 'number', hundredths: Math.round(value * 100), unit: question.unit },
            )
          }
        />
      );
    case 'scale': {
      const { least, most } = question;
      return (
        <ChipChoice
          legend={text}
          hint={hint ?? `De 0 (${least}) a 10 (${most}).`}
          options={DEGREES}
          chosen={said?.kind === 'scale' ? [String(said.degree)] : []}
          onToggle={(option, on) =>
            onChange(on ? { kind: 'scale', degree: Number(option), least, most } : null)
          }
        />
      );
    }
    case 'text':
      return (
        <TextAreaField
          label={text}
          hint={hint}
          rows={2}
          value={said?.kind === 'text' ? said.text : ''}
          maxLength={ANSWER_LENGTHS.text}
          onChange={(event) => onChange({ kind: 'text', text: event.target.value })}
        />
      );
  }
}

type Places = Extract<AnswerWords, { kind: 'pain' }>['places'];

interface PainFieldProps {
  legend: string;
  hint?: string | undefined;
  options: readonly string[];
  places: Places;
  onChange: (places: Places) => void;
}

/** Initial value, in the middle of the scale. */
const FIRST_DEGREE = 5;
const PAIN_DEGREES = Array.from({ length: SCALE_MOST + 1 }, (_, degree) => ({
  value: String(degree),
  label: `${degree} de ${SCALE_MOST}`,
}));

/** Chooses painful regions, and a degree for each. */
function PainField({ legend, hint, options, places, onChange }: PainFieldProps) {
  return (
    <ChipChoice
      legend={legend}
      hint={hint}
      options={options}
      chosen={places.map(({ place }) => place)}
      onToggle={(option, on) => {
        const others = places.filter(({ place }) => place !== option);
        onChange(on ? [...others, { place: option, degree: FIRST_DEGREE }] : others);
      }}
    >
      {places.length > 0 && (
        <div className={classNames(layoutClass.wide, styles.pains)}>
          {places.map(({ place, degree }) => (
            <SelectField
              key={place}
              label={`Quanto dói: ${place.toLowerCase()}`}
              value={String(degree)}
              options={PAIN_DEGREES}
              onChange={(event) =>
                onChange(
                  places.map((one) =>
                    one.place === place ? { place, degree: Number(event.target.value) } : one,
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </ChipChoice>
  );
}

interface ChipChoiceProps {
  legend: string;
  hint?: string | undefined;
  options: readonly string[];
  chosen: readonly string[];
  onToggle: (option: string, on: boolean) => void;
  /** Further fields of a choice. */
  children?: ReactNode;
}

/** A question with answers as chips that wrap: a tap answers, a second tap removes the answer. */
function ChipChoice(props: ChipChoiceProps) {
  const { legend, hint, options, chosen, onToggle, children } = props;
  return (
    <fieldset className={classNames(layoutClass.wide, styles.question)}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={textClass.hint}>{hint}</p>}
      <div className={styles.chips}>
        {options.map((option) => (
          <FilterChip
            key={option}
            pressed={chosen.includes(option)}
            onChange={(on) => onToggle(option, on)}
          >
            {option}
          </FilterChip>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
