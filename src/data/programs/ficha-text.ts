import { useState } from 'react';
import * as v from 'valibot';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import { FICHA_TEXT_KEY } from './ficha-text-memory';

const kept = keptAnswer(FICHA_TEXT_KEY, v.string());

/** The ficha that the signed-in person is typing; it stays on this device until it is created. */
export function useFichaText(): readonly [text: string, write: (text: string) => void] {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const [text, setText] = useState(() => kept.of(person) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next.trim() === '') kept.forget();
      else kept.keep(person, next);
    },
  ];
}
