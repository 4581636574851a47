import { Link } from 'wouter';
import { useSession } from '../../data/session';
import { useTheme } from '../../preferences/use-preferences';
import { AuthFrame } from '../../ui/auth-frame';
import { buttonClass } from '../../ui/button-class';
import { Stack } from '../../ui/page';
import { SegmentedControl } from '../../ui/segmented-control';
import { HomeBrand } from '../home-brand';
import styles from './onboarding.module.css';
import { UnitChoice } from './unit-choice';

/** The first screen after signing up. Nothing here has to be answered. */
export default function Onboarding() {
  const session = useSession();
  const { theme, setTheme } = useTheme();
  const name =
    session.status === 'signed-in' ? (session.user.name.trim().split(/\s+/)[0] ?? '') : '';

  return (
    <AuthFrame
      brand={<HomeBrand />}
      title={name ? `Boas-vindas, ${name}` : 'Boas-vindas'}
      lead="A conta está pronta. Você pode começar agora e ajustar o resto quando quiser."
    >
      <ol className={styles.steps}>
        <li>
          <strong>Escolha os exercícios.</strong> Busque pelo nome, do jeito que você fala.
        </li>
        <li>
          <strong>Toque no disco a cada série.</strong> A carga da última vez já vem preenchida.
        </li>
        <li>
          <strong>Treine sem sinal.</strong> Tudo fica guardado no aparelho e é enviado depois.
        </li>
      </ol>
      <UnitChoice />
      <SegmentedControl
        legend="Aparência"
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'dark', label: 'Escura' },
          { value: 'light', label: 'Clara' },
          { value: 'system', label: 'Do aparelho' },
        ]}
      />
      <Stack gap="s">
        <Link href="/app/workout?start=1" className={buttonClass({ size: 'l', full: true })}>
          Começar um treino
        </Link>
        <Link
          href="/app/health/screening/new"
          className={buttonClass({ variant: 'quiet', full: true })}
        >
          Fazer a triagem de saúde
        </Link>
        <Link href="/links/code" className={buttonClass({ variant: 'quiet', full: true })}>
          Tenho um personal (código ou QR)
        </Link>
        <Link href="/" className={buttonClass({ variant: 'plain', full: true })}>
          Agora não
        </Link>
      </Stack>
    </AuthFrame>
  );
}
