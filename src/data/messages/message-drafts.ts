import { useMemo } from 'react';
import * as v from 'valibot';
import { MESSAGE_DRAFTS_KEY } from '../coaching/coaching-memory';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';

const drafts = keptAnswer(MESSAGE_DRAFTS_KEY, v.record(v.string(), v.string()));

/** The signed-in person's unsent text in the conversation of a link. */
export function useMessageDraft(link: string) {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  return useMemo(
    () => ({
      text: drafts.of(person)?.[link] ?? '',
      /** An empty text deletes the draft. */
      keep(text: string) {
        const { [link]: _, ...others } = drafts.of(person) ?? {};
        drafts.keep(person, text === '' ? others : { ...others, [link]: text });
      },
    }),
    [person, link],
  );
}
