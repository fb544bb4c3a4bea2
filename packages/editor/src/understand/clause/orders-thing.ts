import { clauseOpener } from '../../sound/closed-classes.ts';
import { BASE_FORM, possibleForms } from '../../syntax/possible-forms.ts';

/** "Park the message", "cap it at 3": before what a determiner or a pronoun opens, a word that can be a verb is one. */
export function ordersThing(prose: string): boolean {
  const verb = /^\p{L}{2,20}(?= )/u.exec(prose)?.[0].toLowerCase() ?? '';
  return (
    verb !== '' &&
    /^ (?:the|an?|it|them|each|every|our|their|its) /iu.test(prose.slice(verb.length)) &&
    (possibleForms(verb) & BASE_FORM) !== 0 &&
    !clauseOpener.test(verb) &&
    !opensPhrase.test(verb)
  );
}

/** Words before "the" that are verbs as well, and seldom meant so ("half the users"), or say what whoever writes thinks or points at ("hope the fix helps", "see the log"). */
const opensPhrase =
  /^(?:half|both|all|like|near|past|round|down|up|off|over|under|behind|inside|outside|above|below|across|along|around|between|through|beside|not|only|even|just|out|in|on|at|by|to|such|quite|rather|plus|minus|given|except|worth|unlike|despite|amid|is|are|was|were|has|have|had|do|does|did|can|may|must|will|be|being|been|should|would|could|let|need|hope|guess|think|know|thank|love|hate|wish|bet|doubt|suppose|believe|mind|feel|hear|see|wonder|miss|blame|prefer|want|note|mean|say|find|found|watch|imagine|remember|forget|call|step|figure|issue|error|bug|fault|report|problem|case)$/u;
