/** "Input is the letter and the list of services", "Inputs: script, running time": what is given for each run. English. */
const opening =
  /^(?:the )?inputs?(?: (?:is|are|will be|consists? of)|:)\s+(?=\p{L})|^(?:i|we)(?:['’]ll| will| would|['’]d)? (?:paste|copy|feed|hand|give|send|provide|upload|put)(?: it| you| the model| them)?(?: in| over)? (?=(?:the|an?|our|all|some|every|each) )|^(?:it|you|the model) (?:will )?(?:gets?|receives?|(?:is|are) given) (?=(?:the|an?|our|all|some) )/iu;
/** What says more of a thing behind its name. */
const further =
  /\s(?:(?:that|which|who|where|when|we|they|you|with|from|in|as|for|on|by|per|sent|given|one|each|at|up|max|between)(?!\p{L}).*|\(.*)$/isu;
/** "…, often typed with gloves", "…, sorted by date": says more of the thing before it, and names none. */
const ofLast =
  /,\s(?:and |but )?(?:often|usually|mostly|sometimes|always|typically|maybe|possibly|probably|typed|written|sent|full|sorted|messy|mixed|all|no|without|so|which|that|who)(?!\p{L}).*$/isu;
/** "Caller transcript comes in": a thing, and that it is given. */
const comesIn =
  /^(?:(?:the|an?|each|every|one|our) )?(?<thing>(?:(?!(?:it|they|this|that|who|what|which|when|if|as|and|or|money|nobody|everything)(?!\p{L}))\p{L}[\p{L}'’-]* ?){1,4}?) (?:(?:comes?|arrives?) in|(?:is|are) (?:given|pasted|passed|handed|fed)(?: in)?)(?= as |[.,;]|$)/iu;
const article = /^(?:(?:the|an?|our|their|its|one|each|every|all|some|any)\s)+/iu;

/** Things given at most: a longer list is one of what a single thing holds. */
const most = 5;
/** Words of a name at most. */
const longest = 4;

/** The things that an English sentence says come in, as it names them: "letter", "list of services"; none where any has no plain name. */
export function namedInputs(sentence: string): string[] {
  const thing = comesIn.exec(sentence)?.groups?.['thing'];
  if (thing !== undefined) return [thing.trim().toLowerCase()];
  if (!opening.test(sentence)) return [];
  const said = sentence
    .replace(opening, '')
    .replace(/[.!]+$/u, '')
    .replace(/\s?\([^()]*\)/gu, '')
    .replace(ofLast, '');
  const names = said
    .split(/,\s(?:and\s)?|\sand\s(?=(?:the|an?|our|their|its|one|some|all)\s)/u)
    // What is said further of a thing may hold an "and" of its own.
    .flatMap((part) => part.replace(further, '').split(/\sand\s/u))
    .map((part) =>
      part
        .replace(article, '')
        .replace(/(?<=\sof\s)(?:the|an?)\s/giu, '')
        .trim(),
    );
  const isPlain = names.every(
    (name) => /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)*$/u.test(name) && name.split(' ').length <= longest,
  );
  return isPlain && names.length <= most && new Set(names).size === names.length ? names : [];
}
