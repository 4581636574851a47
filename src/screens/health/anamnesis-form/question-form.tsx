import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { type Anamnesis, type AnamnesisValues, answerTo } from '#domain/health/anamnesis/anamnesis';
import { type AnswerWords, isBlank } from '#domain/health/anamnesis/answer';
import { answerIn } from '#domain/health/anamnesis/carry-over';
import { type AnamnesisTemplate, questionsOf } from '#domain/health/anamnesis/template';
import { answeredWords } from '#words/health/anamnesis';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useRemoveHealth } from '../../../parts/health/use-remove-health';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useKeptDraft } from '../../../parts/input/use-kept-draft';
import { useToday } from '../../../parts/input/use-today';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { hasWrongField } from '../../../ui/field/wrong-field';
import { Dock } from '../../../ui/frame/dock';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './anamnesis-form.module.css';
import { QuestionField } from './question-field';

interface QuestionFormProps {
  draft: Anamnesis;
  template: AnamnesisTemplate;
}

/** Every question of a template, all optional; each answer is stored at once. */
export function QuestionForm({ draft, template }: QuestionFormProps) {
  const today = useToday();
  const [, navigate] = useLocation();
  const commands = useHealthFileCommands();
  const remove = useRemoveHealth('anamnesis');
  const { values, set, stored, flush } = useKeptDraft<AnamnesisValues>({
    kept: draft,
    start: draft,
    store: (after, before) => commands.tell(draft.id, after, before),
  });
  const questions = questionsOf(template);
  const answered = questions.filter(({ id }) => {
    const answer = answerTo(values.answers, id);
    return answer !== null && !isBlank(answer.said);
  });

  const say = (question: string, said: AnswerWords | null) =>
    set((now) => {
      const { [question]: _, ...others } = now.answers;
      const answer = said && answerIn(template, question, said);
      return { ...now, answers: answer ? { ...others, [question]: answer } : others };
    });

  async function finish(event: MouseEvent<HTMLButtonElement>) {
    if (hasWrongField(event.currentTarget, 'main')) return;
    set((now) => ({ ...now, day: today }));
    if (!(await flush())) return;
    if (!(await storedOrSaid(commands.finish('anamnesis', draft.id)))) return;
    navigate(`/app/health/anamnesis/${draft.id}`, { replace: true });
  }

  async function discard() {
    await flush();
    await remove(draft);
  }

  return (
    <Page className={layoutClass.wide}>
      <p className={textClass.hint}>
        Anamnese {template.title.toLowerCase()}. Nenhuma pergunta é obrigatória; cada resposta fica
        guardada neste aparelho na hora.
      </p>
      {template.sections.map((section) => (
        <Card key={section.id} as="section" padding="l" labelledBy={`section-${section.id}`}>
          <SectionTitle id={`section-${section.id}`}>{section.title}</SectionTitle>
          <div className={classNames(layoutClass.wide, styles.questions)}>
            {section.questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                said={answerTo(values.answers, question.id)?.said ?? null}
                onChange={(said) => say(question.id, said)}
              />
            ))}
          </div>
        </Card>
      ))}
      <Button variant="plain" icon={<Trash2 aria-hidden="true" />} onClick={() => void discard()}>
        Descartar esta anamnese
      </Button>
      <Dock>
        <p className={styles.progress} aria-live="polite">
          {answeredWords(answered.length, questions.length)}
          {stored === 'all' && ' · guardadas'}
        </p>
        <Button size="l" full className={styles.done} onClick={(event) => void finish(event)}>
          Concluir
        </Button>
      </Dock>
    </Page>
  );
}
