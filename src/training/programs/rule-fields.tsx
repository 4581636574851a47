import { useState } from 'react';
import { gramsFrom, type LoadUnit, loadIn } from '#domain/load';
import type { Prescription } from '#domain/programs/prescription';
import { RULE_DEFAULTS, RULE_TYPES, type Rule } from '#domain/programs/rule';
import { formatNumber } from '#words/format/number';
import { ruleLabel, ruleSentence } from '#words/programs/rule-sentence';
import { NumberField } from '../../ui/field/number-field';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';
import styles from './prescription-sheet.module.css';

interface RuleFieldsProps {
  rule: Rule | null;
  sets: Prescription;
  unit: LoadUnit;
  onChange: (rule: Rule | null) => void;
}

/** Chooses the rule of progression, with a text about its effect. */
export function RuleFields({ rule, sets, unit, onChange }: RuleFieldsProps) {
  const type = rule?.type ?? 'none';
  const raises = type === 'double' || type === 'linear' || type === 'rir' || type === 'top_backoff';
  const change = (part: Partial<Rule>) => rule && onChange({ ...rule, ...part });
  return (
    <div className={styles.section}>
      <SelectField
        label="Progressão da carga"
        value={type}
        options={RULE_TYPES.map((value) => ({ value, label: ruleLabel(value) }))}
        onChange={({ target }) => {
          const chosen = RULE_TYPES.find((each) => each === target.value) ?? 'none';
          onChange(chosen === 'none' ? null : { type: chosen });
        }}
      />
      {rule && (
        <>
          <p className={styles.sentence} aria-live="polite">
            {ruleSentence(rule, sets, unit)}
          </p>
          {type === 'wave' && <WaveField rule={rule} onChange={onChange} />}
          {raises && (
            <div className={styles.pair}>
              <NumberField
                label="Passo da carga"
                optional
                unit={unit}
                decimals={2}
                min={unit === 'kg' ? 0.25 : 0.5}
                max={100}
                value={rule.step === undefined ? null : loadIn(rule.step, unit)}
                onChange={(amount) => {
                  const { step: _, ...others } = rule;
                  const inRange = amount !== null && amount > 0 && amount <= 100;
                  onChange(inRange ? { ...others, step: gramsFrom(amount, unit) } : others);
                }}
              />
              {type === 'linear' && (
                <NumberField
                  label="A cada quantos treinos"
                  min={1}
                  max={12}
                  value={rule.every ?? RULE_DEFAULTS.every}
                  onChange={(every) => every && every <= 12 && change({ every })}
                />
              )}
              {type === 'top_backoff' && (
                <NumberField
                  label="As outras, mais leves"
                  unit="%"
                  min={1}
                  max={50}
                  value={rule.backoff ?? RULE_DEFAULTS.backoff}
                  onChange={(backoff) => backoff && backoff <= 50 && change({ backoff })}
                />
              )}
            </div>
          )}
          {(raises || type === 'wave') && (
            <div className={styles.pair}>
              <NumberField
                label="Baixar depois de"
                hint="treinos sem cumprir; 0 para nunca"
                min={0}
                max={10}
                value={rule.stalls ?? RULE_DEFAULTS.stalls}
                onChange={(stalls) => stalls !== null && stalls <= 10 && change({ stalls })}
              />
              <NumberField
                label="Quanto baixar"
                unit="%"
                min={1}
                max={50}
                value={rule.deload ?? RULE_DEFAULTS.deload}
                onChange={(deload) => deload && deload <= 50 && change({ deload })}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The typed percentages; null if one is invalid for a rule. */
function percentagesOf(text: string): number[] | null {
  const parts = text.split(/[\s;/%]+/).filter((part) => part !== '');
  const figures = parts.map((part) => Number(part.replace(',', '.')));
  const fits = (percent: number) => percent >= 1 && percent <= 150 && percent % 0.5 === 0;
  return figures.length > 0 && figures.length <= 16 && figures.every(fits) ? figures : null;
}

function WaveField({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  const [text, setText] = useState((rule.waves ?? []).map((each) => formatNumber(each)).join(' '));
  const wrong = text.trim() !== '' && percentagesOf(text) === null;
  return (
    <TextField
      label="Porcentagens de 1RM, uma por semana"
      hint="Separe com espaço: 70 75 80 60"
      autoComplete="off"
      value={text}
      error={wrong ? 'Use até 16 números de 1 a 150, de meio em meio' : undefined}
      onChange={({ target }) => {
        setText(target.value);
        const waves = percentagesOf(target.value);
        const { waves: _, ...others } = rule;
        onChange(waves ? { ...others, waves } : others);
      }}
    />
  );
}
