import { describe, expect, it } from 'vitest';
import { kitInChromium } from './kit-steps';

const kit = kitInChromium();
const { openKit, button } = kit;

describe('by keyboard', () => {
  it('the disc acts on Enter and Space, and rests when it lies still', async () => {
    await openKit();
    await button('Concluir série 3 de 19').focus();
    await kit.page.keyboard.press('Enter');
    await button('Concluir série 4 de 19').waitFor();
    await kit.page.keyboard.press('Space');
    await button('Concluir série 5 de 19').waitFor();
    expect(await button('Disco: still').isDisabled()).toBe(true);
  });

  it('the stepper steps once a press', async () => {
    await openKit();
    const group = kit.page.getByRole('group', { name: 'Carga' });
    await button('Aumentar 2,5 quilos').focus();
    await kit.page.keyboard.press('Enter');
    await expect.poll(() => group.textContent()).toBe('85kg');
    await button('Diminuir 2,5 quilos').focus();
    await kit.page.keyboard.press('Space');
    await kit.page.keyboard.press('Space');
    await expect.poll(() => group.textContent()).toBe('80kg');
  });

  it.each([
    ['102,5', '102,5kg'],
    ['82.25', '82,25kg'],
    ['7', '7kg'],
  ])('the keypad takes %s', async (typed, shown) => {
    await openKit();
    const opener = button('Carga: 82,5 quilos. Digitar outra');
    await opener.focus();
    await kit.page.keyboard.press('Enter');
    await kit.page.getByRole('textbox', { name: 'Carga (kg)' }).waitFor();
    await kit.page.keyboard.type(typed);
    await kit.page.keyboard.press('Enter');
    await expect
      .poll(() => kit.page.getByRole('group', { name: 'Carga' }).textContent())
      .toBe(shown);
    await expect.poll(() => kit.page.locator('dialog').count()).toBe(0);
    await expect
      .poll(() => kit.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain('Digitar outra');
  });

  it('the keypad steps with the arrows and erases', async () => {
    await openKit();
    await button('Abrir teclado').click();
    const field = kit.page.getByRole('textbox', { name: 'Carga (kg)' });
    await kit.page.keyboard.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('85');
    await kit.page.keyboard.press('End');
    await kit.page.keyboard.press('Backspace');
    await expect.poll(() => field.inputValue()).toBe('8');
  });

  it('a sheet takes the focus, keeps it, and gives it back on Esc', async () => {
    await openKit();
    await button('Abrir folha').focus();
    await kit.page.keyboard.press('Enter');
    const sheet = kit.page.getByRole('dialog', { name: 'Adicionar exercício' });
    await sheet.waitFor();
    await expect
      .poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await kit.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect
      .poll(() => kit.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Abrir folha');
  });

  it('a question starts on the way out, so that Enter destroys nothing', async () => {
    await openKit();
    await button('Abrir confirmação').click();
    await kit.page.getByRole('alertdialog', { name: 'Descartar este treino?' }).waitFor();
    await expect
      .poll(() => kit.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Continuar');
  });

  it('a menu is walked with the arrows', async () => {
    await openKit();
    await button('Opções de Remada curvada').focus();
    await kit.page.keyboard.press('Enter');
    await button('Mover para cima').waitFor();
    await kit.page.keyboard.press('ArrowDown');
    await expect
      .poll(() => kit.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Trocar exercício');
    await kit.page.keyboard.press('ArrowDown');
    await kit.page.keyboard.press('ArrowDown');
    await expect
      .poll(() => kit.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Mover para cima');
    await kit.page.keyboard.press('Escape');
    await expect.poll(() => kit.page.locator('dialog').count()).toBe(0);
  });
});

describe('by finger', () => {
  it('the keys of the keypad replace what was there, then add to it', async () => {
    await openKit();
    await button('Abrir teclado').click();
    for (const key of ['1', '0', '2', 'Vírgula', '5']) await button(key).click();
    const field = kit.page.getByRole('textbox', { name: 'Carga (kg)' });
    await expect.poll(() => field.inputValue()).toBe('102,5');
    await button('Apagar').click();
    await button('Concluir série').click();
    await expect
      .poll(() => kit.page.getByRole('group', { name: 'Carga' }).textContent())
      .toBe('102kg');
  });

  it('a step held down repeats, and a slip off the target does nothing', async () => {
    await kit.takeNewPage();
    await kit.page.clock.install({ time: 0 });
    await openKit();
    const group = kit.page.getByRole('group', { name: 'Carga' });
    await button('Aumentar 2,5 quilos').hover();
    await kit.page.clock.pauseAt(60_000);
    await kit.page.mouse.down();
    await kit.page.clock.runFor(420 + 110 * 2 + 20);
    await kit.page.mouse.up();
    await expect.poll(() => group.textContent()).toBe('90kg');
    await kit.page.mouse.down();
    await kit.page.mouse.move(5, 5);
    await kit.page.mouse.up();
    expect(await group.textContent()).toBe('90kg');
  });

  it('a tap on the backdrop closes a sheet, a press that began inside does not', async () => {
    await openKit();
    await button('Abrir folha').click();
    const sheet = kit.page.getByRole('dialog', { name: 'Adicionar exercício' });
    await sheet.getByRole('heading').hover();
    await kit.page.mouse.down();
    await kit.page.mouse.move(10, 400);
    await kit.page.mouse.up();
    expect(await sheet.isVisible()).toBe(true);
    await kit.page.mouse.click(10, 400);
    await sheet.waitFor({ state: 'detached' });
  });

  it('everything to touch is at least 48 px', async () => {
    await kit.page.setViewportSize({ width: 360, height: 780 });
    await openKit();
    const small = await kit.page
      .locator('button, select, textarea, [role="switch"]')
      .evaluateAll((all) =>
        all.flatMap((target) => {
          // This one is shown in its pressed state, which is slightly smaller
          if (target.getAttribute('data-shown')?.includes('active')) return [];
          const row = target.closest('label') ?? target;
          const grown = getComputedStyle(target, '::after').position === 'absolute' ? 16 : 0;
          const { height, width } = row.getBoundingClientRect();
          const name = target.getAttribute('aria-label') ?? target.textContent;
          return height + grown < 48 || width < 48 ? [`${name}: ${width} × ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  });
});

describe('fields whose text stands for a value', () => {
  const field = (name: string) => kit.page.getByRole('textbox', { name, exact: true });
  const described = async (name: string) => {
    const ids = await field(name).getAttribute('aria-describedby');
    const texts = (ids ?? '')
      .split(' ')
      .map((id) => kit.page.locator(`[id="${id}"]`).textContent());
    return (await Promise.all(texts)).join(' ');
  };

  it('a day is typed without its slashes, corrected in the middle, and checked when it is left', async () => {
    await openKit();
    const day = field('Vencimento');
    await day.fill('');
    await day.pressSequentially('05032026');
    await expect.poll(() => day.inputValue()).toBe('05/03/2026');
    expect(await described('Vencimento')).toBe('2026-03-05');
    for (const key of ['Home', 'ArrowRight', 'Backspace', '1']) await kit.page.keyboard.press(key);
    await expect.poll(() => day.inputValue()).toBe('15/03/2026');
    await kit.page.keyboard.type('9');
    await expect.poll(() => day.inputValue()).toBe('15/03/2026');
    await day.fill('31/02/2026');
    expect(await day.getAttribute('aria-invalid')).toBeNull();
    await kit.page.keyboard.press('Tab');
    await expect.poll(() => described('Vencimento')).toContain('Esta data não existe');
    expect(await day.getAttribute('aria-invalid')).toBe('true');
    await day.fill('28/2/2026');
    await kit.page.keyboard.press('Tab');
    await expect.poll(() => day.inputValue()).toBe('28/02/2026');
    expect(await day.getAttribute('aria-invalid')).toBeNull();
  });

  it('an amount is pasted in any form and kept in centavos, a number steps, a CPF is checked', async () => {
    await openKit();
    const amount = field('Mensalidade');
    await amount.fill('R$ 1.500,5');
    await kit.page.keyboard.press('Tab');
    await expect.poll(() => amount.inputValue()).toBe('1.500,50');
    expect(await described('Mensalidade')).toBe('150050 centavos');
    await amount.fill('4');
    await kit.page.keyboard.press('Tab');
    await expect.poll(() => described('Mensalidade')).toContain('O valor mínimo é R$');
    expect(await described('Mensalidade')).toContain('nenhum centavos');

    const weight = field('Peso opcional');
    await weight.fill('79.25');
    await expect.poll(() => weight.inputValue()).toBe('79,25');
    await kit.page.keyboard.press('ArrowUp');
    await expect.poll(() => weight.inputValue()).toBe('79,75');
    await weight.fill('7');
    await kit.page.keyboard.press('Tab');
    await expect.poll(() => described('Peso opcional')).toContain('de 20 a 400');

    const cpf = field('CPF');
    await cpf.pressSequentially('52998224726');
    await expect.poll(() => cpf.inputValue()).toBe('529.982.247-26');
    await kit.page.keyboard.press('Tab');
    await expect.poll(() => described('CPF')).toContain('Este CPF não existe');
    await cpf.fill(' 529 982 247/25');
    await expect.poll(() => described('CPF')).toBe('52998224725');
  });
});

describe('tabs', () => {
  it('are one stop of the keyboard, walked with the arrows, and scroll into sight', async () => {
    await kit.page.setViewportSize({ width: 320, height: 640 });
    await openKit();
    const tab = (name: string) => kit.page.getByRole('tab', { name });
    await tab('Esta semana').focus();
    await kit.page.keyboard.press('ArrowLeft');
    await expect.poll(() => tab('Pagamentos').getAttribute('aria-selected')).toBe('true');
    const box = await tab('Pagamentos').boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await kit.page.getByRole('tabpanel').textContent()).toContain('220,00');
    await kit.page.keyboard.press('ArrowRight');
    await kit.page.keyboard.press('ArrowRight');
    await expect.poll(() => kit.page.getByRole('tabpanel').textContent()).toContain('82,5 kg');
    await kit.page.keyboard.press('Tab');
    expect(await kit.page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe(
      'tab',
    );
  });
});
