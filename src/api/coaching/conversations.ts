import * as v from 'valibot';
import { conversationsSchema, type StudentConversations } from '#protocol/coaching/conversations';
import type { Client } from '../client';

const read = v.parser(conversationsSchema);

/** The conversations of the requesting coach with their students. */
export function askConversations(client: Pick<Client, 'get'>): Promise<StudentConversations> {
  return client.get('/api/coaching/conversations', { read });
}
