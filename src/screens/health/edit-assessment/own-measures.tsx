import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type CustomMeasure,
  MEASURE_NAME_LENGTH,
  MEASURE_UNITS,
  type MeasureUnit,
} from '#domain/health/body/custom-measure';
import { compareNames } from '#words/format/list';
import { measureUnitName } from '#words/health/body-measures';
import { useAssessmentCommands } from '../../../data/commands/health/assessments';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { TextField } from '../../../ui/field/text-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './edit-assessment.module.css';

interface OwnMeasuresProps {
  measures: readonly CustomMeasure[];
  /** A field for each measurement. */
  children: ReactNode;
}

/** Custom measurements, with a button for a new one. */
export function OwnMeasures({ measures, children }: OwnMeasuresProps) {
  const [open, setOpen] = useState<'new' | 'all' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card as="section" padding="l" labelledBy="own">
      <SectionTitle id="own">Medidas próprias</SectionTitle>
      {measures.length === 0 ? (
        <p className={textClass.small}>
          Punho, água corporal da bioimpedância, ou o que mais você acompanha.
        </p>
      ) : (
        <div className={styles.fields}>{children}</div>
      )}
      <div className={layoutClass.wrap}>
        <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
          Criar medida
        </Button>
        {measures.length > 0 && (
          <Button variant="plain" onClick={() => setOpen('all')}>
            Organizar
          </Button>
        )}
      </div>
      {open === 'new' && <MeasureForm measures={measures} onClose={close} />}
      {open === 'all' && <MeasureList measures={measures} onClose={close} />}
    </Card>
  );
}

function MeasureForm({
  measures,
  onClose,
}: {
  measures: readonly CustomMeasure[];
  onClose: () => void;
}) {
  const commands = useAssessmentCommands();
  const [name, setName] = useState('');
  const [unit, setUnit] = useState<MeasureUnit>('length');
  const [asked, setAsked] = useState(false);
  const taken = measures.some((one) => compareNames(one.name, name.trim()) === 0);
  const wrong = name.trim() === '' ? 'Dê um nome à medida' : taken ? 'Esse nome já existe' : null;

  async function save() {
    setAsked(true);
    if (wrong !== null) return;
    const kept = commands.makeMeasure({ name, unit });
    if (await storedOrSaid(kept.then(({ refusal }) => refusal))) onClose();
  }

  return (
    <Sheet
      open
      title="Criar medida"
      size="s"
      onClose={onClose}
      footer={
        <Button size="l" full onClick={() => void save()}>
          Criar
        </Button>
      }
    >
      <form
        className={layoutClass.middle}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Nome"
          value={name}
          maxLength={MEASURE_NAME_LENGTH}
          error={asked && wrong !== null ? wrong : undefined}
          data-autofocus=""
          onChange={(event) => setName(event.target.value)}
        />
        <SegmentedControl
          legend="O que ela conta"
          value={unit}
          onChange={setUnit}
          options={MEASURE_UNITS.map((each) => ({ value: each, label: measureUnitName(each) }))}
        />
      </form>
    </Sheet>
  );
}

function MeasureList({
  measures,
  onClose,
}: {
  measures: readonly CustomMeasure[];
  onClose: () => void;
}) {
  const commands = useAssessmentCommands();
  const remove = async ({ id, name }: CustomMeasure) => {
    if (!(await storedOrSaid(commands.remove('measure', id)))) return;
    notify.plain(`${name}: medida apagada`, {
      action: {
        label: 'Desfazer',
        onAction: () => void storedOrSaid(commands.restore('measure', id)),
      },
    });
  };
  return (
    <Sheet open title="Medidas próprias" size="s" onClose={onClose}>
      <List label="Medidas próprias" bare>
        {measures.map((measure) => (
          <ListRow
            key={measure.id}
            title={measure.name}
            subtitle={measureUnitName(measure.unit)}
            actions={
              <Menu
                label={`Opções de ${measure.name}`}
                items={[{ label: 'Apagar', danger: true, onSelect: () => void remove(measure) }]}
              />
            }
          />
        ))}
      </List>
    </Sheet>
  );
}
