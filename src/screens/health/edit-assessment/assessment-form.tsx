import { Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import {
  ASSESSMENT_NOTE_LENGTH,
  type Assessment,
  type AssessmentValues,
} from '#domain/health/body/assessment';
import { bodyFat } from '#domain/health/body/composition';
import { withMeasure } from '#domain/health/body/figures';
import { measureIn } from '#domain/health/body/series';
import { CIRCUMFERENCES, type MeasureKey, SKINFOLDS } from '#domain/health/body/sites';
import { startAssessment } from '#domain/health/body/start-assessment';
import { formatFat } from '#words/health/body-fat';
import { formatMeasure, measureName } from '#words/health/body-measures';
import { CALIPER_PLACES, skinfoldName, TAPE_PLACES } from '#words/health/body-sites';
import { useAssessmentCommands } from '../../../data/commands/health/assessments';
import type { BodyMeasures } from '../../../data/health/assessments';
import { MeasureField } from '../../../parts/health/measure-field';
import { useRemoveAssessment } from '../../../parts/health/use-remove-assessment';
import { useKeptDraft } from '../../../parts/input/use-kept-draft';
import { useToday } from '../../../parts/input/use-today';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { hasWrongField } from '../../../ui/field/wrong-field';
import { Dock } from '../../../ui/frame/dock';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './edit-assessment.module.css';
import { FatFields } from './fat-fields';
import { OwnMeasures } from './own-measures';
import { PersonFields } from './person-fields';

type Taken = Exclude<MeasureKey, 'weight' | 'fat'>;

interface AssessmentFormProps {
  id: string;
  kept: Assessment | null;
  isNew?: boolean;
  body: BodyMeasures;
}

/** An assessment in optional sections, stored from the first value on. */
export function AssessmentForm({ id, kept, isNew = false, body }: AssessmentFormProps) {
  const today = useToday();
  const [, navigate] = useLocation();
  const commands = useAssessmentCommands();
  const removeAssessment = useRemoveAssessment();
  const others = body.assessments.filter((one) => one.id !== id);
  const [start] = useState(() => startAssessment(others, today));
  const { values, set, stored, flush } = useKeptDraft<AssessmentValues>({
    kept,
    start,
    store: (after, before) =>
      before
        ? commands.change(id, after, before)
        : commands.assess(after, id).then((made) => made.refusal),
  });
  const fat = bodyFat(values);

  const field = (key: Taken, label = measureName(key, body)) => {
    const last = others.map((one) => measureIn(one, key)).find((value) => value !== null);
    return (
      <MeasureField
        key={key}
        measure={key}
        label={label}
        value={measureIn(values, key)}
        units={body}
        hint={
          last !== undefined && last !== null
            ? `Última: ${formatMeasure(key, last, body)}`
            : undefined
        }
        onChange={(value) => set((now) => withMeasure(now, key, value))}
      />
    );
  };

  async function done(event: MouseEvent<HTMLButtonElement>) {
    if (hasWrongField(event.currentTarget, 'main')) return;
    if (await flush()) navigate('/app/body');
  }

  async function remove() {
    await flush();
    if (await removeAssessment({ id, day: values.day })) navigate('/app/body', { replace: true });
  }

  return (
    <Page width="app" className={styles.layout}>
      <p className={textClass.small}>
        {stored === 'all'
          ? 'Guardado neste aparelho. O que você digitar entra sozinho.'
          : 'Preencha só o que você mediu. Cada valor é guardado assim que é digitado.'}
      </p>
      <PersonFields values={values} units={body} today={today} onChange={set} />
      <FatFields values={values} fat={fat} onChange={set} />
      <Card as="section" padding="l" labelledBy="tape">
        <SectionTitle id="tape">Circunferências</SectionTitle>
        <div className={styles.fields}>{CIRCUMFERENCES.map((site) => field(`c.${site}`))}</div>
        <Places title="Como medir com a fita" places={TAPE_PLACES} />
      </Card>
      <Card as="section" padding="l" labelledBy="caliper">
        <SectionTitle
          id="caliper"
          trailing={fat && 'fat' in fat ? `${formatFat(fat.fat)} de gordura` : undefined}
        >
          Dobras cutâneas
        </SectionTitle>
        <div className={styles.fields}>
          {SKINFOLDS.map((site) => field(`f.${site}`, skinfoldName(site)))}
        </div>
        <Places
          title="Como medir com o adipômetro"
          places={CALIPER_PLACES}
          lead="Sempre do lado direito, segurando a dobra com dois dedos e lendo depois de dois segundos."
        />
      </Card>
      <OwnMeasures measures={body.measures}>
        {body.measures.map((measure) => field(`m.${measure.id}`))}
      </OwnMeasures>
      <Card as="section" padding="l" labelledBy="note">
        <SectionTitle id="note">Nota</SectionTitle>
        <TextAreaField
          label="Nota da avaliação"
          value={values.note}
          maxLength={ASSESSMENT_NOTE_LENGTH}
          placeholder="em jejum, depois do treino, quem mediu…"
          onChange={(event) => {
            const note = event.target.value;
            set((now) => ({ ...now, note }));
          }}
        />
      </Card>
      {stored !== 'nothing' && (
        <Button variant="plain" icon={<Trash2 aria-hidden="true" />} onClick={() => void remove()}>
          {isNew ? 'Descartar avaliação' : 'Apagar avaliação'}
        </Button>
      )}
      <Dock>
        <Button size="l" full className={styles.done} onClick={(event) => void done(event)}>
          Concluir
        </Button>
      </Dock>
    </Page>
  );
}

interface PlacesProps {
  title: string;
  places: readonly (readonly [name: string, how: string])[];
  lead?: string;
}

function Places({ title, places, lead }: PlacesProps) {
  return (
    <Disclosure title={title}>
      {lead && <p>{lead}</p>}
      <dl className={classNames(layoutClass.middle, styles.places)}>
        {places.map(([name, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
