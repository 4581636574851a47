import { useState } from 'react';
import { CheckboxField } from '../checkbox-field';
import { Grid, Stack } from '../page';
import { PasswordField } from '../password-field';
import { SearchField } from '../search-field';
import { SectionTitle } from '../section-title';
import { SelectField } from '../select-field';
import { TextAreaField } from '../text-area-field';
import { TextField } from '../text-field';

const gyms = [
  { value: 'home', label: 'Em casa' },
  { value: 'gym', label: 'Academia do bairro' },
];

export function KitFields() {
  const [search, setSearch] = useState('sup inc halt');
  return (
    <Stack>
      <SectionTitle>Campos</SectionTitle>
      <Grid>
        <TextField label="Nome" autoComplete="name" hint="Como você quer ser chamado(a)" />
        <TextField
          label="E-mail"
          type="email"
          defaultValue="ana@"
          error="Por favor, insira um e-mail válido"
        />
        <PasswordField label="Senha" defaultValue="anilha de vinte" hint="8 caracteres ou mais" />
        <TextField label="Mensalidade" prefix="R$" inputMode="decimal" defaultValue="220,00" />
        <TextField label="Peso" suffix="kg" optional inputMode="decimal" />
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
      </Grid>
    </Stack>
  );
}
