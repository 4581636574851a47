import { PASSWORD } from '../e2e/entry-steps';
import { BENCH } from '../e2e/person-steps';
import type { EnginePage } from '../harness/engines/engine-page';
import { fill, pressButton, see, seeNo, until } from '../harness/engines/steps';

/** Signs in by the form; ends on the home screen. */
export async function signIn(page: EnginePage, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fill(page, 'E-mail', email);
  await fill(page, 'Senha', password);
  await pressButton(page, 'Entrar');
  await see(page, { role: 'link', name: /^(Fichas|Alunos)$/ });
}

/** Waits until the worker has the whole build and controls the page. */
export async function untilWorkerControls(page: EnginePage): Promise<void> {
  await until(page, 'worker', async () => {
    const controls = () => navigator.serviceWorker.controller?.state === 'activated';
    return (await page.run(controls)) === true ? true : null;
  });
}

/** Gives a file to the field with this label, as the system's dialog does. */
export async function chooseFile(
  page: EnginePage,
  label: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await until(page, `field for ${name}`, async () => {
    const given = await page.run(
      (wanted: string, called: string, base64: string) => {
        const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
        const input = inputs.find((one) => one.getAttribute('aria-label') === wanted);
        if (!input) return null;
        const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([content], called));
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      label,
      name,
      bytes.toString('base64'),
    );
    return given === true ? true : null;
  });
}

/** Opens a screen in the same document, as the links of the app do. */
export const open = (page: EnginePage, path: string) =>
  page.run((address: string) => history.pushState(null, '', address), path);

/** Starts an empty workout with one exercise; ends where its first set waits. */
export async function startBench(page: EnginePage): Promise<void> {
  await open(page, '/app/workout?start=1');
  await addBench(page);
}

/** Adds an exercise to the running workout; ends where its first set waits. */
export async function addBench(page: EnginePage): Promise<void> {
  await pressButton(page, 'Adicionar exercício');
  await fill(page, 'Buscar exercício', BENCH);
  await pressButton(page, new RegExp(`^Adicionar ${BENCH}`));
  await seeNo(page, { role: 'field', name: 'Buscar exercício' });
  await see(page, { role: 'button', name: /^Concluir série 1 de 3/ });
}

/** Leaves the account; ends on the landing page. */
export async function signOut(page: EnginePage): Promise<void> {
  await open(page, '/app/profile');
  await pressButton(page, 'Sair deste aparelho');
  await see(page, { role: 'heading', name: /^Uma série/ });
}
