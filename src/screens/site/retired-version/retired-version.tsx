import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { plural } from '#words/format/plural';
import {
  findLeftovers,
  isWithoutLeftovers,
  type Leftovers,
  leftoversFile,
} from '../../../data/device/leftovers';
import { LinkButton } from '../../../parts/page/link-button';
import { PlainPage } from '../../../parts/page/plain-page';
import { DEVICE_PREFERENCES } from '../../../preferences/device-preferences';
import { FONT_KEY } from '../../../preferences/font';
import { THEME_KEY } from '../../../preferences/theme';
import { buttonClass } from '../../../ui/control/button-class';
import { Prose } from '../../../ui/display/prose';
import { Cluster } from '../../../ui/frame/page';
import { RingLoader } from '../../../ui/state/ring-loader';

const OWN_KEYS = new Set<string>([
  THEME_KEY,
  FONT_KEY,
  ...Object.values(DEVICE_PREFERENCES).map(({ key }) => key),
]);

function isOurs(name: string): boolean {
  return /^anilha\b/.test(name) || OWN_KEYS.has(name) || name.startsWith('workbox-');
}

interface RetiredVersion {
  readonly title: string;
  readonly lead: string;
  /** Replacements of its parts: the name, and where it is now. */
  readonly parts: readonly (readonly [name: string, now: string])[];
  /** Name of the file with the rescued data, without extension. */
  readonly fileName: string;
}

const FIRST: RetiredVersion = {
  title: 'A primeira versão foi encerrada',
  lead: 'Ela guardava tudo só no navegador. A versão atual guarda no aparelho e também na sua conta.',
  fileName: 'anilha-v0',
  parts: [
    [
      'Registrar um treino',
      'agora em Hoje, no botão Começar treino. Cada série é um toque e a carga da última vez já vem preenchida.',
    ],
    ['Treinos passados', 'agora em Histórico, onde também se corrige.'],
    [
      'Ficar só neste navegador',
      'agora o mesmo treino aparece em todo aparelho em que você entrar, e continua funcionando sem internet.',
    ],
  ],
};

const SECOND: RetiredVersion = {
  title: 'A segunda versão foi encerrada',
  lead: 'Ela precisava de internet para salvar. A versão atual salva no aparelho e envia depois.',
  fileName: 'anilha-v2',
  parts: [
    ['Início', 'agora é Hoje, com o treino em andamento ou o botão para começar.'],
    ['Tela do treino', 'agora é o disco: um toque conclui a série e o descanso começa sozinho.'],
    ['Lista de treinos', 'agora é o Histórico, que abre também sem internet.'],
    ['Conta e aparência', 'agora em Perfil.'],
  ],
};

/** The page of a retired version: its replacement, and a download of its remaining data. */
export default function RetiredVersionScreen() {
  const [path] = useLocation();
  const { title, lead, parts, fileName } = path.startsWith('/v0') ? FIRST : SECOND;
  return (
    <PlainPage title={title} lead={lead}>
      <Prose>
        <h2>O que está no lugar de cada parte</h2>
        <ul>
          {parts.map(([name, now]) => (
            <li key={name}>
              <strong>{name}:</strong> {now}
            </li>
          ))}
        </ul>
        <h2>Dados que ficaram neste navegador</h2>
        <Rescue fileName={fileName} />
      </Prose>
      <Cluster>
        <LinkButton href="/">Ir para a versão atual</LinkButton>
      </Cluster>
    </PlainPage>
  );
}

type Search = { step: 'looking' } | { step: 'failed' } | { step: 'found'; found: Leftovers };

function Rescue({ fileName }: { fileName: string }) {
  const [search, setSearch] = useState<Search>({ step: 'looking' });

  useEffect(() => {
    let gone = false;
    const show = (next: Search) => {
      if (!gone) setSearch(next);
    };
    findLeftovers(() => localStorage, indexedDB, isOurs).then(
      (found) => show({ step: 'found', found }),
      () => show({ step: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, []);

  if (search.step === 'looking') return <RingLoader label="Procurando dados antigos" />;
  if (search.step === 'failed') {
    return (
      <p>
        Este navegador não deixou procurar. Se você usava a versão antiga em outro navegador ou em
        uma janela comum, abra esta página lá.
      </p>
    );
  }
  if (isWithoutLeftovers(search.found)) {
    return (
      <p>
        Procuramos e não há nada de uma versão antiga aqui. Se você a usava em outro aparelho ou
        navegador, abra esta página nele.
      </p>
    );
  }
  return <Download found={search.found} fileName={fileName} />;
}

function Download({ found, fileName }: { found: Leftovers; fileName: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(leftoversFile(found));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [found]);

  const entries = plural(Object.keys(found.entries).length, {
    zero: 'nenhum registro solto',
    one: '1 registro solto',
    other: '# registros soltos',
  });
  const databases = plural(Object.keys(found.databases).length, {
    zero: 'nenhum banco de dados',
    one: '1 banco de dados',
    other: '# bancos de dados',
  });
  return (
    <>
      <p>
        Encontramos {entries} e {databases}. Baixe uma cópia em JSON, um formato aberto. Nada será
        apagado deste navegador.
      </p>
      {found.unreadable.length > 0 && (
        <p>
          Não foi possível ler: {found.unreadable.join(', ')}. Feche as outras abas deste endereço e
          abra esta página de novo.
        </p>
      )}
      {address !== null && (
        <a
          href={address}
          download={`${fileName}.json`}
          className={buttonClass({ variant: 'outline' })}
        >
          Baixar meus dados antigos
        </a>
      )}
    </>
  );
}
