import { PASSWORD } from '../e2e/entry-steps';
import { BENCH } from '../e2e/person-steps';
import type { EnginePage } from '../harness/engines/engine-page';
import { fill, pressButton, see, seeNo } from '../harness/engines/steps';

/** Signs in by the form; ends on the home screen. */
export async function signIn(page: EnginePage, email: string): Promise<void> {
  await page.goto('/login');
  await fill(page, 'E-mail', email);
  await fill(page, 'Senha', PASSWORD);
  await pressButton(page, 'Entrar');
  await see(page, { role: 'link', name: 'Fichas' });
}

/** Starts an empty workout with one exercise; ends where its first set waits. */
export async function startBench(page: EnginePage): Promise<void> {
  // In the same document, as the links of the app lead there
  await page.run(() => history.pushState(null, '', '/app/workout?start=1'));
  await pressButton(page, 'Adicionar exercício');
  await fill(page, 'Buscar exercício', BENCH);
  await pressButton(page, new RegExp(`^Adicionar ${BENCH}`));
  await seeNo(page, { role: 'field', name: 'Buscar exercício' });
  await see(page, { role: 'button', name: /^Concluir série 1 de 3/ });
}
