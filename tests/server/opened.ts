import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { linkPeople } from '../harness/coaching';
import type { TestDatabase } from '../harness/databases';
import { createTestServer, type TestServer } from '../harness/server';
import type { Person } from './coaching/people';
import { type PushService, startPushService } from './device/push-service';

/*
 * Set-up of a suite. Each function below opens a part of it before every test, and the server
 * closes after it. The imported names always mean the test that runs.
 */

export let server: TestServer;
/** A professional. */
export let carla: Person;
export let ana: Person;
export let bia: Person;
/** By which Carla coaches Ana, who shares her programs. */
export let link: string;

export let service: PushService;

export function withServer(database: TestDatabase): void {
  beforeEach(async () => {
    server = await createTestServer({ database });
  });
  afterEach(() => server.close());
}

export function withAna(database: TestDatabase): void {
  withServer(database);
  beforeEach(async () => {
    ana = await server.signedIn();
  });
}

export function withCarlaAndAna(database: TestDatabase): void {
  withServer(database);
  beforeEach(async () => {
    carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    ana = await server.signedIn();
  });
}

export function withCoachedAna(database: TestDatabase): void {
  withCarlaAndAna(database);
  beforeEach(async () => {
    link = await linkPeople(server.deps, {
      professional: carla.user.id,
      student: ana.user.id,
      scopes: ['program'],
      at: server.clock.now(),
    });
  });
}

/** Opens one server and a push service for all tests of a suite. */
export function withPushService(database: TestDatabase): void {
  beforeAll(async () => {
    service = await startPushService();
    server = await createTestServer({ database, pushDoor: service.door });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
}

/** Also signs Bia in, beside those of the functions above. */
export function withBia(): void {
  beforeEach(async () => {
    bia = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
  });
}
