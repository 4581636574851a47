import type { Rolldown } from 'vite';

const FIRST_LOAD_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|swr|dequal|idb)\//;

/** Parts of the kit that most screens need, home not. */
const FORM_PARTS =
  'chip|control|disclosure|field|form-value|icon-button|list-row|notify|segmented-control|select-field|sheet|switch-row|text-area-field|text-field|top-bar|use-modal-dialog';

/** The data of who is signed in: opened by the entry, read by every screen. */
const FIRST_LOAD_MODULES =
  /\/src\/(replica\/(replica|storage|open|reads|changes|identity|unsaved|upgrades|schema|erase|refusal)|data\/(account|account-provider|background-sync|news|query|session|shapes|workouts|loaded|failure|api-client|sync-status|use-action|commands\/write|preferences)|sync\/(status|beats)|domain\/(preference-choices|local-day)|preferences\/(stored-value|theme|font|device-preferences))\.tsx?$/;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What shows before anything else is wanted: none of it may bring more than it needs. */
const LIGHT = [
  'src/main.tsx',
  'src/catalog/exercises.ts',
  'src/screens/home/home.tsx',
  'src/screens/landing/landing.tsx',
  'src/screens/login/login.tsx',
];

/** What those show: the navigation's among them. */
const LIGHT_ICONS =
  'chart-line|check|clipboard-list|dumbbell|eye|eye-off|key-round|user-round|wifi-off';

const LIVE = ['src/screens/workout/workout.tsx', 'src/live/live-services.tsx'];

/** Some modules with all that they import, and what that imports. Throws where one is not there. */
function closureOf(starts: readonly string[], modules: Context): ReadonlySet<string> {
  const absent = starts.find((id) => modules.getModuleInfo(id) === null);
  if (absent !== undefined) throw new Error(`chunks: no such module: ${absent}`);
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * One file for what some modules need beyond the light ones. Fifty small ones come one after the
 * other: each is asked of the worker, and names the next only once it was read. A screen stays a
 * file of its own, by whose name it is preloaded.
 *
 * @param name of the file
 * @param starts modules, as paths from `root`
 */
function needsOf(root: string, name: string, starts: readonly string[]) {
  let light: ReadonlySet<string> | null = null;
  let wanted: ReadonlySet<string> | null = null;
  const ids = (paths: readonly string[]) => paths.map((path) => `${root}/${path}`);
  return {
    debugName: name,
    name(id: string, context: Context): string | null {
      light ??= closureOf(ids(LIGHT), context);
      wanted ??= closureOf(ids(starts), context);
      const isRoute = id.includes('/src/screens/') && ids(starts).includes(id);
      return wanted.has(id) && !light.has(id) && !isRoute ? name : null;
    },
    test: /\/src\//,
    // What they need is listed already. Taking along whatever it needs would empty the light files.
    includeDependenciesRecursively: false,
  };
}

/**
 * Which modules share a file. What every first load needs and deploys hardly ever change comes
 * first; libraries that a part of the app loads later must stay out of it.
 *
 * @param root the project's folder
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'vendor', test: FIRST_LOAD_LIBRARIES },
    // By itself and by this name, because devices do not keep it.
    { name: 'posthog', test: /node_modules\/posthog-js\// },
    // The rest of every first load, apart from the entry: one file, packed as one.
    { name: 'first', test: FIRST_LOAD_MODULES },
    // Parts that many screens share come as two files instead of fifty. Home loads both, so what
    // it has no use for stays out: forms and dialogs, and of the words all but those for any
    // figure. Kinds of records would bring valibot along.
    {
      name: 'kit',
      test: new RegExp(
        String.raw`/src/ui/(?!(${FORM_PARTS})\b|use-typed)|lucide-react/(?!.*wifi-off)`,
      ),
      minShareCount: 22,
    },
    {
      name: 'forms',
      test: new RegExp(String.raw`/src/ui/(${FORM_PARTS})\.`),
      minShareCount: 22,
    },
    // What home shares with few others: as one file it is packed better than as three.
    {
      name: 'home-parts',
      test: /\/src\/(ui\/week-dots|screens\/(next-workout|use-today))\./,
      minShareCount: 2,
    },
    {
      name: 'words',
      test: /\/src\/(words\/(day|duration|list|load|number|plural)|domain\/load)\.ts$/,
      minShareCount: 8,
    },
    // By a name of its own, so that a start can ask for it ahead.
    {
      name: 'catalogue',
      test: /\/src\/catalog\/(exercises|decode|rows\/[a-z-]+)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // What the first tap writes with, and what sends it.
    needsOf(root, 'records', ['src/replica/writer.ts']),
    needsOf(root, 'syncing', ['src/data/start-sync.ts']),
    // The live workout. What it shares with most screens of training is a file for those as well.
    { ...needsOf(root, 'training', LIVE), minShareCount: 12 },
    needsOf(root, 'live', LIVE),
    {
      name: 'icons',
      test: new RegExp(String.raw`lucide-react/.*/icons/(?!(${LIGHT_ICONS})\.)`),
      minShareCount: 3,
    },
  ];
}
