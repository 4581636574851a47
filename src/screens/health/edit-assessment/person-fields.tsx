import type { AssessmentValues } from '#domain/health/body/assessment';
import type { MeasureUnits } from '#domain/health/body/figures';
import { AGE_LIMITS, LENGTH_LIMITS } from '#domain/health/body/sites';
import { WEIGHT_LIMITS } from '#domain/health/body-weight';
import { lengthIn, tenthsFrom } from '#domain/length';
import { gramsFrom, loadIn } from '#domain/load';
import type { LocalDay } from '#domain/local-day';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { DateField } from '../../../ui/field/date-field';
import { NumberField } from '../../../ui/field/number-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './edit-assessment.module.css';

/** Earlier than any living person's birth. */
const EARLIEST = '1900-01-01';

interface PersonFieldsProps {
  values: AssessmentValues;
  units: MeasureUnits;
  today: LocalDay;
  onChange: (change: (before: AssessmentValues) => AssessmentValues) => void;
}

/** Day, weight, height, and the person's facts for the formulas. */
export function PersonFields({ values, units, today, onChange }: PersonFieldsProps) {
  const { unit, lengthUnit } = units;
  const put = (part: Partial<AssessmentValues>) => onChange((now) => ({ ...now, ...part }));
  const { height } = LENGTH_LIMITS;
  return (
    <Card as="section" padding="l" labelledBy="person">
      <SectionTitle id="person">Dados</SectionTitle>
      <div className={styles.person}>
        <DateField
          label="Dia"
          value={values.day}
          min={EARLIEST}
          max={today}
          onChange={(day) => day !== null && put({ day })}
        />
        <NumberField
          label="Idade"
          value={values.age}
          digits={3}
          min={AGE_LIMITS.least}
          max={AGE_LIMITS.most}
          unit="anos"
          onChange={(age) => put({ age })}
        />
        <NumberField
          label="Peso"
          value={values.grams === null ? null : loadIn(values.grams, unit)}
          digits={3}
          decimals={2}
          step={0.1}
          min={Math.ceil(loadIn(WEIGHT_LIMITS.least, unit))}
          max={Math.floor(loadIn(WEIGHT_LIMITS.most, unit))}
          unit={unit}
          onChange={(figure) => put({ grams: figure === null ? null : gramsFrom(figure, unit) })}
        />
        <NumberField
          label="Altura"
          value={values.height === null ? null : lengthIn(values.height, lengthUnit)}
          digits={3}
          decimals={1}
          min={Math.ceil(lengthIn(height.least, lengthUnit))}
          max={Math.floor(lengthIn(height.most, lengthUnit))}
          unit={lengthUnit === 'in' ? 'pol.' : lengthUnit}
          onChange={(figure) =>
            put({ height: figure === null ? null : tenthsFrom(figure, lengthUnit) })
          }
        />
      </div>
      <SegmentedControl
        legend="Sexo, para as fórmulas"
        value={values.sex}
        onChange={(sex) => put({ sex })}
        options={[
          { value: 'female', label: 'Feminino' },
          { value: 'male', label: 'Masculino' },
        ]}
      />
    </Card>
  );
}
