import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { runAsNode } from '../harness/faked-node';

const root = join(import.meta.dirname, '..', '..');
const CHECK = join(root, 'server', 'check-node.js');
const manifest = v.parse(
  v.object({
    engines: v.object({ node: v.string() }),
    scripts: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);

test.each(['18.20.8', '20.10.0', '20.18.3', '21.7.3', '22.13.1', '23.11.0'])(
  'names what to install in one line when Node is %s',
  (version) => {
    const { status, output } = runAsNode(CHECK, version);
    expect(output.trimEnd().split('\n')).toHaveLength(1);
    expect(output).toContain(`Este Node é o ${version}. Instale o Node 24`);
    expect(status).toBe(1);
  },
);

test.each(['20.19.0', '20.20.2', '22.14.0', '22.23.3', '24.0.0', '24.21.0', '25.1.0', '26.10.0'])(
  'says nothing when Node is %s',
  (version) => {
    expect(runAsNode(CHECK, version)).toEqual({ status: 0, output: '' });
  },
);

test('npm ci refuses the same versions', () => {
  expect(manifest.engines.node).toBe('^20.19.0 || ^22.14.0 || >=24.0.0');
  const strict = spawnSync('npm', ['config', 'get', 'engine-strict'], { cwd: root });
  expect(String(strict.stdout).trim()).toBe('true');
});

test('each command that starts the server or builds it looks at the version first', () => {
  const unchecked = Object.entries(manifest.scripts).filter(
    ([, command]) =>
      /\b(tsx server\/|vite build)/.test(command) &&
      !command.startsWith('node server/check-node.js && '),
  );
  expect(unchecked).toEqual([]);
});
