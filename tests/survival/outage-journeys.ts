import { PASSWORD } from '../e2e/entry-steps';

/** A browser profile in any engine: pages come and go, stored data stays. */
export interface Device {
  /** Opens the app in a new page, and closes an earlier one. */
  open(path: string): Promise<void>;
  /** Loads another address in the open page. */
  goto(path: string): Promise<void>;
  /** Presses the first button or link with that name. */
  press(name: RegExp): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Waits for a text on the page. */
  shows(text: string): Promise<void>;
  /** Runs a script in the page; resolves with its result, or that of its promise. */
  run(script: string): Promise<unknown>;
}

/** A person's acts around an outage of the server. */
export interface Journey {
  before(device: Device): Promise<void>;
  during(device: Device): Promise<void>;
  /** Part of an address that the app requests repeatedly during the outage. */
  readonly asked: string;
}

const SQUAT = 'Agachamento livre com barra';

async function signIn(device: Device, email: string): Promise<void> {
  await device.open('/login');
  await device.type('E-mail', email);
  await device.type('Senha', PASSWORD);
  await device.press(/^Entrar$/);
  await device.shows('Bom treino');
  await device.run('navigator.serviceWorker.ready.then(() => null)');
}

async function addExercise(device: Device): Promise<void> {
  await device.press(/^(Adicionar exercício|Exercício)$/);
  await device.type('Buscar exercício', SQUAT);
  await device.press(new RegExp(`^Adicionar ${SQUAT}(,|$)`));
  await device.shows('0 de 3 séries');
}

async function untilSent(device: Device): Promise<void> {
  await device.goto('/app/profile');
  await device.shows('Tudo está neste aparelho e no servidor.');
}

/** Logs two sets without the server, and reopens the app without it. */
export function logSets(email: string): Journey {
  return {
    async before(device) {
      await signIn(device, email);
      await device.goto('/app/workout?start=1');
      await addExercise(device);
      await untilSent(device);
      await device.goto('/app/workout');
      await device.shows('0 de 3 séries');
    },
    async during(device) {
      for (const nth of [1, 2]) {
        await device.press(new RegExp(`^Concluir série ${nth} de 3`));
        await device.shows(`${nth} de 3 séries`);
      }
      await device.open('/app/workout');
      await device.shows('2 de 3 séries');
    },
    asked: '/api/auth/get-session',
  };
}

/** A coach logs a set for a student without the server, and reopens the app without it. */
export function logForStudent(email: string, student: string): Journey {
  return {
    async before(device) {
      await signIn(device, email);
      await device.goto('/app/floor');
      await device.press(/^Escolher pessoas$/);
      await device.press(new RegExp(`^${student}$`));
      await device.press(/^Abrir com /);
      await device.press(/^Treino sem ficha$/);
      await addExercise(device);
      await untilSent(device);
      await device.goto('/app/floor');
      await device.shows('0 de 3 séries');
    },
    async during(device) {
      await device.press(/^Concluir série 1 de 3/);
      await device.shows('1 de 3 séries');
      await device.open('/');
    },
    asked: '/api/auth/get-session',
  };
}

/** A person leaves the device without the server, and reopens the app without it. */
export function leaveDevice(email: string): Journey {
  return {
    before: (device) => signIn(device, email),
    async during(device) {
      await device.open('/app/profile');
      await device.press(/^Sair deste aparelho$/);
      await device.shows('A sessão no servidor termina quando houver internet.');
      await device.open('/');
    },
    asked: '/api/auth/sign-out',
  };
}

/** A coach opens a student's photos without the server. */
export function lookAtPhotos(email: string, student: string): Journey {
  const path = `/app/students/${student}`;
  return {
    async before(device) {
      await signIn(device, email);
      await device.goto(path);
      await device.shows('Corpo e metas');
    },
    async during(device) {
      await device.open(`${path}/app/body/photos`);
      await device.shows('As fotos não chegaram');
    },
    asked: '/api/auth/get-session',
  };
}

/** The browser's push address changes during the outage. */
export function keepNotices(email: string): Journey {
  return {
    async before(device) {
      await signIn(device, email);
      await device.goto('/app/settings/notifications');
      await device.press(/^Receber avisos neste aparelho$/);
      await device.shows('Fim do descanso com a tela bloqueada');
    },
    async during(device) {
      await device.run("localStorage.setItem('edge', 'second')");
      await device.open('/');
    },
    asked: '/api/auth/get-session',
  };
}

/**
 * Whether the page has requested an address so often that SWR stopped (once, and three retries).
 */
export async function hasGivenUp(device: Device, asked: string): Promise<boolean> {
  const tries = await device.run(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('${asked}')).length`,
  );
  return Number(tries) > 3;
}

/** Whether the session is gone: no sign-out is pending, and the server has no session. */
export async function hasEndedSession(device: Device): Promise<boolean> {
  const left = await device.run(
    `localStorage.getItem('anilha.sign-out-owed') ?? fetch('/api/auth/get-session').then((answer) => answer.json())`,
  );
  return left === null;
}
