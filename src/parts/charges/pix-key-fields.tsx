import type { HTMLInputTypeAttribute } from 'react';
import { PIX_KINDS, type PixKind } from '#domain/coaching/pix-key';
import { pixComplaint, pixKindName } from '#words/coaching/professional';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';

const TYPES: Readonly<Record<PixKind, HTMLInputTypeAttribute>> = {
  cpf: 'text',
  cnpj: 'text',
  phone: 'tel',
  email: 'email',
  random: 'text',
};

interface PixKeyFieldsProps {
  kind: PixKind;
  typed: string;
  /** Whether to show that the typed text is no valid key of its kind. */
  wrong: boolean;
  onKind: (kind: PixKind) => void;
  onType: (typed: string) => void;
}

/** Fields for the kind and text of a Pix key. */
export function PixKeyFields({ kind, typed, wrong, onKind, onType }: PixKeyFieldsProps) {
  return (
    <>
      <SelectField
        label="Tipo de chave"
        value={kind}
        onChange={({ target }) => onKind(PIX_KINDS.find((one) => one === target.value) ?? 'cpf')}
        options={PIX_KINDS.map((one) => ({ value: one, label: pixKindName(one) }))}
      />
      <TextField
        label="Chave"
        type={TYPES[kind]}
        inputMode={kind === 'cpf' ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        error={wrong ? pixComplaint(kind) : undefined}
      />
    </>
  );
}
