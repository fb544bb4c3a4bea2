import type { CueMatch, Cues } from './lexicon/cues.ts';
import type { Strength } from './statement.ts';

/**
 * How binding a sentence is, by its first cue: "must", "need to" → MUST, "should" → SHOULD, "could" → MAY;
 * null where it demands nothing.
 */
export function strengthOf(cues: Cues, prose: string): Strength | null {
  const forbidden = cues.get('prohibition');
  if (forbidden && forbids(forbidden, prose))
    return /^(?:should|soll|devrait|debería)/iu.test(forbidden.cue) ? 'SHOULD' : 'MUST';
  const found = (['must', 'should', 'may'] as const)
    .flatMap((name) => {
      const match = cues.get(name);
      return match &&
        !isRelative(match, prose) &&
        !isAskedAside(match, prose) &&
        !isOfPart(match, prose) &&
        !isReached(match, prose)
        ? [{ name, index: match.index }]
        : [];
    })
    .sort((a, b) => a.index - b.index)[0];
  if (found?.name === 'may' && (limitsPermission.test(prose) || forbidsAll.test(prose))) return 'MUST';
  // "Make it optional": what is made so is to be made so
  if (found?.name === 'may' && madeOptional.test(prose)) return 'MUST';
  if (found) return found.name.toUpperCase() as Strength;
  if (
    /^(?:let['’]?s|let us) (?!say|see|hope|talk|discuss|meet|not worry)\p{L}|(?<!\p{L})(?:i|we|they)(?:['’]d| would) (?:like|love|want)(?!\p{L})|^what (?:i|we)['’]d (?:love|like)(?!\p{L})/iu.test(
      prose,
    )
  )
    return 'SHOULD';
  if (needsThing.test(prose) || isToBe.test(prose)) return 'MUST';
  return /^(?:needs?(?!\s(?:of|for|from|that|and|or|are)(?!\p{L}))|must|has to)\s\S/iu.test(prose)
    ? 'MUST'
    : null;
}

const madeOptional =
  /^(?:please )?(?:make|keep) (?:it|this|that|them|the [^,;:.]{2,40}|\p{L}+) optional(?!\p{L})/iu;

/** "The client needs offline editing": not "it needs 9 s" nor "everything needs a while". */
const needsThing =
  /^(?:the|our|each|every|all|an?) (?:\p{L}+[ -]){1,4}(?:\([^()]{1,60}\) )?needs? (?!\d|\uE010|more|less|about|some|ages|hours|minutes|seconds|half|up|at|almost|forever)\p{L}/iu;

/** "I dati vanno mascherati", "import ma trwać 2 minuty", "los datos han de cifrarse": a demand in the form of its verb. */
const isToBe =
  /(?<!\p{L})(?:va|vanno|andrà|andranno) (?:\p{L}+mente |sempre |anche |poi )?\p{L}+(?:at|ut|it|tt|st|es|rs|lt)[oaie](?!\p{L})|(?<!\p{L})(?:ma|mają|mamy) (?:\p{L}+ ){0,2}?\p{L}+(?<!oś)ć(?: się)?(?!\p{L})|(?<!\p{L})(?:ha|han|hão|há) de \p{L}+r(?:se)?(?!\p{L})|(?<!\p{L})(?:is|zijn) te \p{L}+en(?!\p{L})|(?<!no )(?<!\p{L})(?:hace|hacen|haría) falta(?!\p{L})/iu;

