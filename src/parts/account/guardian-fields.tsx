import { NAME_MAX } from '#domain/account/account';
import {
  CONTACT_MAX,
  GUARDIAN_RELATIONS,
  GUARDIAN_VERSION,
  type Guardian,
} from '#domain/account/guardian';
import { guardianText, RELATION_WORDS } from '#words/account/guardian';
import type { FieldErrors } from '../../data/remote/use-form';
import { CheckboxField } from '../../ui/field/checkbox-field';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';

/** Fields of a minor's guardian, with the text that the guardian accepts. */
interface GuardianFieldsProps {
  /** Earlier entries. */
  begun?: Guardian | null | undefined;
  errors: FieldErrors;
}

export function GuardianFields({ begun, errors }: GuardianFieldsProps) {
  return (
    <>
      <TextField
        label="Quem responde por você"
        hint="Nome completo da sua mãe, do seu pai ou de outro responsável legal"
        name="guardianName"
        autoComplete="off"
        maxLength={NAME_MAX}
        defaultValue={begun?.name}
        error={errors.guardianName}
      />
      <SelectField
        label="Vínculo com você"
        name="guardianRelation"
        placeholder="Escolher"
        defaultValue={begun?.relation ?? ''}
        options={GUARDIAN_RELATIONS.map((value) => ({ value, label: RELATION_WORDS[value] }))}
        error={errors.guardianRelation}
      />
      <TextField
        label="Contato dessa pessoa"
        name="guardianContact"
        autoComplete="off"
        maxLength={CONTACT_MAX}
        defaultValue={begun?.contact}
        hint="Telefone com DDD ou e-mail, só para confirmar a autorização"
        error={errors.guardianContact}
      />
      <CheckboxField
        name="guardian"
        label={guardianText(GUARDIAN_VERSION)}
        hint="Quem marca é a pessoa que responde por você"
        error={errors.guardian}
      />
    </>
  );
}
