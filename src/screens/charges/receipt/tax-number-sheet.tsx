import { useState } from 'react';
import { normalCnpj, normalCpf } from '#domain/coaching/tax-number';
import { shownTaxNumber } from '#words/charges/receipt';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';

interface TaxNumberSheetProps {
  taxNumber: string | null;
  keep: (taxNumber: string | null) => Promise<void>;
  onClose: () => void;
}

/** The reader's own CPF or CNPJ for their receipts. An empty field removes it. */
export function TaxNumberSheet({ taxNumber, keep, onClose }: TaxNumberSheetProps) {
  const [typed, setTyped] = useState(taxNumber === null ? '' : shownTaxNumber(taxNumber));
  const [asked, setAsked] = useState(false);
  const isEmpty = typed.trim() === '';
  const number = normalCpf(typed) ?? normalCnpj(typed);
  const saving = useAction(async () => {
    await keep(number);
    onClose();
  });
  return (
    <Sheet
      open
      size="s"
      title="CPF ou CNPJ no recibo"
      description="Opcional. Aparece só nos seus recibos, para você e para a outra pessoa de cada um."
      onClose={onClose}
    >
      <form
        className={layoutClass.middle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (number !== null || isEmpty) void saving.run();
        }}
      >
        <TextField
          label="CPF ou CNPJ"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={taxNumber === null ? undefined : 'Deixe vazio para tirar dos recibos.'}
          error={
            asked && !isEmpty && number === null
              ? 'Este número não confere. Veja se os 11 números do CPF, ou os 14 sinais do CNPJ, estão certos'
              : undefined
          }
        />
        <FormFailure failure={saving.failure} />
        <Button type="submit" size="l" full busy={saving.busy}>
          Guardar
        </Button>
      </form>
    </Sheet>
  );
}
