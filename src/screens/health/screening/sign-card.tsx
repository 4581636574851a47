import { useState } from 'react';
import type { Demands } from '#domain/health/screening/demands';
import { SCREENING_LENGTHS, type Screening } from '#domain/health/screening/screening';
import { PAPERS_VERSION, papersText, papersTitle } from '#words/health/screening-papers';
import { cityName } from '#words/health/screening-places';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useToday } from '../../../parts/input/use-today';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { TextField } from '../../../ui/field/text-field';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './screening.module.css';
import { SignaturePad } from './signature-pad';

interface SignCardProps {
  screening: Screening;
  demands: Demands;
  /** Name of the account's owner. */
  name: string;
}

/** The full text of the papers, to be signed by a drawing, or by the typed name and a checkbox. */
export function SignCard({ screening, demands, name }: SignCardProps) {
  const today = useToday();
  const commands = useHealthFileCommands();
  const { papers, signer } = demands;
  const { answers, place } = screening;
  const [signed, setSigned] = useState(signer === 'self' ? name : '');
  const [where, setWhere] = useState(place?.city ? cityName(place.city) : '');
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [strokes, setStrokes] = useState('');
  const [ticked, setTicked] = useState(false);
  const [asked, setAsked] = useState(false);
  const text = papersText({ demands, answers, name });
  const given = way === 'draw' ? strokes !== '' : ticked;

  async function sign() {
    if (signed.trim() === '' || where.trim() === '' || !given) {
      setAsked(true);
      return;
    }
    await storedOrSaid(
      commands.sign(screening.id, {
        papers,
        version: PAPERS_VERSION,
        text,
        by: signer,
        name: signed.trim(),
        strokes: way === 'draw' ? strokes : '',
        where: where.trim(),
        day: today,
      }),
    );
  }

  return (
    <Card as="section" padding="l" labelledBy="sign" className={layoutClass.middle}>
      <h2 id="sign">{papersTitle(papers)}</h2>
      <p className={styles.text}>{text}</p>
      <div className={classNames(layoutClass.wide, styles.names)}>
        <TextField
          label={signer === 'guardian' ? 'Nome completo do responsável' : 'Seu nome completo'}
          value={signed}
          maxLength={SCREENING_LENGTHS.name}
          autoComplete={signer === 'self' ? 'name' : 'off'}
          error={asked && signed.trim() === '' ? 'Escreva o nome de quem assina' : undefined}
          onChange={(event) => setSigned(event.target.value)}
        />
        <TextField
          label="Cidade"
          value={where}
          maxLength={SCREENING_LENGTHS.where}
          autoComplete="address-level2"
          error={asked && where.trim() === '' ? 'Escreva a cidade' : undefined}
          onChange={(event) => setWhere(event.target.value)}
        />
      </div>
      <SegmentedControl
        legend="Como assinar"
        value={way}
        onChange={setWay}
        options={[
          { value: 'draw', label: 'Com o dedo' },
          { value: 'type', label: 'Com o nome' },
        ]}
      />
      {way === 'draw' ? (
        <>
          <SignaturePad value={strokes} onChange={setStrokes} />
          {asked && !given && (
            <p className={styles.error} role="alert">
              Desenhe a assinatura, ou assine com o nome
            </p>
          )}
        </>
      ) : (
        <CheckboxField
          label="Li o texto acima, concordo com ele, e o meu nome digitado vale como assinatura"
          checked={ticked}
          error={asked && !given ? 'Marque para assinar com o nome' : undefined}
          onChange={(event) => setTicked(event.target.checked)}
        />
      )}
      <p className={textClass.small}>
        Fica guardado com o texto, o nome, a cidade e a data de hoje. Você também pode imprimir e
        assinar no papel.
      </p>
      <div>
        <Button size="l" onClick={() => void sign()}>
          Assinar
        </Button>
      </div>
    </Card>
  );
}
