import { MapPinOff, Pencil, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { EQUIPMENT, type Equipment } from '#domain/exercises/exercise';
import { kitOf } from '#domain/gyms/kits';
import { GYM_NAME_LENGTH, type Gym } from '#domain/gyms/shape';
import { equipmentLabel } from '#words/exercises/equipment';
import { capitalise } from '#words/format/list';
import { gymName, weightsWords } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { useGyms } from '../../../data/gyms/gyms';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { NameSheet } from '../../../parts/input/name-sheet';
import { BackBar } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { useGoUp } from '../../../parts/page/use-go-up';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { FilterChip } from '../../../ui/control/chip';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { Page } from '../../../ui/frame/page';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { BarsCard } from './bars-card';
import styles from './gym.module.css';
import { MachinesCard } from './machines-card';
import { PlatesCard } from './plates-card';
import { RackSheet } from './rack-sheet';
import type { SaveGym } from './save-gym';

/** One gym: its weights, and the settings of its machines. */
export default function GymScreen() {
  const { id } = useParams<{ id: string }>();
  const gyms = useGyms();
  const gym = gyms.state === 'ready' ? gyms.value.all.find((each) => each.id === id) : undefined;
  return (
    <>
      <BackBar
        title={gym ? gymName(gym) : 'Local de treino'}
        href="/app/gyms"
        label="Voltar aos locais"
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
            action={<LinkButton href="/app/gyms">Ver os locais</LinkButton>}
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
        <NameSheet
          title="Nome do local"
          label="Nome"
          act="Salvar"
          name={gym.name}
          longest={GYM_NAME_LENGTH}
          onNamed={async (name) => {
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
    <div className={classNames(layoutClass.wideTop, styles.columns)}>
      <div className={layoutClass.wideTop}>
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
      <div className={layoutClass.wideTop}>
        <PlatesCard gym={gym} onSave={save} />
        <BarsCard gym={gym} onSave={save} />
        <RackCard gym={gym} rack="dumbbells" onSave={save} />
        <RackCard gym={gym} rack="kettlebells" onSave={save} />
      </div>
    </div>
  );
}

/** Body weight is always available, and `other` is unknown. */
const CHOICES = EQUIPMENT.filter((code) => code !== 'bodyweight' && code !== 'other');

/** The gym's equipment, used by the filter "tenho aqui" in the list of exercises. */
function EquipmentCard({ gym, onSave }: { gym: Gym; onSave: SaveGym }) {
  const { equipment } = gym;

  function toggle(code: Equipment, isThere: boolean) {
    const others = (equipment ?? []).filter((each) => each !== code);
    void onSave({ equipment: isThere ? [...others, code] : others });
  }

  return (
    <Card as="section" padding="l" labelledBy="gym-equipment">
      <h2 id="gym-equipment">Equipamentos</h2>
      <SwitchRow
        label="Tem de tudo"
        hint="Desligue para marcar só o que há, e filtrar os exercícios por isso."
        checked={equipment === null}
        onChange={(all) => void onSave({ equipment: all ? null : EQUIPMENT })}
      />
      {equipment !== null && (
        <fieldset className={styles.chips} aria-label="O que há aqui">
          {CHOICES.map((code) => (
            <FilterChip
              key={code}
              pressed={equipment.includes(code)}
              onChange={(isThere) => toggle(code, isThere)}
            >
              {capitalise(equipmentLabel(code))}
            </FilterChip>
          ))}
        </fieldset>
      )}
    </Card>
  );
}

const TEXTS = {
  dumbbells: { title: 'Halteres', edit: 'Editar halteres', none: 'Nenhum halter pronto aqui.' },
  kettlebells: {
    title: 'Kettlebells',
    edit: 'Editar kettlebells',
    none: 'Nenhum kettlebell aqui.',
  },
};

interface RackCardProps {
  gym: Gym;
  rack: keyof typeof TEXTS;
  onSave: SaveGym;
}

/** Weights that are used as they are, such as dumbbells. */
function RackCard({ gym, rack, onSave }: RackCardProps) {
  const [editing, setEditing] = useState(false);
  const { title, edit, none } = TEXTS[rack];
  const weights = gym[rack];
  return (
    <Card as="section" padding="l" labelledBy={`gym-${rack}`}>
      <div className={layoutClass.middle}>
        <h2 id={`gym-${rack}`}>{title}</h2>
        <p className={textClass.hint}>
          {weights.length === 0 ? none : weightsWords(weights, gym.unit)}
        </p>
        <Button
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {edit}
        </Button>
      </div>
      {editing && (
        <RackSheet
          title={title}
          weights={weights}
          unit={gym.unit}
          onSave={async (next) => {
            if (await onSave({ [rack]: next })) setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}
