import { useState } from 'react';
import { CheckboxField } from '../field/checkbox-field';
import { CpfField } from '../field/cpf-field';
import { DateField } from '../field/date-field';
import { MoneyField } from '../field/money-field';
import { NumberField } from '../field/number-field';
import { PasswordField } from '../field/password-field';
import { SearchField } from '../field/search-field';
import { SelectField } from '../field/select-field';
import { TextAreaField } from '../field/text-area-field';
import { TextField } from '../field/text-field';
import { TimeField } from '../field/time-field';
import { Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import styles from './kit.module.css';

const gyms = [
  { value: 'home', label: 'Em casa' },
  { value: 'gym', label: 'Academia do bairro' },
];

export function KitFields() {
  const [search, setSearch] = useState('sup inc halt');
  const [amount, setAmount] = useState<number | null>(22_000);
  const [weight, setWeight] = useState<number | null>(82.5);
  const [cpf, setCpf] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [time, setTime] = useState<string | null>('18:05');
  const [born, setBorn] = useState<string | null>(null);
  return (
    <Stack>
      <SectionTitle>Campos</SectionTitle>
      <div className={styles.fields}>
        <TextField label="Nome" autoComplete="name" hint="Como você quer aparecer no app" />
        <TextField
          label="E-mail"
          type="email"
          defaultValue="ana@"
          error="Por favor, insira um e-mail válido"
        />
        <PasswordField label="Senha" defaultValue="anilha de vinte" hint="8 caracteres ou mais" />
        <MoneyField
          label="Mensalidade"
          value={amount}
          onChange={setAmount}
          min={500}
          hint={`${amount ?? 'nenhum'} centavos`}
        />
        <NumberField
          label="Peso"
          value={weight}
          onChange={setWeight}
          min={20}
          max={400}
          decimals={2}
          step={0.5}
          unit="kg"
          optional
        />
        <CpfField value={cpf} onChange={setCpf} hint={cpf ?? 'Para o recibo'} />
        <TimeField label="Começo" value={time} onChange={setTime} hint={time ?? 'nenhuma hora'} />
        <DateField label="Vencimento" value={day} onChange={setDay} hint={day ?? 'nenhum dia'} />
        <DateField
          label="Data de nascimento"
          value={born}
          onChange={setBorn}
          picker={false}
          min="1900-01-01"
          max="2026-11-20"
        />
        <TextField label="Código" disabled defaultValue="483 912" />
        <TextField label="Plano" readOnly defaultValue="Hipertrofia" />
        <SelectField label="Onde você treina" options={gyms} placeholder="Escolha" />
        <SelectField label="Academia" options={gyms} disabled defaultValue="gym" />
        <SearchField label="Buscar exercício" value={search} onChange={setSearch} />
        <TextAreaField label="Observação" optional hint="Só você vê" />
        <div>
          <CheckboxField
            label={
              <>
                Li e aceito os <a href="#kit">termos de uso</a>
              </>
            }
            defaultChecked
          />
          <CheckboxField
            label="Aceito guardar dados de saúde"
            error="Para continuar, marque esta caixa"
          />
          <CheckboxField label="Indisponível" disabled />
        </div>
      </div>
    </Stack>
  );
}
