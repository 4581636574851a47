import { uuidv7 } from 'uuidv7';
import { ANAMNESIS_TEMPLATES } from '#catalog/anamnesis/templates';
import type { Anamnesis } from '#domain/health/anamnesis/anamnesis';
import { carriedOver } from '#domain/health/anamnesis/carry-over';
import { type AnamnesisTemplate, questionsOf } from '#domain/health/anamnesis/template';
import { longDay } from '#words/format/day';
import { sectionsWords } from '#words/health/anamnesis';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useAction } from '../../../data/remote/use-action';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Page } from '../../../ui/frame/page';
import textClass from '../../../ui/text.module.css';
import styles from './anamnesis-form.module.css';

interface ChooseTemplateProps {
  /** The last finished one; the next one starts with its answers. */
  before: Anamnesis | null;
  onBegun: (id: string) => void;
}

/** Chooses the template of an anamnesis. */
export function ChooseTemplate({ before, onBegun }: ChooseTemplateProps) {
  const today = useToday();
  const commands = useHealthFileCommands();

  // Two taps start only one.
  const begin = useAction(async (template: AnamnesisTemplate) => {
    const id = uuidv7();
    const { version, title } = template;
    const answers = before ? carriedOver(template, before.answers) : {};
    const values = { day: today, template: template.id, version, title, answers };
    if (await storedOrSaid(commands.tell(id, values, null))) onBegun(id);
  });

  return (
    <Page>
      <p className={textClass.hint}>
        {before
          ? `O que você respondeu em ${longDay(before.day)} já vem preenchido: mude o que mudou. A de antes continua guardada.`
          : 'Responda o que quiser: nenhuma pergunta é obrigatória, e dá para parar e continuar depois.'}
      </p>
      {ANAMNESIS_TEMPLATES.map((template) => (
        <Card
          key={template.id}
          as="section"
          padding="l"
          labelledBy={`template-${template.id}`}
          className={styles.template}
        >
          <h2 id={`template-${template.id}`}>{template.title}</h2>
          <p>{template.about}</p>
          <p className={textClass.hint}>
            {questionsOf(template).length} perguntas:{' '}
            {sectionsWords(template.sections.map(({ title }) => title))}.
          </p>
          <Button
            variant={template.id === ANAMNESIS_TEMPLATES[0]?.id ? 'primary' : 'quiet'}
            onClick={() => void begin.run(template)}
          >
            Responder à {template.title.toLowerCase()}
          </Button>
        </Card>
      ))}
    </Page>
  );
}
