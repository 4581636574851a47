import type { ComponentType } from 'react';
import type { ScreenPath } from '#protocol/screen-paths';
import { createPart, type Part } from '../ui/state/lazy-part';

/**
 * Visibility of a screen. `visitor`: only signed-out people; others are sent to the app. `device`:
 * signed-in people, and people with an ended session and data on this device.
 */
export type RouteAccess = 'anyone' | 'visitor' | 'session' | 'device';

/** `*` matches every other path; `/kit` exists only in development. */
type RoutePath = ScreenPath | '*' | '/kit';

export type ScreenRoute = {
  path: RoutePath;
  screen: Part<object>;
  access: RouteAccess;
  title: string;
  /** The app's navigation around the screen; `side` has no tabs on a phone. Absent without any. */
  frame?: 'tabs' | 'side';
};

type ScreenModule = { default: ComponentType };

export function route(
  path: RoutePath,
  access: RouteAccess,
  title: string,
  load: () => Promise<ScreenModule>,
): ScreenRoute {
  return { path, access, title, screen: createPart(load) };
}

/** A screen of training: it works from this device, inside the navigation. */
export function training(
  path: RoutePath,
  frame: 'tabs' | 'side',
  title: string,
  load: () => Promise<ScreenModule>,
): ScreenRoute {
  return { ...route(path, 'device', title, load), frame };
}

/** A screen of the account: it needs the server, inside the navigation. */
export function account(
  path: RoutePath,
  title: string,
  load: () => Promise<ScreenModule>,
): ScreenRoute {
  return { ...route(path, 'session', title, load), frame: 'tabs' };
}

/**
 * The table of everyday routes: a screen is a folder in src/screens and one line here, or in
 * ./later-routes for rarer ones. The first match wins, here before there.
 */
export const ROUTES: readonly ScreenRoute[] = [
  training('/', 'tabs', 'Hoje', () => import('../screens/workouts/home/home')),
  route(
    '/',
    'visitor',
    'Treino com um toque, mesmo sem internet',
    () => import('../screens/site/landing/landing'),
  ),
  route('/login', 'visitor', 'Entrar', () => import('../screens/account/login/login')),
  training('/app/workout', 'side', 'Treino', () => import('../screens/workouts/workout/workout')),
  training(
    '/app/programs',
    'tabs',
    'Fichas',
    () => import('../screens/programs/programs/programs'),
  ),
  training(
    '/app/programs/new',
    'tabs',
    'Nova ficha',
    () => import('../screens/programs/new-program/new-program'),
  ),
  training(
    '/app/programs/:id',
    'tabs',
    'Ficha',
    () => import('../screens/programs/program/program'),
  ),
  training(
    '/app/programs/:id/edit',
    'side',
    'Editar ficha',
    () => import('../screens/programs/program-editor/program-editor'),
  ),
  training(
    '/app/history',
    'tabs',
    'Histórico',
    () => import('../screens/workouts/history/history'),
  ),
  training(
    '/app/progress',
    'tabs',
    'Progresso',
    () => import('../screens/progress/progress/progress'),
  ),
  training(
    '/app/history/new',
    'side',
    'Registrar treino',
    () => import('../screens/workouts/add-workout/add-workout'),
  ),
  training('/app/history/bin', 'tabs', 'Lixeira', () => import('../screens/workouts/bin/bin')),
  training(
    '/app/history/:id',
    'tabs',
    'Treino',
    () => import('../screens/workouts/history-entry/history-entry'),
  ),
  training(
    '/app/exercises',
    'tabs',
    'Exercícios',
    () => import('../screens/exercises/exercises/exercises'),
  ),
  training(
    '/app/exercises/:id',
    'tabs',
    'Exercício',
    () => import('../screens/exercises/exercise/exercise'),
  ),
  training('/app/body', 'tabs', 'Corpo', () => import('../screens/health/body/body')),
  training('/app/profile', 'tabs', 'Perfil', () => import('../screens/account/profile/profile')),
  // Every part of the kit in every state, for developers; absent from the build.
  ...(import.meta.env.DEV
    ? [route('/kit', 'session', 'Kit', () => import('../ui/kit/kit-page'))]
    : []),
];

/** The screen for an unknown address. */
export const NOT_FOUND = route(
  '*',
  'anyone',
  'Página não encontrada',
  () => import('../screens/site/not-found/not-found'),
);

/** Replaces every screen while the account waits for erasure, or is erased. */
export const ENDING = route(
  '*',
  'anyone',
  'Exclusão da conta',
  () => import('../screens/account/account-end/account-end'),
);

/** Sections that a visitor may open besides exactly `/`; each includes everything below it. */
const OPEN_SECTIONS = new Set([
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'legals',
  'start',
  'links',
  'public',
]);

/** Whether a visitor without a session may open a path. */
export function isOpenPath(path: string): boolean {
  if (path === '/') return true;
  const [root, section] = path.split('/');
  return root === '' && section !== undefined && OPEN_SECTIONS.has(section);
}
