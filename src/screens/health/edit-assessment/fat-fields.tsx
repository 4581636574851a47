import type { AssessmentValues } from '#domain/health/body/assessment';
import { type BodyFat, massesOf } from '#domain/health/body/composition';
import { EQUATIONS, PROTOCOLS } from '#domain/health/body/sites';
import {
  equationName,
  fatRefusal,
  formatFat,
  massFacts,
  protocolName,
  protocolSource,
} from '#words/health/body-fat';
import { usePreferences } from '../../../data/store/preferences';
import { classNames } from '../../../ui/class-names';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { SelectField } from '../../../ui/field/select-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './edit-assessment.module.css';

interface FatFieldsProps {
  values: AssessmentValues;
  fat: BodyFat | null;
  onChange: (change: (before: AssessmentValues) => AssessmentValues) => void;
}

/** The method of body fat, with its result while measurements are typed. */
export function FatFields({ values, fat, onChange }: FatFieldsProps) {
  const { unit } = usePreferences();
  const { protocol, equation, grams } = values;
  const masses = fat && 'fat' in fat && grams !== null ? massesOf(grams, fat.fat) : null;
  return (
    <Card as="section" padding="l" labelledBy="fat" className={styles.fat}>
      <SectionTitle id="fat">Gordura corporal</SectionTitle>
      <SelectField
        label="Protocolo"
        value={protocol ?? ''}
        placeholder="Não estimar"
        onChange={(event) => {
          const chosen = PROTOCOLS.find((each) => each === event.target.value) ?? null;
          onChange((now) => ({ ...now, protocol: chosen }));
        }}
        options={PROTOCOLS.map((each) => ({ value: each, label: protocolName(each) }))}
      />
      {protocol !== null && protocol !== 'navy' && (
        <SegmentedControl
          legend="Da densidade à gordura"
          value={equation ?? 'siri'}
          onChange={(chosen) => onChange((now) => ({ ...now, equation: chosen }))}
          options={EQUATIONS.map((each) => ({ value: each, label: equationName(each) }))}
        />
      )}
      <div className={classNames(layoutClass.middle, styles.result)} aria-live="polite">
        {fat === null ? (
          <p className={textClass.small}>Escolha um protocolo para estimar a gordura.</p>
        ) : 'fat' in fat ? (
          <>
            <p className={styles.figure}>{formatFat(fat.fat)}</p>
            {masses && <FactList facts={massFacts(masses, unit)} />}
          </>
        ) : (
          <p>{fatRefusal(fat)}</p>
        )}
      </div>
      {protocol !== null && <p className={textClass.small}>{protocolSource(protocol)}</p>}
    </Card>
  );
}
