import { FileUp, ImageUp, ScanQrCode } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { isFichaCode } from '#domain/programs/ficha-code/parts';
import { codeFault, codesRead } from '#words/programs/ficha-code';
import { readFichasFile } from '../../../data/files/list-file';
import { useAction } from '../../../data/remote/use-action';
import { CameraView } from '../../../parts/input/camera-view';
import { createCodeReader } from '../../../parts/input/code-reader';
import { FileInput } from '../../../parts/input/file-input';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { TextAreaField } from '../../../ui/field/text-area-field';
import textClass from '../../../ui/text.module.css';
import styles from './import-program.module.css';
import type { Received } from './use-receiving';

/** Ways to receive a ficha: camera, photo, a pasted link or text. */
export function ReceiveStart({ received }: { received: Received }) {
  const [scanning, setScanning] = useState(false);
  const [pasted, setPasted] = useState('');
  const { state, takeCodes } = received;
  const progress = state.at === 'more' ? codesRead(state.total, state.missing) : null;
  const fault = state.at === 'start' ? state.fault : null;

  function take(texts: readonly string[]) {
    const codes = texts.filter(isFichaCode);
    if (codes.length > 0) takeCodes(codes);
    else received.findNone();
  }

  function paste(event: FormEvent) {
    event.preventDefault();
    received.takePasted(pasted);
  }

  return (
    <div className={styles.start}>
      {fault && (
        <p className={styles.notice} role="alert">
          {fault === 'no_code'
            ? 'Nenhum código de ficha apareceu na foto. Tente outra, mais de perto e sem reflexo.'
            : codeFault(fault)}
        </p>
      )}
      <Card as="section" padding="l" labelledBy="scan-title" className={styles.card}>
        <h2 id="scan-title" className={textClass.title}>
          Ler o código
        </h2>
        {scanning ? (
          <CameraView
            accepts={isFichaCode}
            aim="Aponte a câmera para o código da ficha."
            foreign="Este código não é de uma ficha."
            otherwise="escolha uma foto do código"
            onCode={(text) => takeCodes([text])}
            progress={progress}
            onStop={() => setScanning(false)}
          />
        ) : (
          <>
            <p className={textClass.lead} role={progress ? 'status' : undefined}>
              {progress ??
                'No outro telefone: abrir a ficha, Compartilhar, Código. Funciona sem internet nos dois.'}
            </p>
            <Button
              size="l"
              full
              icon={<ScanQrCode aria-hidden="true" />}
              onClick={() => setScanning(true)}
            >
              Ler com a câmera
            </Button>
          </>
        )}
        <PhotoButton onCodes={take} />
      </Card>
      <Card as="section" padding="l" labelledBy="paste-title" className={styles.card}>
        <h2 id="paste-title" className={textClass.title}>
          Colar link ou texto
        </h2>
        <form className={styles.card} onSubmit={paste}>
          <TextAreaField
            label="Link ou texto da ficha"
            hint="Vale colar de uma conversa ou de uma planilha, e várias fichas de uma vez: um exercício por linha, como “Supino reto 4x10”."
            rows={6}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <Button type="submit" variant="quiet" size="l" full disabled={pasted.trim() === ''}>
            Ver a ficha
          </Button>
        </form>
        <SheetButton onText={received.takePasted} />
      </Card>
    </div>
  );
}

const FILE_FAULTS = {
  too_large: 'O arquivo é grande demais. Deixe só as fichas.',
  unreadable: 'Não deu para ler este arquivo. Copie as células da planilha e cole aqui.',
} as const;

/** Chooses a spreadsheet or a text with fichas. */
function SheetButton({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<keyof typeof FILE_FAULTS | null>(null);
  const reading = useAction(async (file: File) => {
    setFault(null);
    const read = await readFichasFile(file);
    if ('fault' in read) setFault(read.fault);
    else if (read.text.trim() === '') setFault('unreadable');
    else onText(read.text);
  });
  return (
    <>
      {fault && (
        <p className={styles.notice} role="alert">
          {FILE_FAULTS[fault]}
        </p>
      )}
      <FileInput
        ref={input}
        label="Planilha com fichas"
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
        onFiles={([file]) => file && void reading.run(file)}
      />
      <Button
        variant="plain"
        size="l"
        full
        busy={reading.busy}
        icon={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Escolher planilha
      </Button>
    </>
  );
}

interface PhotoButtonProps {
  /** Called with the codes that were found, possibly none. */
  onCodes: (texts: readonly string[]) => void;
}

/** Reads the codes in one or several photos: of a screen, of paper, or in a screenshot. */
function PhotoButton({ onCodes }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useAction(async (files: readonly File[]) => {
    const read = await createCodeReader();
    const found: string[] = [];
    for (const file of files) {
      const picture = await createImageBitmap(file).catch(() => null);
      const text = picture && (await read(picture, 'photo').catch(() => null));
      picture?.close();
      if (text) found.push(text);
    }
    onCodes(found);
  });
  return (
    <>
      <FileInput
        ref={input}
        label="Foto do código"
        accept="image/*"
        multiple
        onFiles={(files) => void reading.run(files)}
      />
      <Button
        variant="quiet"
        size="l"
        full
        busy={reading.busy}
        icon={<ImageUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Escolher foto do código
      </Button>
    </>
  );
}
