import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { createTone } from '../../../live/tone';
import { type WakeSupport, wakeSupport } from '../../../live/wake-lock';
import { ThemeChoice } from '../../../parts/account/theme-choice';
import { useFigureBuild } from '../../../preferences/figure-build';
import { useDevicePreference, useFont } from '../../../preferences/use-preferences';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { Cluster, Stack } from '../../../ui/frame/page';
import layoutClass from '../../../ui/layout.module.css';
import styles from './settings.module.css';

const vibrates = () => 'vibrate' in navigator;

const WAKE_HINTS: Record<WakeSupport, string> = {
  works: 'Com a tela apagada, o aparelho pode calar o aviso do descanso.',
  outdated:
    'O app instalado só mantém a tela acesa a partir do iOS 18.4. Atualize o sistema ou aumente o Bloqueio Automático nos Ajustes.',
  missing: 'Este navegador não deixa o app manter a tela acesa.',
};

/** Settings of this device. */
export function DeviceSettings() {
  const { font, setFont } = useFont();
  const [sound, setSound] = useDevicePreference('sound');
  const [vibrate, setVibrate] = useDevicePreference('vibrate');
  const [wakeLock, setWakeLock] = useDevicePreference('wakeLock');
  const [leftHand, setLeftHand] = useDevicePreference('leftHand');
  const [motion, setMotion] = useDevicePreference('motion');
  const [figures, setFigures] = useDevicePreference('figures');
  const [build, setBuild] = useFigureBuild();
  const [shortcuts, setShortcuts] = useDevicePreference('shortcuts');
  const [shortTargets, setShortTargets] = useDevicePreference('shortTargets');
  const wakes = wakeSupport(window);
  return (
    <Card as="section" padding="l" labelledBy="device-settings">
      <h2 id="device-settings">Deste aparelho</h2>
      <p className={styles.lead}>Ficam só aqui. Em outro aparelho, escolha de novo.</p>
      <Stack gap="l">
        <ThemeChoice />
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
        <div className={layoutClass.closeAuto}>
          <SwitchRow
            label="Som no fim do descanso"
            hint="Um bipe curto, por cima da sua música."
            checked={sound}
            onChange={setSound}
          />
          {sound && <TrySound />}
          <SwitchRow
            label="Vibrar no fim do descanso"
            hint={vibrates() ? undefined : 'Este navegador não deixa o app vibrar.'}
            checked={vibrate && vibrates()}
            disabled={!vibrates()}
            onChange={setVibrate}
          />
          <SwitchRow
            label="Manter a tela acesa no treino"
            hint={WAKE_HINTS[wakes]}
            checked={wakeLock && wakes === 'works'}
            disabled={wakes !== 'works'}
            onChange={setWakeLock}
          />
          <SwitchRow
            label="Mão esquerda"
            hint="O disco fica do lado esquerdo da tela."
            checked={leftHand}
            onChange={setLeftHand}
          />
          <SwitchRow
            label="Animações"
            hint="Desligadas, as telas só mudam de cor."
            checked={motion}
            onChange={setMotion}
          />
          <SwitchRow
            label="Figuras dos exercícios"
            hint="Desligadas, ficam só os textos de como fazer."
            checked={figures}
            onChange={setFigures}
          />
          {figures && (
            <SegmentedControl
              legend="Corpo das figuras"
              value={build}
              onChange={setBuild}
              options={[
                { value: 'neutral', label: 'Neutro' },
                { value: 'woman', label: 'Mulher' },
                { value: 'man', label: 'Homem' },
              ]}
            />
          )}
          <SwitchRow
            label="Atalhos de teclado no treino"
            hint="Enter, setas e Z, em telas grandes."
            checked={shortcuts}
            onChange={setShortcuts}
          />
          <SwitchRow
            label="Séries na forma curta"
            hint="3 × 8–10 · RIR 2. Do décimo treino em diante já é assim."
            checked={shortTargets}
            onChange={setShortTargets}
          />
        </div>
      </Stack>
    </Card>
  );
}

/** Plays the sound on request. Otherwise a muted phone would be noticed only when a rest ends. */
function TrySound() {
  const [tone] = useState(() => createTone(window));
  function ring() {
    tone.prime();
    tone.play();
  }
  return (
    <Cluster>
      <Button variant="quiet" icon={<Volume2 aria-hidden="true" />} onClick={ring}>
        Testar som
      </Button>
    </Cluster>
  );
}
