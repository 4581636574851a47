import { useState } from 'react';
import { AGE_LIMITS } from '#domain/health/body/sites';
import { WEIGHT_LIMITS } from '#domain/health/body-weight';
import { gramsFrom, type LoadUnit, loadIn } from '#domain/load';
import type { ToldFacts } from '#domain/progression/first-load/first-load';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { NumberField } from '../../../ui/field/number-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

interface FirstLoadSheetProps {
  unit: LoadUnit;
  facts: ToldFacts;
  onTell: (facts: ToldFacts) => void;
  onClose: () => void;
}

/** Asks for weight, sex, age and experience, for the proposals of this workout only. */
export function FirstLoadSheet({ unit, facts, onTell, onClose }: FirstLoadSheetProps) {
  const [now, setNow] = useState<ToldFacts>(facts);
  const put = (part: Partial<ToldFacts>) => setNow((before) => ({ ...before, ...part }));
  const isWhole = now.grams !== null && now.sex !== null && now.age !== null;
  return (
    <Sheet
      open
      title="Carga para começar"
      description="Serve só para este treino: nada disto é guardado."
      size="s"
      onClose={onClose}
      footer={
        <Button size="l" full disabled={!isWhole} onClick={() => onTell(now)}>
          Calcular
        </Button>
      }
    >
      <div className={layoutClass.middle}>
        <NumberField
          label="Peso"
          value={now.grams === null ? null : loadIn(now.grams, unit)}
          digits={3}
          decimals={1}
          min={Math.ceil(loadIn(WEIGHT_LIMITS.least, unit))}
          max={Math.floor(loadIn(WEIGHT_LIMITS.most, unit))}
          unit={unit}
          onChange={(figure) => put({ grams: figure === null ? null : gramsFrom(figure, unit) })}
        />
        <NumberField
          label="Idade"
          value={now.age}
          digits={3}
          min={AGE_LIMITS.least}
          max={AGE_LIMITS.most}
          unit="anos"
          onChange={(age) => put({ age })}
        />
        <SegmentedControl
          legend="Sexo"
          value={now.sex}
          onChange={(sex) => put({ sex })}
          options={[
            { value: 'female', label: 'Feminino' },
            { value: 'male', label: 'Masculino' },
          ]}
        />
        <SegmentedControl
          legend="Experiência"
          value={now.trained ? 'some' : 'none'}
          onChange={(some) => put({ trained: some === 'some' })}
          options={[
            { value: 'none', label: 'Começando' },
            { value: 'some', label: 'Mais de 6 meses' },
          ]}
        />
        <p className={textClass.small}>
          Gravidez, dor ou problema de saúde? Comece com o mais leve e fale com seu médico.
        </p>
      </div>
    </Sheet>
  );
}
