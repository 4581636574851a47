import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { readListFile } from '../../../data/files/list-file';
import { useAction } from '../../../data/remote/use-action';
import { FileInput } from '../../../parts/input/file-input';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { TextAreaField } from '../../../ui/field/text-area-field';
import textClass from '../../../ui/text.module.css';
import styles from './invite-list.module.css';

const FAULTS = {
  empty: 'Não há ninguém neste arquivo.',
  too_large:
    'O arquivo é grande demais para uma lista de alunos. Deixe só as colunas com nome, contato e plano.',
  unreadable:
    'Não deu para ler este arquivo. Salve a planilha como CSV, ou copie as células e cole aqui.',
} as const;

/** A list of people, pasted, typed or from a file. */
export function ListStart({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<keyof typeof FAULTS | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const reading = useAction(async (file: File) => {
    setFault(null);
    const read = await readListFile(file);
    if ('fault' in read) setFault(read.fault);
    else if (read.text.trim() === '') setFault('empty');
    else onText(read.text);
  });
  return (
    <Card as="section" padding="l" labelledBy="list-title" className={styles.card}>
      <h2 id="list-title" className={textClass.title}>
        Sua lista de alunos
      </h2>
      <p className={textClass.lead}>
        Da planilha, do MFIT, do Tecnofit ou digitada: uma pessoa por linha, com nome, e-mail ou
        telefone e, se quiser, plano, valor e dia do vencimento. Você confere tudo antes de mandar.
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {FAULTS[fault]}
        </p>
      )}
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
        }}
      >
        <TextAreaField
          label="Lista"
          hint="Por exemplo: Ana Lima; ana@exemplo.com; 11 98765-4321; Mensal; 150,00; 10"
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="l" full disabled={text.trim() === ''}>
          Ver a lista
        </Button>
      </form>
      <FileInput
        ref={input}
        label="Arquivo com a lista"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        onFiles={([file]) => file && void reading.run(file)}
      />
      <Button
        variant="quiet"
        size="l"
        full
        busy={reading.busy}
        icon={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Escolher CSV ou Excel
      </Button>
    </Card>
  );
}
