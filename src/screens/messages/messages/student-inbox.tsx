import { useState } from 'react';
import { isNamed } from '#domain/account/named';
import { dayOfDate } from '#domain/local-day';
import { recentDay } from '#words/format/day';
import { conversationLine } from '#words/messages/messages';
import {
  type StudentConversation,
  useStudentConversations,
} from '../../../data/messages/student-conversations';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { NeverCame } from '../../../parts/device/never-came';
import { useToday } from '../../../parts/input/use-today';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { ReplySheet } from './reply-sheet';

/** More conversations than this are searched rather than scrolled. */
const SEARCHED = 6;

/** A coach's conversations with students, unread ones first; each is answered in place. */
export function StudentInbox() {
  const { conversations, failure, retry } = useStudentConversations();
  const today = useToday();
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<StudentConversation | null>(null);
  const all = conversations.state === 'ready' ? conversations.value : [];
  const found = all.filter(({ student }) => isNamed(student.name, wanted));
  return (
    <Stack gap="s">
      <SectionTitle>Seus alunos</SectionTitle>
      {conversations.state === 'loading' && <Skeleton height={240} />}
      {conversations.state === 'failed' && (
        <NeverCame title="Não deu para buscar as conversas" failure={failure} onRetry={retry}>
          Abra esta tela uma vez com internet. Depois dá para ler também sem conexão.
        </NeverCame>
      )}
      {conversations.state === 'ready' && <AsKnownLast failure={failure} />}
      {all.length > SEARCHED && (
        <SearchField label="Buscar por nome" value={wanted} onChange={setWanted} />
      )}
      {conversations.state === 'ready' && found.length === 0 && (
        <p className={textClass.lead}>
          {all.length === 0
            ? 'Quem compartilhar as fichas com você aparece aqui.'
            : 'Ninguém com este nome. Confira as letras ou apague a busca.'}
        </p>
      )}
      {found.length > 0 && (
        <List label="Conversas com alunos">
          {found.map((each) => (
            <ListRow
              key={each.link}
              title={each.student.name}
              subtitle={conversationLine(each)}
              leading={<Avatar name={each.student.name} />}
              trailing={each.last && recentDay(dayOfDate(new Date(each.last.at)), today)}
              onClick={() => setOpen(each)}
            />
          ))}
        </List>
      )}
      {open && (
        <ReplySheet
          link={open.link}
          student={open.student}
          onClose={() => {
            setOpen(null);
            retry();
          }}
        />
      )}
    </Stack>
  );
}
