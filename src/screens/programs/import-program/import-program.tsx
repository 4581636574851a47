import { useLocation } from 'wouter';
import { useExercises } from '../../../data/exercises/exercises';
import { useFichaText } from '../../../data/programs/ficha-text';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { useIsTyped } from '../../../parts/programs/typed-fichas';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { RingLoader } from '../../../ui/state/ring-loader';
import { FichaPreview } from './ficha-preview';
import { ReceiveStart } from './receive-start';
import { SeveralFichas } from './several-fichas';
import { TextPreview } from './text-preview';
import { type Received, useReceiving } from './use-receiving';

/** Receives a ficha from a link or codes, or one or several from a text. */
export default function ImportProgram() {
  const [text, write] = useFichaText();
  const isTyped = useIsTyped();
  const received = useReceiving(isTyped ? text : '');
  return (
    <>
      <TopBar
        title="Importar ficha"
        leading={<BackLink href="/app/programs" label="Voltar às fichas" />}
      />
      <Page>
        <Step received={received} isTyped={isTyped} onKept={() => isTyped && write('')} />
      </Page>
    </>
  );
}

interface StepProps {
  received: Received;
  /** Whether the text comes from the screen of a new ficha. */
  isTyped: boolean;
  /** Called once all fichas of a text are stored. */
  onKept: () => void;
}

function Step({ received, isTyped, onKept }: StepProps) {
  const exercises = useExercises();
  const [path, navigate] = useLocation();
  const { state, again } = received;

  function cancel() {
    again();
    // A reload must not show a declined ficha again.
    navigate(isTyped ? '/app/programs/new' : path, { replace: true });
  }

  if (state.at === 'start' || state.at === 'more') return <ReceiveStart received={received} />;
  if (exercises.state === 'failed') return <ReadFailed what="os exercícios" />;
  if (state.at === 'reading' || exercises.state === 'loading') {
    return <RingLoader size={40} label="Abrindo a ficha" />;
  }
  const { value: book } = exercises;
  if (state.at === 'code')
    return <FichaPreview arrived shared={state.shared} book={book} onCancel={cancel} />;
  const { texts, leftOut } = state.pasted;
  const [only = '', ...others] = texts;
  if (others.length === 0)
    return <TextPreview given={only} leftOut={leftOut} book={book} onCancel={cancel} />;
  return <SeveralFichas given={texts} {...{ leftOut, book, onKept }} onCancel={cancel} />;
}
