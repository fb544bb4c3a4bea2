import { type Clause, mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';

const FINITE: ReadonlySet<string> = new Set(['VBZ', 'VBP', 'VBD', 'MD']);

/** The main clause of a stretch of English where it tells of somebody in a tense; else null. */
export function toldIn(text: string): Clause | null {
  const tree = parse(text);
  const clause = tree === null ? null : mainClause(tree);
  if (tree === null || clause === null) return null;
  return FINITE.has(tree.word(clause.verb)?.tag ?? '') && clause.mood === 'told' ? clause : null;
}

/** Whether a condition or what else only opens a clause stands where its clause may be still to come. */
export function isReachedOver(before: string): boolean {
  if (HYPOTHETICAL.test(before)) return true;
  const opening = OPENS.exec(before);
  return opening !== null && toldIn(before.slice(0, opening.index)) === null;
}

const HYPOTHETICAL =
  /(?<!\p{L})(?:if|unless|whether|besides|whose|given|let['’]?s say|say|such as|including)(?!\p{L})/iu;

const OPENS =
  /(?<!\p{L})(?:when|whenever|while|since|because|as|after|before|although|though|until|once|where|depending|based|given|despite|of|than|like|during|under|over|through|what|who|which|how|why|for|by|with|without|in|on|at|to|from)(?!\p{L})/iu;
