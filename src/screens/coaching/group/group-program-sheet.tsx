import { useCallback, useState } from 'react';
import { peopleCount } from '#words/coaching/invitations';
import { publishRefusal } from '#words/coaching/student-programs';
import { programTitle } from '#words/programs/program';
import { type AssignmentEntry, useAssignments } from '../../../data/coaching/assignments';
import type { StudentLink } from '../../../data/coaching/students';
import { useStudentProgramCommands } from '../../../data/commands/coaching/student-programs';
import { usePrograms } from '../../../data/programs/programs';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { useLateQuestion } from '../../../parts/input/use-late-question';
import { Button } from '../../../ui/control/button';
import { SelectField } from '../../../ui/field/select-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import { EachPerson, LoadOffer } from './each-person';
import { hasFromTemplate } from './has-from-template';
import { type Each, useEach } from './use-each';

interface GroupSheetProps {
  people: readonly StudentLink[];
  name: string;
  onClose: () => void;
}

const NOTE_LENGTH = 2000;

/** Publishes one of the professional's fichas to all of a group. */
export function GroupProgramSheet({ people, name, onClose }: GroupSheetProps) {
  const programs = usePrograms();
  const assignments = useAssignments();
  const each = useEach(people.map(({ link }) => link));
  const late = useLateQuestion();
  const [template, setTemplate] = useState('');
  const [note, setNote] = useState('');
  const own = programs.state === 'ready' ? programs.value : [];
  const used = assignments.state === 'ready' ? assignments.value : [];
  const publishing = useAction(async () => {
    if (!(await each.run())) return;
    onClose();
    notify.stored(`A ficha vai para ${peopleCount(people.length).toLocaleLowerCase('pt-BR')}`);
  });
  const ready = template !== '' && each.left.length > 0;
  return (
    <Sheet
      open
      tall
      title="Passar uma ficha"
      description={`${name}: cada pessoa recebe a sua cópia e escolhe quando começar.`}
      onClose={onClose}
      footer={
        <Button
          size="l"
          full
          busy={late.busy || publishing.busy}
          disabled={!ready}
          onClick={() =>
            late.before(
              people.flatMap(({ link, student }) => (each.left.includes(link) ? student : [])),
              () => void publishing.run(),
            )
          }
        >
          Publicar para {peopleCount(each.left.length).toLocaleLowerCase('pt-BR')}
        </Button>
      }
    >
      {late.question}
      {programs.state === 'ready' && own.length === 0 ? (
        <p className={textClass.lead}>
          Não há fichas suas ainda. Monte uma em Fichas e ela serve de modelo para a turma.
        </p>
      ) : (
        <Stack>
          <SelectField
            label="Ficha"
            placeholder="Escolher"
            value={template}
            onChange={({ target }) => setTemplate(target.value)}
            options={own.map(({ id, program }) => ({ value: id, label: programTitle(program) }))}
          />
          <TextAreaField
            label="Recado"
            optional
            rows={2}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <EachPerson people={people} each={each}>
            {(person) => (
              <Giving person={person} template={template} note={note} each={each} used={used} />
            )}
          </EachPerson>
        </Stack>
      )}
    </Sheet>
  );
}

interface GivingProps {
  person: StudentLink;
  template: string;
  note: string;
  each: Each;
  /** Students who already have a ficha of a template. */
  used: readonly AssignmentEntry[];
}

function Giving({ person: { link, student }, template, note, each, used }: GivingProps) {
  const commands = useStudentProgramCommands(student.id);
  const session = useSession();
  const byName = 'user' in session ? session.user.name : '';
  const theirs = usePrograms();
  const has = hasFromTemplate(used, { student: student.id, template }, theirs);
  const act = useCallback(async () => {
    if (has) return 'Já tem uma ficha deste modelo. Mudanças vão por Fichas, no modelo.';
    const draft = await commands.draftFromTemplate(template);
    if (draft === null) return publishRefusal('unknown');
    const said = { byName, note: note.trim(), title: '', ends: null, review: null };
    const refusal = await commands.publish(draft, said);
    // A retry starts with an empty draft.
    if (refusal) await commands.discard(draft);
    return refusal && publishRefusal(refusal);
  }, [commands, template, note, byName, has]);
  return <LoadOffer each={each} link={link} act={act} />;
}
