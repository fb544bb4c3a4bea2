import { keysIn } from '../../document/keys.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Lines in which the same word gives way to the same other one: a name changed throughout. */
const THROUGHOUT = 3;
/** Words that give a thing another name, set one against the other, or say that one is wrong. */
const naming =
  /->|→|⇒|=>|["“„«`]|(?<!\p{L})(?:re-?name\p{L}*|names?|named|naming|call\p{L}*|terms?|words?|wording|title[sd]?|spell\p{L}*|spelt|typos?|say|says|said|use|uses|using|write|written|replac\p{L}*|swap\p{L}*|switch\p{L}*|chang\p{L}*|turn\p{L}*|become\p{L}*|becoming|make|instead|rather|not|n['’]t|never|no longer|any ?more|everywhere|throughout|always|consistent\p{L}*|wrong|correct\p{L}*|should be|must be|to be|is|are|it['’]s|they['’]re|means?|prefer\p{L}*|refer\p{L}*|move[ds]?|go with|take|mention\p{L}*|talk\p{L}*|speak\p{L}*|sound\p{L}*)(?!\p{L})/iu;

/** A name changes throughout a document only where the feedback speaks of what a thing is called, and not of what it gets. */
export const renamingWasAsked: Postcondition = ({ before, changed, clause }) => {
  const doer = exchangesIn(changed).find(({ old, fresh }) => isDoneBy(bare(old), bare(fresh), clause));
  if (doer) return `renamed "${bare(doer.old)}" to "${bare(doer.fresh)}"`;
  if (before.language !== 'en' || naming.test(clause)) return null;
  const counts = new Map<string, number>();
  for (const { old, fresh } of exchangesIn(changed)) {
    if (/\d/u.test(old) || keysIn(fresh).length > 0 || areNumbers(bare(old), bare(fresh))) continue;
    if (isLonger(bare(old), bare(fresh))) continue;
    const pair = `${bare(old)}" to "${bare(fresh)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const [pair] = [...counts].find(([, count]) => count >= THROUGHOUT) ?? [];
  return pair === undefined ? null : `renamed ${quoted(pair).replace(/^"|"$/gu, '"')}`;
};

/** "Kafka is run by the platform team": who does something with a thing is no name of it. */
function isDoneBy(old: string, fresh: string, clause: string): boolean {
  const [, thing = '', doer = ''] =
    /^(?:.*[\s,;.])?(\S+) (?:is|are|was|were|gets?) (?:\p{L}+ly )?\p{L}+(?:ed|un|wn|en|ne|lt|pt|ld) by (?:the |our |an? )?(.{2,80})$/isu.exec(
      clause.trim(),
    ) ?? [];
  return (
    thing !== '' &&
    old.replace(/s$/u, '').endsWith(thing.toLowerCase().replace(/s$/u, '')) &&
    fresh !== '' &&
    doer.toLowerCase().startsWith(fresh)
  );
}

/** "`worn`, `broken`" in the place of "`worn`": a list that goes on. */
function isLonger(old: string, fresh: string): boolean {
  return fresh.startsWith(old) && /^[`"”']?[,;|/]/u.test(fresh.slice(old.length));
}

/** "Five" and "six" are values, and no names. */
function areNumbers(old: string, fresh: string): boolean {
  return [old, fresh].every((words) => spelledNumbers.has(words) || /^\d+$/u.test(words));
}

function bare(words: string): string {
  return words.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
