import { useEffect, useState } from 'react';
import type { ProgramTemplate } from '#catalog/program-texts/template';
import { FAILED, LOADING, type Loaded, ready } from '../../data/store/loaded';

/** The ready fichas, from a separate chunk that the browser caches. */
export function useProgramTemplates(): Loaded<readonly ProgramTemplate[]> {
  const [templates, setTemplates] = useState<Loaded<readonly ProgramTemplate[]>>(LOADING);
  useEffect(() => {
    let current = true;
    import('#catalog/programs').then(
      ({ programTemplates }) => current && setTemplates(ready(programTemplates)),
      () => current && setTemplates(FAILED),
    );
    return () => {
      current = false;
    };
  }, []);
  return templates;
}
