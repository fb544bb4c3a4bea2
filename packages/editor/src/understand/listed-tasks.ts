import { isPersonName } from '../correct/spelling/person-names.ts';
import { isOfActions } from './chat/action-item.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { cuesIn } from './lexicon/cues.ts';
import { isDemand, type Statement } from './statement.ts';

/**
 * Under "Actions" or "Next steps" stands who does what: what is given to a name, and beside such an item what is given to nobody, is
 * somebody's work as well, unless it names what is to be built.
 */
export function withListedTasks(statements: readonly Statement[], language: string): Statement[] {
  const listed = statements.filter((one) => one.block.kind === 'listItem' && isOfActions(one));
  return statements.map((one) => {
    if (!isDemand(one) || !listed.includes(one)) return one;
    const isGiven = listed.some(
      (other) => isBeside(one, other) && (other.kind === 'owner' || namesDoer(other)),
    );
    return namesDoer(one) || (isGiven && !builds(one, language))
      ? { ...one, kind: 'owner', strength: null }
      : one;
  });
}

function isBeside(one: Statement, other: Statement): boolean {
  return other !== one && other.heading === one.heading && other.lead === one.lead;
}

/** "Ines asks Search for their code". */
function namesDoer({ masked }: Statement): boolean {
  const name = /^\p{L}+(?= \p{Ll})/u.exec(masked.text)?.[0] ?? '';
  // "Mark the item": a name that is an order as well
  return isPersonName(name) && !isBaseVerb(name);
}

/** "Add a filter by year": work on what is to be built, or a rule of it. */
function builds({ topics, masked }: Statement, language: string): boolean {
  const opensBuilding = cuesIn(masked.text, language).get('buildVerb')?.index === 0;
  return opensBuilding || topics.has('must') || topics.has('prohibition');
}
