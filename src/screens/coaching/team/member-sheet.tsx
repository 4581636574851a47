import { type FormEvent, useState } from 'react';
import type { Scope } from '#domain/account/scope';
import { useStudents } from '../../../data/coaching/students';
import type { ChangeMember, Team } from '../../../data/coaching/team';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { MostScopes } from './most-scopes';

interface MemberSheetProps {
  member: Team['members'][number];
  onChange: (member: string, change: ChangeMember) => Promise<void>;
  onClose: () => void;
}

/** An assistant's scopes and students. */
export function MemberSheet({ member, onChange, onClose }: MemberSheetProps) {
  const loaded = useStudents();
  const own = loaded.state === 'ready' ? loaded.value.filter((one) => !one.assistantOf) : [];
  const [scopes, setScopes] = useState<readonly Scope[]>(member.scopes);
  const [chosen, setChosen] = useState<readonly string[] | null>(member.students);
  const change = useAction(async () => {
    await onChange(member.id, { scopes: [...scopes], students: chosen && [...chosen] });
    onClose();
    notify.plain('Mudança feita. Vale desde já.');
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void change.run();
  }

  return (
    <Sheet
      open
      title={member.assistant.name}
      description="Cada aluno decide se a equipe tem acesso, e a quê."
      onClose={onClose}
    >
      <form className={layoutClass.wideAuto} onSubmit={submit}>
        <MostScopes scopes={scopes} onChange={setScopes} />
        <SwitchRow
          label="Ajuda com todos os seus alunos"
          hint="Também com quem vier depois"
          checked={chosen === null}
          onChange={(all) => setChosen(all ? null : own.map(({ student }) => student.id))}
        />
        {chosen && (
          <fieldset className={layoutClass.closeAuto}>
            <legend>Com quem ajuda</legend>
            {own.map(({ student }) => (
              <CheckboxField
                key={student.id}
                label={student.name}
                checked={chosen.includes(student.id)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, student.id]
                      : chosen.filter((one) => one !== student.id),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        <FormFailure failure={change.failure} />
        <SubmitButton busy={change.busy}>Salvar</SubmitButton>
      </form>
    </Sheet>
  );
}
