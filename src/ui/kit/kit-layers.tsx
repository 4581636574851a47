import { useState } from 'react';
import { Button } from '../control/button';
import { List, ListRow } from '../display/list-row';
import { SearchField } from '../field/search-field';
import { Cluster, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import { ConfirmDialog } from '../layer/confirm-dialog';
import { notify } from '../layer/notify';
import { Sheet } from '../layer/sheet';

const exercises = Array.from({ length: 30 }, (_, at) => `Exercício ${at + 1}`);

export function KitLayers() {
  const [open, setOpen] = useState<'short' | 'long' | 'sheet' | 'confirm' | null>(null);
  const [undone, setUndone] = useState(0);
  const close = () => setOpen(null);
  return (
    <Stack>
      <SectionTitle trailing={`${undone} desfeitas`}>Camadas</SectionTitle>
      <Cluster>
        <Button variant="quiet" onClick={() => setOpen('sheet')}>
          Abrir folha
        </Button>
        <Button variant="quiet" onClick={() => setOpen('short')}>
          Abrir folha curta
        </Button>
        <Button variant="quiet" onClick={() => setOpen('long')}>
          Abrir folha longa
        </Button>
        <Button variant="quiet" onClick={() => setOpen('confirm')}>
          Abrir confirmação
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            notify.success('Série 3 registrada', {
              action: { label: 'Desfazer', onAction: () => setUndone((count) => count + 1) },
            })
          }
        >
          Aviso com ação
        </Button>
        <Button variant="quiet" onClick={() => notify.success('Treino salvo')}>
          Sucesso
        </Button>
        <Button variant="quiet" onClick={() => notify.info('Há uma versão nova')}>
          Informação
        </Button>
        <Button variant="quiet" onClick={() => notify.warning('Pouco espaço neste aparelho')}>
          Atenção
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            notify.error('Não deu para enviar. Vamos tentar de novo quando a internet voltar.')
          }
        >
          Erro
        </Button>
        <Button variant="quiet" onClick={() => notify.loading('Enviando')}>
          Andamento
        </Button>
        <Button variant="quiet" onClick={() => notify.plain('Link copiado')}>
          Neutro
        </Button>
      </Cluster>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Adicionar exercício"
        description="Toque em quantos quiser"
        size="l"
        tall
        toolbar={<SearchField label="Buscar exercício" value="" onChange={() => {}} />}
        footer={
          <Button size="l" full onClick={close}>
            Adicionar 2 exercícios
          </Button>
        }
      >
        <List bare label="Exercícios">
          {exercises.map((name) => (
            <ListRow key={name} title={name} subtitle="16 kg × 12" onClick={() => {}} />
          ))}
        </List>
      </Sheet>
      <Sheet
        open={open === 'short'}
        onClose={close}
        title="Concluir treino"
        footer={
          <Button size="l" full onClick={close}>
            Concluir e salvar
          </Button>
        }
      >
        <Button
          variant="quiet"
          onClick={() =>
            notify.info('19 de 19 séries', {
              action: { label: 'Entendi', onAction: () => {} },
              duration: Number.POSITIVE_INFINITY,
            })
          }
        >
          Avisar
        </Button>
      </Sheet>
      <Sheet open={open === 'long'} onClose={close} title="Histórico" size="s">
        <List bare label="Treinos">
          {exercises.map((name) => (
            <ListRow key={name} title={name} subtitle="16 kg × 12" onClick={close} />
          ))}
        </List>
      </Sheet>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Descartar este treino?"
        confirmLabel="Descartar treino"
        cancelLabel="Continuar"
        danger
        onConfirm={close}
        onCancel={close}
      >
        As 10 séries registradas serão apagadas deste aparelho.
      </ConfirmDialog>
    </Stack>
  );
}
