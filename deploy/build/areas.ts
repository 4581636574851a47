import type { Rolldown } from 'vite';
import { closureOf, type Modules } from './closure.ts';

/** The route tables; each line names the module of a screen. */
const ROUTES = ['src/app/routes.tsx', 'src/app/later-routes.ts', 'src/app/named-routes.ts'];

/**
 * Screens by subject. `coach` covers both sides of coaching and its payments. Screens in no entry
 * are `OWN`: one's own training.
 */
const AREAS: readonly (readonly [string, RegExp])[] = [
  [
    'health',
    /\/screens\/health\/(anamnesis|assessment|compare-assessments|edit-assessment|health|print-assessment|screening)/,
  ],
  [
    'coach',
    /\/src\/app\/student-records|\/screens\/(agenda|charges|coaching\/(?!links|public\/)[a-z-]+|messages\/(?!inbox)[a-z-]+)\//,
  ],
];
const OWN = 'own';

const areaOf = (id: string) => AREAS.find(([, screens]) => screens.test(id))?.[0] ?? OWN;

/** The imports of each area's screens, direct and indirect. */
function importsByArea(root: string, modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const screens = ROUTES.flatMap((path) => {
    const table = modules.getModuleInfo(`${root}/${path}`);
    if (table === null) throw new Error(`areas: no such module: ${path}`);
    return table.dynamicallyImportedIds;
  });
  const areas = new Set(screens.map(areaOf));
  const of = (area: string) =>
    closureOf(
      screens.filter((id) => areaOf(id) === area),
      modules,
    );
  return new Map([...areas].map((area) => [area, of(area)]));
}

/**
 * One file for the modules that all screens of an area share, and one for each set of areas with
 * common modules. A module's imports are in all of its areas, or more. So these files never import
 * each other in a circle.
 * @param root the project's folder
 * @param light ids of modules that stay unmoved
 */
export function areaFiles(
  root: string,
  light: (modules: Modules) => ReadonlySet<string>,
): Rolldown.CodeSplittingGroup {
  let imports: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  return {
    debugName: 'areas',
    name(id, modules) {
      imports ??= importsByArea(root, modules);
      if (light(modules).has(id)) return null;
      const areas = [...imports].filter(([, ids]) => ids.has(id)).map(([area]) => area);
      return areas.length === 0 ? null : areas.join('-');
    },
    test: /\/src\//,
    minShareCount: 2,
    // Their dependencies are listed already.
    includeDependenciesRecursively: false,
  };
}
