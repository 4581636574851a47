import { MapPinOff, Pencil, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { GymDraft } from '#domain/gyms/gym';
import { kitOf } from '#domain/gyms/kits';
import { GYM_NAME_LENGTH, type Gym } from '#domain/gyms/shape';
import { gymName } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { useGyms } from '../../../data/gyms/gyms';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { BackLink } from '../../../parts/page/back-link';
import { useGoUp } from '../../../parts/page/use-go-up';
import { buttonClass } from '../../../ui/control/button-class';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { BarsCard } from './bars-card';
import { EquipmentCard } from './equipment-card';
import styles from './gym.module.css';
import { MachinesCard } from './machines-card';
import { GymNameSheet } from './name-sheet';
import { PlatesCard } from './plates-card';
import { RackCard } from './rack-card';

/** Writes changes of the gym; resolves with whether they were stored. */
export type SaveGym = (changes: Partial<GymDraft>) => Promise<boolean>;

/** One gym: its weights, and the settings of its machines. */
export default function GymScreen() {
  const { id } = useParams<{ id: string }>();
  const gyms = useGyms();
  const gym = gyms.state === 'ready' ? gyms.value.all.find((each) => each.id === id) : undefined;
  return (
    <>
      <TopBar
        title={gym ? gymName(gym) : 'Local de treino'}
        leading={<BackLink href="/app/gyms" label="Voltar aos locais" />}
        actions={gym && <Acts gym={gym} />}
      />
      <Page width="app">
        {gyms.state === 'failed' ? (
          <ReadFailed what="este local" />
        ) : gyms.state === 'loading' ? (
          <Skeleton height={320} />
        ) : gym ? (
          <Contents gym={gym} isAtHand={gyms.value.atHand?.id === gym.id} />
        ) : (
          <EmptyState
            title="Este local não existe mais"
            icon={<MapPinOff />}
            action={
              <Link href="/app/gyms" className={buttonClass()}>
                Ver os locais
              </Link>
            }
          />
        )}
      </Page>
    </>
  );
}

function Acts({ gym }: { gym: Gym }) {
  const commands = useGymCommands();
  const goUp = useGoUp();
  const [naming, setNaming] = useState(false);

  const remove = async () => {
    if (!(await guarded(commands.remove(gym.id)))) return;
    goUp('/app/gyms');
    notify.plain(`${gymName(gym)}: local apagado`, {
      action: { label: 'Desfazer', onAction: () => void guarded(commands.restore(gym.id)) },
    });
  };

  /** Plates in pounds differ from those in kilograms, so the weights change with the unit. */
  const changeUnit = async () => {
    const { unit, bars, plates, dumbbells, kettlebells } = gym;
    const usual = kitOf('complete', unit === 'kg' ? 'lb' : 'kg');
    const stored = await guarded(
      commands.edit(gym.id, {
        unit: usual.unit,
        ...(bars.length > 0 && { bars: usual.bars }),
        ...(plates.length > 0 && { plates: usual.plates }),
        ...(dumbbells.length > 0 && { dumbbells: usual.dumbbells }),
        ...(kettlebells.length > 0 && { kettlebells: usual.kettlebells }),
      }),
    );
    if (!stored) return;
    const before = { unit, bars, plates, dumbbells, kettlebells };
    notify.plain(usual.unit === 'lb' ? 'Pesos em libras' : 'Pesos em quilos', {
      action: {
        label: 'Desfazer',
        onAction: () => void guarded(commands.edit(gym.id, before)),
      },
    });
  };

  return (
    <>
      <Menu
        label="Opções do local"
        items={[
          {
            label: 'Mudar o nome',
            icon: <Pencil aria-hidden="true" />,
            onSelect: () => setNaming(true),
          },
          {
            label: gym.unit === 'kg' ? 'Contar em libras' : 'Contar em quilos',
            icon: <Scale aria-hidden="true" />,
            hint: 'Barras, anilhas e halteres passam a ser os usuais nessa unidade',
            onSelect: () => void changeUnit(),
          },
          {
            label: 'Apagar local',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {naming && (
        <GymNameSheet
          name={gym.name}
          longest={GYM_NAME_LENGTH}
          onSave={async (name) => {
            if (await guarded(commands.edit(gym.id, { name }))) setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

function Contents({ gym, isAtHand }: { gym: Gym; isAtHand: boolean }) {
  const commands = useGymCommands();
  const save: SaveGym = (changes) => guarded(commands.edit(gym.id, changes));
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card padding="l">
          <SwitchRow
            label="Estou aqui"
            hint="As cargas são arredondadas para o que há neste local."
            checked={isAtHand}
            onChange={(here) => void guarded(commands.choose(here ? gym.id : null))}
          />
        </Card>
        <EquipmentCard gym={gym} onSave={save} />
        <MachinesCard gym={gym} />
      </div>
      <div className={styles.column}>
        <PlatesCard gym={gym} onSave={save} />
        <BarsCard gym={gym} onSave={save} />
        <RackCard gym={gym} rack="dumbbells" onSave={save} />
        <RackCard gym={gym} rack="kettlebells" onSave={save} />
      </div>
    </div>
  );
}
