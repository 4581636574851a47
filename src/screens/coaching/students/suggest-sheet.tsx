import { type FormEvent, useState } from 'react';
import { handleFrom } from '#domain/coaching/handle';
import { firstName } from '#words/format/people';
import type { StudentLink } from '../../../data/coaching/students';
import { useSuggestProfessional } from '../../../data/coaching/team';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';

/** Space for a pasted address. */
const ADDRESS_LENGTH = 200;

interface SuggestSheetProps {
  link: StudentLink;
  onClose: () => void;
}

/** Recommends another professional's public page. The student decides, and nothing else changes. */
export function SuggestSheet({ link: { link, student }, onClose }: SuggestSheetProps) {
  const suggest = useSuggestProfessional();
  const [typed, setTyped] = useState('');
  const handle = handleFrom(
    typed
      .trim()
      .split('/')
      .findLast((part) => part !== '') ?? '',
  );
  const first = firstName(student.name);
  const suggesting = useAction(async () => {
    await suggest(link, handle);
    onClose();
    notify.success(`${first} recebe um aviso com a página`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (handle !== '') void suggesting.run();
  }

  return (
    <Sheet
      open
      size="s"
      title="Indicar outro profissional"
      description={`${first} recebe a página e decide. O que vocês têm agora não muda.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label="Página de quem você indica"
            hint="O nome no endereço, como carla-mendes. O link inteiro também vale."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={ADDRESS_LENGTH}
            data-autofocus=""
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              suggesting.clear();
            }}
          />
          <FormFailure failure={suggesting.failure} />
          <SubmitButton busy={suggesting.busy} disabled={handle === ''}>
            Mandar a indicação
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  );
}
