import { baseOfThirdPerson, isNounToo } from '../clause/verbs.ts';

/** Words that stand in no name of a field: pronouns, verbs of a clause, adverbs, what is left of "doesn't". */
const clause =
  /^(?:who|whom|whose|it|we|they|i|he|she|you|him|them|us|s|t|no|nothing|none|nowhere|been|be|am|isn|doesn|don|didn|aren|won|can|cannot|could|would|should|must|may|might|will|are|was|were|had|do|does|did|not|never|always|here|there|even|same|as|only|just|also|so|because|and|or|but|then|than|too|anyone|anybody|nobody|everyone|everybody|somebody|someone|something|anything|everything|else|all|each|every|another|these|those|later|again|already|yet|now|away|like|when|where|why|how|up|down|out|off|about|around|ever|still|whole|both|afterwards|therefore|hence|thus|otherwise|instead|maybe|perhaps|twice|once|however|though)$/u;
const opening = /^(?:of|at|in|on|by|with|without|for|within|among|via|per|into|if|is|has)$/u;
/** "Signed up at", "set up on", "is active", "paid by": words of a clause that names of fields are made of. */
const particle = /^(?:up|out|off|down|all|about)$/u;

/** Whether the name of a field is one: nouns, a moment, a yes or no; no cut clause, no adverb, no denial. */
export function isFieldName(name: string): boolean {
  const parts = name.toLowerCase().split('_');
  if (parts.length === 1)
    return !clause.test(name) && !/^(?:of|at|in|on|with|for|is|has|if|one)$/u.test(name);
  const [first = ''] = parts;
  // "Who won".
  if (parts.length === 2 && parts[1] === 'by' && /^\p{L}{3,}$/u.test(first)) return true;
  const isYesOrNo = /^(?:is|has)$/u.test(first);
  const last = parts.at(-1) ?? '';
  return (
    (isYesOrNo || !opening.test(first)) &&
    !/^(?:of|for|in|with|the|an?|is|has)$/u.test(last) &&
    !parts.some((part, at) => at > 0 && baseOfThirdPerson(part) !== null && !isNounToo(part)) &&
    parts.every(
      (part, at) =>
        !clause.test(part) ||
        (particle.test(part) && at > 0 && (at < parts.length - 1 || parts.length === 2)),
    )
  );
}

/** The same of languages beside English, in plain letters: words that join, deny and point. */
const elsewhere =
  /^(?:nur|nicht|kein|keine|keinen|ein|eine|einen|einem|etwa|davon|een|als|auch|noch|schon|immer|nie|ist|sind|wird|werden|wenn|dass|damit|aber|oder|man|wir|sie|er|es|alles|mehr|sehr|un|une|des|les|que|qui|quoi|ca|deja|toutes|tous|tout|est|sont|pas|plus|sans|avec|dans|pour|mais|donc|si|on|nous|ils|elle|muy|mas|pero|sin|con|para|como|cuando|todo|toda|todos|todas|esta|son|hay|nada|altrimenti|viene|tutto|tutti|senza|per|come|quando|sono|non|piu|anche|uma|um|sem|mas|tudo|sao|nao|ale|tylko|bez|sam|nas|jest|sa|tylko|przez|oraz|zeby|kiedy|wszystko|alleen|geen|niet|maar|zonder|alles|zijn|wordt)$/u;

/** Whether the name of a field in another language is one, in plain letters. */
export function isFieldNameElsewhere(name: string): boolean {
  const parts = name.split('_');
  return !parts.some((part) => elsewhere.test(part));
}
