import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Checks of the files in deploy/ that need no engine, systemd or nginx. */
const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const allOf = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, one = '']) => one);

const example = read('.env.example');
const compose = read('deploy/compose.yaml');
const image = read('deploy/Containerfile').replaceAll('\\\n', '');
const unit = read('deploy/anilha.service');
const nginx = read('deploy/nginx.conf');

/** The variables of .env.example, which lists every setting of the server. */
const settings = allOf(example, /^(\w+)=/gm);
/** Settings that a container does not need, each with the reason. */
const LEFT_OUT = {
  HOST: 'in a container it listens on every interface',
  API_URL: 'the web port answers /api, and the other port is led to by nobody',
  STRIPE_API_URL: 'production refuses it',
};
const setByImage = allOf(image, /^ENV (.+)$/gm).flatMap((line) => allOf(line, /(\w+)=/g));

/** The text of a service in compose.yaml. */
const serviceOf = (name: string) =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
const stages = image.split(/^FROM /m).slice(1);
const stageOf = (target: string) => stages.find((stage) => stage.includes(` AS ${target}\n`)) ?? '';

test('compose hands every setting on, to the server and to the tools', () => {
  const given = allOf(serviceOf('app'), /^ {6}([A-Z_]+): /gm);
  const all = [...new Set([...given, ...setByImage, ...Object.keys(LEFT_OUT)])];
  expect(all.sort()).toEqual([...settings].sort());
  expect(given.filter((name) => name in LEFT_OUT)).toEqual([]);
  expect(serviceOf('tools')).toContain('environment: *settings\n');
});

test('what the operator has to choose stands in .env.example', () => {
  const asked = allOf(compose, /\$\{(\w+)/g);
  const told = allOf(example, /^(?:# )?(\w+)=/gm);
  expect(asked.filter((name) => !told.includes(name))).toEqual([]);
  expect(asked).toContain('DATABASE_PASSWORD');
});

test('pg_dump is of the same major and the same Debian as the database', () => {
  const [, major, debian] = /image: postgres:(\d+)-(\w+)\n/.exec(compose) ?? [];
  expect(image).toContain(` postgresql-client-${major} `);
  const bases = allOf(image, /^FROM node:(\S+)/gm);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toContain(`-${debian}-`);
});

test('every folder that a volume is put on is there, and belongs to who writes into it', () => {
  const targets = { app: stages.at(-1) ?? '', tools: stageOf('tools') };
  for (const [service, stage] of Object.entries(targets)) {
    const folders = allOf(serviceOf(service), /^ {6}- \w+:(\/\w+)$/gm);
    expect(folders).toContain('/data');
    const [beforeUser = '', user] = stage.split(/^USER /m);
    expect(user).toMatch(/^node\n/);
    const made = /mkdir ([^&\n]+)/.exec(beforeUser)?.[1]?.trim().split(' ');
    const owned = /chown node:node ([^&\n]+)/.exec(beforeUser)?.[1]?.trim().split(' ');
    expect(made, service).toEqual(expect.arrayContaining(folders));
    expect(owned, service).toEqual(expect.arrayContaining(folders));
    for (const folder of folders) expect(user, service).toMatch(new RegExp(`VOLUME.*${folder}`));
  }
  expect(serviceOf('tools')).toContain('- backups:/backups\n');
});

test('the image copies what is there, and starts what the build makes', () => {
  const kept = allOf(read('deploy/Containerfile.dockerignore'), /^!(\S+)$/gm);
  expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const start = /&& (node \S+)"/.exec(read('package.json'))?.[1];
  expect(`CMD ["${start?.replace(' ', '", "')}"]`).toBe(
    /^CMD \["node", "dist.*$/m.exec(image)?.[0],
  );
  expect(unit).toContain(`ExecStart=/usr/bin/${start}\n`);
});

test('the unit names settings that there are, and ends later than the server does', () => {
  const named = allOf(unit, /^Environment=(.+)$/gm).flatMap((line) => allOf(line, /(\w+)=/g));
  expect(named.filter((name) => !settings.includes(name))).toEqual([]);
  const seconds = (what: RegExp) => Number(what.exec(unit)?.[1]);
  // Running requests get ten more seconds.
  expect(seconds(/TimeoutStopSec=(\d+)/)).toBeGreaterThan(seconds(/DRAIN_SECONDS=(\d+)/) + 10);
});

test('the unit starts again for as long as the database is away', () => {
  // Without this line systemd gives up after five starts in ten seconds, and nothing starts the
  // server again.
  expect(unit).toMatch(/^\[Unit\]\n(?:[^[].*\n)*StartLimitIntervalSec=0\n/m);
  expect(unit).toContain('Restart=always\n');
});

test('nginx notes no address: those of links, calendars and new passwords open them', () => {
  const doors = nginx.split(/^server \{$/m).slice(1);
  expect(doors.map((door) => allOf(door, /^ {4}access_log \S+ (\w+);$/gm))).toEqual([
    ['anilha'],
    ['anilha'],
  ]);
  const [, noted = ''] = /log_format anilha ([^;]+);/.exec(nginx) ?? [];
  expect(noted).toContain('$status');
  expect(noted).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b/);
});

test('nginx leads to the ports of the unit, and takes what the server takes', () => {
  const ports = allOf(nginx, /server 127\.0\.0\.1:(\d+)/g);
  expect(ports.length).toBe(2);
  for (const port of ports) expect(unit).toContain(`anilha@${port}`);
  const kilobytes = allOf(read('server/http/guards.ts'), /LIMIT = (\d+) \* 1024;/g).map(Number);
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  expect(megabytes * 1024).toBeGreaterThanOrEqual(Math.max(...kilobytes));
  const beat = Number(
    /BEAT_EVERY_MS = ([\d_]+);/.exec(read('server/live/socket-server.ts'))?.[1]?.replace('_', ''),
  );
  const silence = Number(/proxy_read_timeout (\d+)s;/.exec(nginx)?.[1]);
  expect(silence * 1000).toBeGreaterThan(2 * beat);
});
