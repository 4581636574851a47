import { useDevicePreference, useFont, useTheme } from '../../preferences/use-preferences';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/page';
import { SegmentedControl } from '../../ui/segmented-control';
import { SwitchRow } from '../../ui/switch-row';
import styles from './settings.module.css';

const vibrates = () => 'vibrate' in navigator;
const keepsAwake = () => 'wakeLock' in navigator;

/** What belongs to the device in hand. */
export function DeviceSettings() {
  const { theme, setTheme } = useTheme();
  const { font, setFont } = useFont();
  const [sound, setSound] = useDevicePreference('sound');
  const [vibrate, setVibrate] = useDevicePreference('vibrate');
  const [wakeLock, setWakeLock] = useDevicePreference('wakeLock');
  const [leftHand, setLeftHand] = useDevicePreference('leftHand');
  return (
    <Card as="section" padding="l" labelledBy="device-settings">
      <h2 id="device-settings" className={styles.title}>
        Deste aparelho
      </h2>
      <p className={styles.lead}>Ficam só aqui. Em outro aparelho, escolha de novo.</p>
      <Stack gap="l">
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
        <SegmentedControl
          legend="Letra"
          value={font}
          onChange={setFont}
          options={[
            { value: 'inter', label: 'Inter' },
            { value: 'manrope', label: 'Manrope' },
            { value: 'system', label: 'Do aparelho' },
          ]}
        />
        <div className={styles.switches}>
          <SwitchRow
            label="Som no fim do descanso"
            hint="Um bipe curto, por cima da sua música."
            checked={sound}
            onChange={setSound}
          />
          <SwitchRow
            label="Vibrar no fim do descanso"
            hint={vibrates() ? undefined : 'Este navegador não deixa o app vibrar.'}
            checked={vibrate && vibrates()}
            disabled={!vibrates()}
            onChange={setVibrate}
          />
          <SwitchRow
            label="Manter a tela acesa no treino"
            hint={
              keepsAwake()
                ? 'Com a tela apagada, o aparelho pode calar o aviso do descanso.'
                : 'Este navegador não deixa o app manter a tela acesa.'
            }
            checked={wakeLock && keepsAwake()}
            disabled={!keepsAwake()}
            onChange={setWakeLock}
          />
          <SwitchRow
            label="Mão esquerda"
            hint="O disco fica do lado esquerdo da tela."
            checked={leftHand}
            onChange={setLeftHand}
          />
        </div>
      </Stack>
    </Card>
  );
}
