import { short } from '../understand/short.ts';
import type { Understanding } from '../understand/understand.ts';

/** The title cut to what reads well inside a question. */
export function topicOf(understanding: Understanding): string {
  const topic = short(understanding.title, 56);
  return (topic === '' ? short(understanding.source.text, 56) : topic).replace(/[。！？]+$/u, '');
}
