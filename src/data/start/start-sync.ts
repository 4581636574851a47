import { parse } from 'valibot';
import { pokeSchema } from '#protocol/sync';
import type { Client } from '../../api/client';
import type { Replica } from '../../replica/replica';
import { createBeats } from '../../sync/beats';
import { createEngine } from '../../sync/engine';
import { createLeadership } from '../../sync/leadership';
import { createTransport } from '../../sync/transport';
import { startTriggers } from '../../sync/triggers';
import type { RunningSync } from '../store/background-sync';
import { createStudentSync } from '../student-space/student-sync';
import { every, schedule } from '../timers';

/** Creates the engine for this browser and server. It is a separate chunk. */
export function startSync(replica: Replica, client: Client): RunningSync {
  const students = createStudentSync(replica, client);
  const wall = () => Date.now();
  const leadership = createLeadership(replica.account, {
    locks: navigator.locks,
    beats: createBeats(localStorage),
    wall,
    schedule,
  });
  const transport = createTransport(client);
  const random = Math.random;
  const isHidden = () => document.visibilityState === 'hidden';
  const engine = createEngine({ replica, transport, leadership, wall, random, schedule, isHidden });
  const request = () => {
    engine.request();
    students.request();
  };
  const stopTriggers = startTriggers(request, { window, document, every });
  let live: { readonly device: string; close(): void } | null = null;
  let over = false;

  /** The exchange decides about the session; without one the screens lead to the sign-in. */
  const onRefused = async () => {
    live = null;
    await engine.flush();
    // A new sign-in, perhaps in another tab, may have replaced the refused session.
    if (!live && !over && engine.status().obstacle === null) listen();
  };

  /**
   * Opens a new connection each time: the former one may wait for its next try, or belong to an
   * ended session. It names the device, so that the server does not poke it for its own writes.
   */
  const listen = () => {
    live?.close();
    const device = replica.device();
    const subscription = client.subscribe(`/api/live?device=${device}`, {
      read: (message) => parse(pokeSchema, message),
      onMessage: ({ space, rev }) => {
        if (space === replica.space) engine.request();
        else students.onPoke(space, rev);
      },
      onState: (state) => {
        if (state === 'open') {
          engine.request();
          students.onPoke();
        }
        if (state === 'refused') void onRefused();
      },
    });
    live = { device, close: subscription.close };
  };
  engine.subscribe(() => {
    // A copied profile gets a new name. With the old one, pokes caused by its twin would not reach
    // it.
    if (!live || live.device === replica.device()) return;
    listen();
  });

  return {
    engine: students.around(engine),
    listen() {
      listen();
      students.catchUp();
    },
    close() {
      over = true;
      students.close();
      live?.close();
      stopTriggers();
      engine.stop();
    },
  };
}