/** "Darf höchstens 30 Sekunden dauern", "kann nicht geändert werden": what is allowed only so far, or not, binds. */
export const limitsPermission =
  /(?<!\p{L})(?:may|might) (?:only|(?:\p{L}+ ){0,3}?(?:at most|no more than|max(?:imum)?\.?|no longer than)) |(?<!\p{L})only (?!if|when|after|before|while)[^,;:.]{2,60} may(?!\p{L})|^(?:niemand|keine?[rs]?(?: \p{L}+)?|geen(?: \p{L}+)?) (?:darf|dürfen|mag|mogen)(?!\p{L})|(?<!\p{L})(?:darf|dürfen|kann|können) (?:(?:[\p{L}\d]+|\uE010.\uE011) ){0,4}?(?:höchstens|maximal|genau|lediglich|ausschließlich|nur|nicht|nie|keine?[nmrs]?|erst)(?!\p{L})|(?<!\p{L})ne (?:peut|peuvent) (?:pas|jamais|plus)(?!\p{L})|(?<!\p{L})(?:no (?:puede|pueden)|não (?:pode|podem)|non (?:può|possono)|nie może|nie mogą)(?!\p{L})|(?<!\p{L})(?:mag|mogen) (?:\p{L}+ ){0,3}?(?:maximaal|alleen|niet|geen|nooit|precies|hooguit|hoogstens|slechts|één keer|maar één)(?!\p{L})/iu;

/** "Nobody may see it" forbids it to all. */
const forbidsAll =
  /^(?:nobody|no ?one|none of (?:us|them|the \p{L}+))(?: (?:except|but|outside|other than|besides) [^,;:]{2,50}?|, [^,;:]{2,40} included,)? may(?!\p{L})/iu;

/** "the events they want" names its object, "the groups that may read it" what is meant, and "end of May" a month: none demands anything. */
function isRelative({ cue, index }: CueMatch, prose: string): boolean {
  if (cue === 'May') return index > 0;
  if (/^(?:may|might|could|should)$/u.test(cue) && behindRelative.test(prose.slice(0, index))) return true;
  return /^wants?$/iu.test(cue) && /^[\s.,;!)]{0,3}$/u.test(prose.slice(index + cue.length));
}

const behindRelative = /\p{L},? (?:that|which|who)(?: also| still| only)? $/u;

/** "… und sieht, wer einspringen könnte": what a clause at the end leaves open demands nothing. */
function isAskedAside({ cue, index }: CueMatch, prose: string): boolean {
  return (
    /^(?:könnten?|dürften?)$/iu.test(cue) &&
    /^[.!]?$/u.test(prose.slice(index + cue.length).trim()) &&
    /(?<!\p{L})(?:wer|was|wie|ob|wo|wann|welche[rsnm]?) [^,;:]{2,60}$/iu.test(prose.slice(0, index))
  );
}

/** "It got to 38 °C": what was reached, not what has got to be done. */
function isReached({ cue, index }: CueMatch, prose: string): boolean {
  return (
    /^got to$/iu.test(cue) &&
    /^\s(?:\d|\uE010|the|an?|our|my|their)(?!\p{L})/iu.test(prose.slice(index + cue.length))
  );
}

/** "With name and an optional note", "…, the phone number is optional": of a part of what is demanded, not of all of it. */
function isOfPart({ cue, index }: CueMatch, prose: string): boolean {
  if (!/^optional/iu.test(cue)) return false;
  const before = prose.slice(0, index);
  return (
    /\p{L}.*?(?:(?:(?<!\p{L})(?:an?|and|or|one|the|with|plus)|,)\s|\()$/su.test(before) ||
    /,[^,;:]{2,60}\s(?:is|are)\s$/u.test(before)
  );
}

/** "Snapshots are never cleaned up": a habit told with no word that binds, and no order. */
export function tellsNever(cues: Cues, prose: string): boolean {
  const cue = cues.get('prohibition');
  if (cue === undefined || !/^(?:never|no longer|nie|jamais|nunca)$/iu.test(cue.cue)) return false;
  return prose.slice(0, cue.index).trim() !== '' && !cues.has('must') && !cues.has('should');
}

/** "we don't sell it" states, "don't sell it" forbids: a bare negation forbids only where a clause begins with it. */
function forbids({ cue, index }: CueMatch, prose: string): boolean {
  if (!/^(?:do not|don['’]?t|never|no longer)$/iu.test(cue)) return true;
  if (/^no longer$/iu.test(cue)) return false;
  const before = prose.slice(0, index);
  return (
    before.trim() === '' ||
    /(?:[,;:.(–-]|(?<!\p{L})(?:and|or|but|so|please|must|should|is|are|be|can|will|rules?))\s{1,2}$/iu.test(
      before,
    )
  );
}
