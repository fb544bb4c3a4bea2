import { contentWords } from '../../document/content-words.ts';
import type { ChangedLines } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const denied =
  /(?<!\p{L})(?:not|n['’]t|never|no|without|avoid|stop|nicht|kein(?:e|en)?|ohne|nie|pas|jamais|sans|nunca|sin|non|mai|senza|niet|geen|zonder|não)(?: [\p{L}’']+){0,4} ["“„«](?<words>[^"“”„«»]{2,80})["”“»]/giu;
/** A rule that forbids words has to name them. */
const forbids =
  /(?<!\p{L})(?:not|n['’]t|never|no|without|avoid|nicht|kein(?:e|en)?|ohne|pas|jamais|sans|nunca|sin|non|niet|geen)(?!\p{L})/iu;

/** "No index on it", "needs no token", "does not need a story": a thing that is not wanted. */
const unwanted =
  /(?:^(?:please |and |but |so |there (?:is|are|should be|must be) )*no|(?<!\p{L})(?:needs?|has|have|takes?|gets?|wants?|requires?|with|should have|must have) no|(?:does|do)(?: not|n['’]?t) (?:need|have|require|want|take)(?: an?| any)?|(?<!\p{L})without(?: an?| any)?) (?!(?:more|less|longer|later|one|other|fewer|need|way|idea|problem|worries|reason|doubt|matter|earlier|further|additional|extra)(?!\p{L}))(?:\p{L}+[ -]){0,2}?(?<thing>\p{L}{3,})(?=\s(?:on|for|in|at|of|to|between|from|anywhere|yet|please|is|are|here|there|because|since|at all)(?!\p{L})|\s?[,.;!?–—-]|$)/giu;

/** What feedback does not want to be there is not written, unless as what is not. */
export function unwantedIn(clause: string, { gone, fresh }: ChangedLines): string | null {
  for (const found of clause.matchAll(unwanted)) {
    const [thing = ''] = contentWords(found.groups?.['thing'] ?? '');
    const count = (lines: readonly string[]) =>
      lines.filter((line) => contentWords(line.replaceAll('_', ' ')).includes(thing) && !forbids.test(line))
        .length;
    if (thing !== '' && count(fresh) > count(gone)) return found.groups?.['thing'] ?? '';
  }
  return null;
}

/** What feedback does not want to be said is not written. */
export const deniedWordsStayOut: Postcondition = ({ changed, clause }) => {
  const { gone, fresh } = changed;
  const thing = unwantedIn(clause, changed);
  if (thing !== null) return `put in ${quoted(thing)}, which is not wanted`;
  for (const found of clause.matchAll(denied)) {
    const words = found.groups?.['words'] ?? '';
    const count = (lines: readonly string[]) =>
      lines.filter((line) => line.includes(words) && !forbids.test(line)).length;
    if (count(fresh) > count(gone)) return `written ${quoted(words)}, which is not wanted`;
  }
  return null;
};
