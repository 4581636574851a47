import type { Rolldown } from 'vite';
import { areaFiles } from './areas.ts';
import { closureOf, type Modules } from './closure.ts';

const FIRST_LOAD_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|swr|dequal|idb)\//;

/** Parts of the UI kit that most screens need, but not home. */
const FORM_PARTS =
  'chip|control|disclosure|field|form-value|icon-button|list-row|notify|segmented-control|select-field|sheet|switch-row|text-area-field|text-field|top-bar|use-modal-dialog|use-written';

/**
 * The modules with the signed-in person's data: the entry opens them, and every screen reads them.
 */
const FIRST_LOAD_MODULES =
  /\/src\/(replica\/(?:[a-z]+\/)?(replica|storage|open|reads|changes|identity|unsaved|upgrades|schema|refusal)|data\/(?:store|remote|session|start|workouts)\/(account|open-account|account-provider|background-sync|news|query|session|shapes|workouts|loaded|api-client|sync-status|preferences)|sync\/status|domain\/(account\/preference-choices|local-day)|pwa\/busy|ui\/layer\/back-guard|preferences\/(stored-value|theme|font|device-preferences))\.tsx?$/;

/** The first view: none of these may load more than it needs. */
const LIGHT = [
  'src/app/main.tsx',
  'src/catalog/exercises.ts',
  'src/screens/workouts/home/home.tsx',
  'src/screens/site/landing/landing.tsx',
  'src/screens/account/login/login.tsx',
];

/** Icons of the first view, including the navigation's. */
const LIGHT_ICONS =
  'chart-line|check|clipboard-list|dumbbell|eye|eye-off|key-round|user-round|wifi-off';

const LIVE = ['src/screens/workouts/workout/workout.tsx', 'src/live/live-services.tsx'];

/** The first tap's write, with what a new ficha and database need. */
export const RECORDS = [
  'src/replica/write/writer.ts',
  'src/replica/open/adopt.ts',
  'src/replica/mirror/mirror-here.ts',
  'src/replica/read/summaries.ts',
];

/** Modules that every screen loads after its first paint. */
const AFTER_PAINT = [
  'src/app/agreed-reports.tsx',
  'src/api/send.ts',
  'src/sync/until-done.ts',
  'src/pwa/register.ts',
  'src/parts/device/toasts.tsx',
  'src/parts/device/unsaved-banner.tsx',
  'src/ui/layer/toast.tsx',
];

/** Later modules for signed-in people: the rest of home, and the upkeep of the device. */
const SIGNED_IN = [
  'src/api/subscribe.ts',
  'src/data/start/after-start.ts',
  'src/data/device/notifications.ts',
  'src/data/start/wipe.ts',
  'src/app/notice-upkeep.tsx',
  'src/pwa/badge.ts',
  'src/pwa/push.ts',
  'src/replica/upkeep/tidy.ts',
  'src/parts/workouts/day-card.tsx',
  'src/screens/workouts/home/first-workout.tsx',
  'src/screens/workouts/home/next-card.tsx',
  'src/screens/workouts/home/past-list.tsx',
  'src/screens/workouts/home/published-news.tsx',
  'src/screens/workouts/home/running-cards.tsx',
  'src/parts/device/sync-pill-face.tsx',
];

/**
 * Our own modules, and libraries that one of them uses. In separate files the two would import each
 * other.
 */
const OURS = /\/src\/|node_modules\/(ky|react-hot-toast|uuidv7)\//;

/**
 * Modules with a file of their own: screens, named like their folder, and the display of unsent
 * records.
 */
const APART = /\/src\/(screens\/[a-z]+\/([a-z-]+)\/\2|parts\/device\/sync-pill-face)\.tsx$/;

/**
 * One file for the dependencies of some modules beyond the light ones. Fifty small files load in
 * sequence, because each is requested through the worker and names the next only after it was read.
 * A screen keeps its own file. It is preloaded by that name.
 * @param name of the file
 * @param starts ids of modules
 * @param light ids of modules that stay unmoved
 */
