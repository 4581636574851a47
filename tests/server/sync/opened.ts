import { beforeEach } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { addPerson } from '../../harness/accounts';
import { createVisit, type Visit } from './coach-device';
import { createDevice, createEndpoint, type Device, type Endpoint, newId } from './endpoint';

/*
 * Set-up of a suite. Each function below opens a part of it before every test. The imported names
 * always mean the test that runs.
 */

export let endpoint: Endpoint;
export let student: string;
/** Two devices of the student. */
export let phone: Device;
export let tablet: Device;
export let coach: string;
/** A device of the coach in the student's space. */
export let visit: Visit;

export function withPhone(store: () => Connection): void {
  beforeEach(() => {
    endpoint = createEndpoint(store());
    student = `s${newId()}`;
    phone = createDevice(endpoint, student, 'phone');
    tablet = createDevice(endpoint, student, 'tablet');
  });
}

/** Also opens a coach's device, without a link to the student. */
export function withVisit(store: () => Connection): void {
  withPhone(store);
  beforeEach(async () => {
    coach = `c${newId()}`;
    visit = createVisit(endpoint, coach, student);
    await addPerson(store(), student);
  });
}

/** The code of each refusal, 'ok' for what was accepted. */
export const codes = (results: readonly object[]) =>
  results.map((result) => ('code' in result ? result.code : 'ok'));
