import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MESSAGE_LENGTH } from '#domain/messages/message';
import {
  type MessageTemplate,
  NAME_PLACE,
  TEMPLATE_PURPOSES,
  TEMPLATE_TITLE_LENGTH,
  type TemplatePurpose,
} from '#domain/messages/message-template';
import { purposeWords } from '#words/messages/messages';
import { useMessageTemplateCommands } from '../../../data/commands/message-templates';
import type { TemplateEntry } from '../../../data/messages/message-templates';
import { guarded } from '../../../parts/input/guarded';
import { Button, SubmitButton } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { List, ListRow } from '../../../ui/display/list-row';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import { Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';

interface TemplatesSheetProps {
  templates: readonly TemplateEntry[];
  onClose: () => void;
}

type Writing = TemplateEntry | 'new' | null;

/** Creates, edits and removes the coach's own message templates. */
export function TemplatesSheet({ templates, onClose }: TemplatesSheetProps) {
  const [writing, setWriting] = useState<Writing>(null);
  const own = templates.filter((template) => template.own);
  if (writing !== null) {
    return (
      <TemplateForm
        template={writing === 'new' ? null : writing}
        onDone={() => setWriting(null)}
        onClose={() => setWriting(null)}
      />
    );
  }
  return (
    <Sheet
      open
      title="Textos prontos"
      description="Os seus aparecem antes dos que vêm com o app, e vão com um toque para a mensagem."
      onClose={onClose}
      footer={
        <Button full size="l" icon={<Plus aria-hidden="true" />} onClick={() => setWriting('new')}>
          Novo texto
        </Button>
      }
    >
      {own.length === 0 ? (
        <p>Você ainda não tem textos seus.</p>
      ) : (
        <List bare label="Seus textos prontos">
          {own.map((template) => (
            <ListRow
              key={template.id}
              title={template.title}
              subtitle={template.text}
              onClick={() => setWriting(template)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}

interface TemplateFormProps {
  template: TemplateEntry | null;
  onDone: () => void;
  onClose: () => void;
}

function TemplateForm({ template, onDone, onClose }: TemplateFormProps) {
  const commands = useMessageTemplateCommands();
  const [values, setValues] = useState<MessageTemplate>(
    template ?? { title: '', text: '', purpose: 'praise' },
  );
  const isWhole = values.title.trim() !== '' && values.text.trim() !== '';

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isWhole && (await guarded(commands.keep(values, template?.id)))) onDone();
  }

  async function remove(id: string) {
    if (!(await guarded(commands.remove(id)))) return;
    onDone();
    notify.plain('Texto apagado', {
      action: { label: 'Desfazer', onAction: () => void guarded(commands.restore(id)) },
    });
  }

  return (
    <Sheet open title={template ? 'Mudar texto' : 'Novo texto'} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextField
            label="Nome do texto"
            value={values.title}
            maxLength={TEMPLATE_TITLE_LENGTH}
            autoComplete="off"
            data-autofocus=""
            onChange={(event) => setValues({ ...values, title: event.target.value })}
          />
          <TextAreaField
            label="Texto"
            hint={`${NAME_PLACE} vira o primeiro nome de quem recebe.`}
            rows={4}
            value={values.text}
            maxLength={MESSAGE_LENGTH}
            onChange={(event) => setValues({ ...values, text: event.target.value })}
          />
          <SegmentedControl<TemplatePurpose>
            legend="Para que serve"
            options={TEMPLATE_PURPOSES.map((value) => ({ value, label: purposeWords(value) }))}
            value={values.purpose}
            onChange={(purpose) => setValues({ ...values, purpose })}
          />
          <SubmitButton disabled={!isWhole}>Salvar</SubmitButton>
          {template && (
            <Button variant="plain" full onClick={() => void remove(template.id)}>
              Apagar texto
            </Button>
          )}
        </Stack>
      </form>
    </Sheet>
  );
}
