import { literal } from '../../read/literal.ts';
import { isStatement, tellsSomething } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { findSection } from '../target/section.ts';

const named =
  /^(?:(?:and|but|so) )?(?:what|how) about (?:the |our )?(?<asked>[\p{L}\p{N}][^:.,;?!]{1,40})\?\s(?<answer>(?:they|it)\s.{12,300})$|^(?:(?:also|and|on|about|regarding|concerning|as for|for) )*(?:the |our )?(?<topic>[\p{L}\p{N}][^:.,;?!]{1,40})\s?[:–—-]\s(?<words>(?!(?:yes|no)(?!\p{L})).{12,300})$/isu;
const pointing = /(?<!\p{L})(?<word>it|they|he|she|this|that)(?= (?:\p{L}+n['’]t|\p{Ll}+)(?!\p{L}))/iu;
/** Words that a topic has at most. */
const MOST = 4;

/**
 * "PostgreSQL: if it is down, the service answers from memory": a statement behind what it is about, with the name in the place of the
 * word that points at it. Null where the document does not speak of the topic, or has a part of that name. "What about backups? They must be encrypted" is said of backups.
 */
export function topicNamed(words: string, draft: Draft): string | null {
  const { asked, answer, topic = asked ?? '', words: said = answer ?? '' } = named.exec(words)?.groups ?? {};
  const isKnown = new RegExp(`(?<!\\p{L})${literal(topic)}`, 'iu').test(draft.text);
  // what is asked about a thing may be new to the document
  if (
    topic === '' ||
    (!isKnown && asked === undefined) ||
    topic.split(' ').length > MOST ||
    tellsSomething(topic)
  )
    return null;
  if (findSection(draft, topic) !== null || !pointing.test(said)) return null;
  const whole = said.replace(pointing, () => (/^(?:the|our) /iu.test(words) ? `the ${topic}` : topic));
  return isStatement(whole, draft) ? whole : null;
}
