import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '../e2e/person-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES } from '../harness/engines/engine-page';
import { layerFaults } from '../harness/engines/layer-faults';
import { press, pressButton, see, seeNo } from '../harness/engines/steps';
import { signIn, startBench } from './journey-steps';

let server: BuiltServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => server.url);

  test('types a load, takes a set back and finishes the workout', async () => {
    const { page } = browser;
    const email = `rita-${engine}@exemplo.com.br`;
    await createPerson(server, 'Rita', email);
    await signIn(page, email);
    await startBench(page);

    await pressButton(page, /^Carga.*Digitar$/);
    await see(page, { role: 'field', name: 'Carga (kg)' });
    await expect.poll(() => layerFaults(page, 'dialog:modal')).toEqual([]);
    await page.type('82,5');
    await pressButton(page, 'Concluir série');
    await see(page, { role: 'button', name: /^Série 1 de 3: 82,5 quilos.*Feita/ });
    await pressButton(page, 'Desfazer');
    await pressButton(page, /^Concluir série 1 de 3: 82,5 quilos/);
    await see(page, { role: 'button', name: /^Concluir série 2 de 3/ });

    await pressButton(page, 'Opções do treino');
    await see(page, { role: 'button', name: 'Descartar treino' });
    await expect.poll(() => layerFaults(page, 'dialog:modal')).toEqual([]);
    await page.key('Escape');
    await seeNo(page, { role: 'button', name: 'Descartar treino' });

    await pressButton(page, 'Concluir');
    await see(page, { role: 'button', name: 'Concluir e salvar' });
    await expect.poll(() => layerFaults(page, 'dialog:modal')).toEqual([]);
    await press(page, { role: 'button', name: 'Concluir e salvar' });
    await see(page, { role: 'heading', name: 'Treino salvo' });
    expect(browser.takeComplaints()).toEqual([]);
  });
});
