import { isPersonName } from '../../correct/spelling/person-names.ts';
import { changed, type Masked, revealed } from '../mask.ts';
import type { Utterance } from './floor.ts';

/** "-> oui", "→ no, never": what minutes write behind a question in its own line. */
const arrow = /^\s*(?:-{1,2}>|=>|[→⇒➔])\s*(?=\S)/u;
/** "Claire : ", "Ole: ": who asked, in a line of minutes. */
const asker = /^(\p{Lu}\p{Ll}{1,15})\s?:\s+/u;

/** The answer that an arrow hangs on what stands before it, without the arrow; null where the sentence opens with none. */
export function behindArrow({ said, opensLine }: Utterance): Masked | null {
  // The arrow may be a sign that is protected.
  const shown = revealed(said, /^(?:-{1,2}>|=>)$/u);
  const match = opensLine ? null : arrow.exec(shown);
  return match && changed(said, shown.slice(match[0].length));
}

/** A question of minutes without the name of who asked it, which its answer makes nobody's. */
export function withoutAsker(question: Masked): Masked {
  const match = asker.exec(question.text);
  return match && isPersonName(match[1] ?? '')
    ? changed(question, question.text.slice(match[0].length))
    : question;
}
