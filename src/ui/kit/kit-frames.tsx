import { ChartLine, CircleUser, ClipboardList, Dumbbell, Ellipsis } from 'lucide-react';
import { Button } from '../control/button';
import { IconButton } from '../control/icon-button';
import { Card } from '../display/card';
import { ProgressBars } from '../display/progress-bars';
import { Prose } from '../display/prose';
import { StatusPill } from '../display/status-pill';
import { PasswordField } from '../field/password-field';
import { TextField } from '../field/text-field';
import { AppFrame } from '../frame/app-frame';
import { AuthFrame, authFormClass } from '../frame/auth-frame';
import type { NavItem } from '../frame/nav-item';
import { Page } from '../frame/page';
import { PageHeader } from '../frame/page-header';
import { TopBar } from '../frame/top-bar';

const items: NavItem[] = [
  { href: '#app', label: 'Hoje', icon: <Dumbbell />, current: true },
  { href: '#programs', label: 'Fichas', icon: <ClipboardList />, current: false },
  { href: '#progress', label: 'Progresso', icon: <ChartLine />, current: false, badge: 3 },
  { href: '#profile', label: 'Perfil', icon: <CircleUser />, current: false },
];

export function KitAppFrame() {
  return (
    <AppFrame items={items} renderLink={(link) => <a {...link}>{link.children}</a>}>
      <TopBar
        title="Treino A · Superiores"
        subtitle="18:42 · 2 de 19 séries"
        titleIsHeading={false}
        onBack={() => window.history.back()}
        actions={<IconButton label="Opções do treino" icon={<Ellipsis aria-hidden="true" />} />}
        below={<ProgressBars total={19} done={2} label="2 de 19 séries" />}
      />
      <Page
        aside={
          <Card>
            <h2>Semana 3 de 4</h2>
          </Card>
        }
      >
        <PageHeader
          overline="sexta, 20 de nov."
          title="Bom treino, Ana"
          actions={<StatusPill tone="done">Em dia</StatusPill>}
        />
        <Card padding="l" plate>
          <h2>A · Superiores</h2>
          <Button size="l" full>
            Começar treino
          </Button>
        </Card>
        <Prose>
          <h2>Seus dados são seus</h2>
          <p>Você pode levar tudo embora quando quiser, em um arquivo aberto.</p>
          <ul>
            <li>Treinos e séries, com cargas e repetições.</li>
            <li>Medidas do corpo, se você as guardar aqui.</li>
          </ul>
          <h3>Por quanto tempo</h3>
          <p>Enquanto a conta existir, e mais sete dias depois de apagada.</p>
        </Prose>
      </Page>
    </AppFrame>
  );
}

export function KitAuthFrame() {
  return (
    <AuthFrame
      title="Entrar"
      lead="Seus treinos estão guardados e esperando por você."
      footer={
        <p>
          Não tem conta? <a href="#signup">Criar conta</a>
        </p>
      }
    >
      <form className={authFormClass}>
        <TextField label="E-mail" type="email" autoComplete="email" />
        <PasswordField label="Senha" autoComplete="current-password" />
        <Button type="submit" size="l" full>
          Entrar
        </Button>
      </form>
    </AuthFrame>
  );
}