function needsOf(
  name: string,
  starts: readonly string[],
  light: (modules: Modules) => ReadonlySet<string>,
) {
  let wanted: ReadonlySet<string> | null = null;
  return {
    debugName: name,
    name(id: string, modules: Modules): string | null {
      wanted ??= closureOf(starts, modules);
      return wanted.has(id) && !light(modules).has(id) && !APART.test(id) ? name : null;
    },
    test: OURS,
    // Their dependencies are listed already. Including all of them would empty the light files.
    includeDependenciesRecursively: false,
  };
}

/**
 * Groups of modules that share a file. The first group has the modules of every first load that
 * deploys hardly change. Libraries that a part of the app loads later must stay out of it.
 * @param root the project's folder
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const ids = (paths: readonly string[]) => paths.map((path) => `${root}/${path}`);
  let found: ReadonlySet<string> | null = null;
  const light = (modules: Modules) => {
    found ??= closureOf(ids(LIGHT), modules);
    return found;
  };
  const fileFor = (name: string, paths: readonly string[]) => needsOf(name, ids(paths), light);
  return [
    { name: 'vendor', test: FIRST_LOAD_LIBRARIES },
    // A file of its own with this name, because devices do not store it offline.
    { name: 'posthog', test: /node_modules\/posthog-js\// },
    // Everything else that every first load needs, besides the entry, in one file.
    { name: 'first', test: FIRST_LOAD_MODULES },
    // Parts that many screens share form two files in place of fifty. Home loads both, so parts
    // that it does not use stay out: forms, dialogs and questions, and all words except those for
    // figures. Kinds of records would include valibot.
    {
      name: 'kit',
      test: new RegExp(
        String.raw`/src/ui/(?:[a-z-]+/)*(?!(${FORM_PARTS}|confirm-dialog|menu)\b|use-typed)[^/]+$|lucide-react/(?!.*(wifi-off|icons/(ellipsis|plus|trash|x)\.))`,
      ),
      minShareCount: 22,
    },
    {
      name: 'forms',
      test: new RegExp(
        String.raw`/src/(ui/(?:[a-z-]+/)*(${FORM_PARTS})|data/remote/(use-action|failure)|words/(errors|format/by-code))\.`,
      ),
      minShareCount: 22,
    },
    // Modules that home shares with few others: one file compresses better than three.
    {
      name: 'home-parts',
      test: /\/src\/(ui\/display\/week-dots|parts\/(workouts\/next-workout|input\/use-today))\./,
      minShareCount: 2,
    },
    {
      name: 'words',
      test: /\/src\/(words\/format\/(day|duration|list|load|number|plural)|domain\/load)\.ts$/,
      minShareCount: 8,
    },
    // This chunk has its own name, so that a start can request it ahead.
    {
      name: 'catalogue',
      test: /\/src\/catalog\/(exercises|decode|rows\/[a-z-]+)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // The catalogue shares these with every list of exercises.
    {
      name: 'exercise-rules',
      test: /\/src\/domain\/exercises\/(exercise|muscles)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // The figures of exercises: the text of the poses with its reader and the tables of the body,
    // and what solves and draws them.
    {
      name: 'figure-poses',
      test: /\/src\/(catalog\/figures\/|domain\/figures\/(parse-figures|figure|body)\.|training\/figures\/muscle-patches\.)/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'figure-drawing',
      test: /\/src\/(domain|training)\/figures\//,
      includeDependenciesRecursively: false,
    },
    // Pictures and the landing, which show one figure each.
    {
      name: 'figure-places',
      test: /\/src\/(parts\/progress\/draw-figure|screens\/site\/landing\/demo-figure(-text)?)\./,
      includeDependenciesRecursively: false,
    },
    {
      name: 'icons',
      test: new RegExp(String.raw`lucide-react/.*/icons/(?!(${LIGHT_ICONS})\.)`),
    },
    // A write, and its sending.
    fileFor('records', RECORDS),
    fileFor('syncing', ['src/data/start/start-sync.ts']),
    // The live workout. Modules that it shares with most screens of training have a file of their
    // own.
    { ...fileFor('training', LIVE), minShareCount: 12 },
    fileFor('live', LIVE),
    fileFor('first-set', ['src/screens/account/start/start.tsx']),
    // First the modules that everybody loads soon, then those that several screens share.
    fileFor('after-paint', AFTER_PAINT),
    fileFor('signed-in', SIGNED_IN),
    areaFiles(root, light),
  ];
}
