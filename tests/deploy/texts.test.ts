import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('prints what people read, by folder, with a gap for each value', async () => {
  const run = ['deploy/texts.ts', 'src/screens/workouts/home', 'src/words/health'];
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', run);
  const lines = stdout.split('\n');
  expect(lines).toContain('src/screens/workouts/home');
  expect(lines).toContain('  Treino feito');
  expect(lines).toContain('  respondeu sim a # perguntas');
  // Neither classes nor addresses nor imports.
  expect(stdout).not.toMatch(/layoutClass|module\.css|^ {2}\/app|#domain/m);
});
