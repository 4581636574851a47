import { Plus, RotateCcw, Settings } from 'lucide-react';
import { Button } from '../control/button';
import { buttonClass } from '../control/button-class';
import { Chip, ChipRow, FilterChip } from '../control/chip';
import { IconButton } from '../control/icon-button';
import { Avatar } from '../display/avatar';
import { ProgressLine } from '../display/progress-line';
import { StatusPill } from '../display/status-pill';
import { Mark, Wordmark } from '../frame/mark';
import { Cluster, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import { RingLoader } from '../state/ring-loader';

const variants = ['primary', 'quiet', 'outline', 'danger', 'plain'] as const;

export function KitBasics() {
  return (
    <Stack>
      <SectionTitle>Botões</SectionTitle>
      <Cluster>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Registrar
          </Button>
        ))}
        <a className={buttonClass({ variant: 'outline' })} href="#kit">
          Link como botão
        </a>
      </Cluster>
      <Cluster>
        <Button size="l" icon={<Plus aria-hidden="true" />}>
          Adicionar exercício
        </Button>
        <Button size="l" busy>
          Enviar código
        </Button>
        <Button variant="quiet" busy>
          Salvar
        </Button>
        <Button disabled>Sem conexão</Button>
        <Button variant="outline" disabled>
          Sem conexão
        </Button>
        <IconButton label="Ajustes" icon={<Settings aria-hidden="true" />} />
        <IconButton label="Desfazer" variant="quiet" icon={<RotateCcw aria-hidden="true" />} />
        <IconButton label="Desfazer (parado)" disabled icon={<RotateCcw aria-hidden="true" />} />
      </Cluster>
      <SectionTitle>Fatos e estados</SectionTitle>
      <Cluster>
        <Chip>
          Última <b>80 kg × 8</b>
        </Chip>
        <Chip>
          Descanso <b>1:30</b>
        </Chip>
        <Chip onClick={() => {}}>Ver histórico</Chip>
      </Cluster>
      <ChipRow label="Músculos">
        <FilterChip pressed onChange={() => {}}>
          Peito
        </FilterChip>
        <FilterChip pressed={false} onChange={() => {}}>
          Costas
        </FilterChip>
        <FilterChip pressed={false} onChange={() => {}}>
          Pernas
        </FilterChip>
        <FilterChip pressed={false} onChange={() => {}}>
          Ombros
        </FilterChip>
        <FilterChip pressed={false} disabled onChange={() => {}}>
          Antebraços
        </FilterChip>
      </ChipRow>
      <Cluster>
        <StatusPill tone="done">Tudo salvo</StatusPill>
        <StatusPill sign="ring">Sem conexão · 12 séries guardadas</StatusPill>
        <StatusPill tone="info" sign="busy">
          Enviando
        </StatusPill>
        <StatusPill tone="warn">Vence amanhã</StatusPill>
        <StatusPill tone="danger" onClick={() => {}}>
          Não deu para enviar
        </StatusPill>
        <StatusPill tone="record" sign="ring">
          Recorde
        </StatusPill>
      </Cluster>
      <Cluster>
        <Mark size={64} />
        <Mark size={24} />
        <Wordmark size={40} />
        <Wordmark size={28} />
        <RingLoader />
        <Avatar name="Ana Souza" />
        <Avatar name="Bruno" size={56} />
      </Cluster>
      <p id="kit-progress">640 de 1.542 registros</p>
      <ProgressLine done={640} total={1542} labelledBy="kit-progress" />
    </Stack>
  );
}
