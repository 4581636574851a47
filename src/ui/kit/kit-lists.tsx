import { Dumbbell, LogOut } from 'lucide-react';
import { Disclosure } from '../control/disclosure';
import { IconButton } from '../control/icon-button';
import { Avatar } from '../display/avatar';
import { Card } from '../display/card';
import { FactList } from '../display/fact-list';
import { List, ListRow } from '../display/list-row';
import { StatusPill } from '../display/status-pill';
import { Grid, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import { Menu } from '../layer/menu';
import { PendingMark } from '../state/pending-mark';
import { Skeleton } from '../state/skeleton';

export function KitLists() {
  return (
    <Stack>
      <SectionTitle trailing="12 treinos">Listas</SectionTitle>
      <Grid>
        <List label="Treinos">
          <ListRow
            title="Superiores"
            subtitle="Sex., 20 de nov. · 55 min · 19 séries"
            href="#kit"
            renderLink={(link) => <a {...link}>{link.children}</a>}
          />
          <ListRow
            title="Supino inclinado com halteres no banco ajustável"
            subtitle="16 kg × 12"
            leading={<Dumbbell aria-hidden="true" />}
            trailing="há 3 dias"
            onClick={() => {}}
            selected
          />
          <ListRow
            title="Ana Souza"
            subtitle="3 de 4 na semana"
            leading={<Avatar name="Ana Souza" />}
            trailing={<StatusPill tone="done">Em dia</StatusPill>}
          />
          <ListRow
            title="Remada curvada"
            subtitle="4 × 8–10"
            actions={
              <Menu
                label="Opções de Remada curvada"
                items={[
                  { label: 'Mover para cima', onSelect: () => {} },
                  { label: 'Trocar exercício', icon: <Dumbbell />, onSelect: () => {} },
                  { label: 'Remover', danger: true, onSelect: () => {} },
                ]}
              />
            }
          />
          <ListRow title="Agachamento livre" subtitle="100 kg × 5" trailing={<PendingMark />} />
          <ListRow
            title="Sair"
            tone="danger"
            leading={<LogOut aria-hidden="true" />}
            onClick={() => {}}
          />
        </List>
        <Card>
          <Skeleton lines={4} />
          <Skeleton height={64} />
        </Card>
        <Card>
          <FactList
            facts={[
              ['Neste aparelho', 'Tudo enviado'],
              ['Última vez em dia', 'Hoje, 18:42'],
            ]}
          />
          <Disclosure title="O que é a tendência?">
            <p>Uma média dos últimos dias, que não segue cada oscilação.</p>
          </Disclosure>
        </Card>
        <Card tone="accent">
          <SectionTitle as="h3">Continuar · 18:42</SectionTitle>
          <p>Treino A está em andamento.</p>
        </Card>
        <Card tone="outline">
          <p>Monte seu treino ou peça um código a quem te treina.</p>
          <IconButton label="Mais" variant="quiet" icon={<Dumbbell aria-hidden="true" />} />
        </Card>
      </Grid>
    </Stack>
  );
}
