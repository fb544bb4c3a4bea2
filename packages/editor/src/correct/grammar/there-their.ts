import { numberOf } from '../agreement/noun-number.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Only where the words around leave no doubt: "there own", and "their" at the end of a clause. */
export const thereTheir: ProseRule = {
  id: 'grammar/there-their',
  category: 'grammar',
  message: '"Their" is the possessive, "there" the place.',
  pattern:
    /\b(?:(?<!\b(?:over|out|up|down|in|from) )(there|they['’]re)(?= own\b)|(?<=\b(?:when|if|because|once|until|change|changes|changed|update|updates|updated|enter|enters|lose|loses|losing|lost|forget|forgets|forgot|reset|delete|deletes|deleted|edit|edits|edited|share|shares|shared|save|saves|saved|with|for|of|about|all) )(there|they['’]re)(?= (?:new |old |current |first |last |whole )?(?:accounts?|passwords?|data|sessions?|names?|e-?mails?|phones?|addresse?s?|profiles?|settings|tokens?|keys?|files?|orders?|names?|servers?|machines?|teams?|changes|work|browser|devices?|computers?|inbox|photos?|cards?|subscriptions?|time|jobs?|code)(?![\p{L}'’-]))|(?<=\b(?:is|are|was|were|be|been|stays?|stayed|goes|go|went|get|got|put|in|from|over|out|right) (?:(?:only|just|still|already|always|not) )?)(their)(?=\s*(?:[.,;!?)]|$|\n)| (?:to|because|when|until|if|since)\b(?!-))|(?<=\b(?:when|if|because|once|until|since|while) )they['’]re(?= ([a-z]{3,15}) (?:is|was|has|drops?|dropped|fails?|failed|expires?|expired|ends?|ended|changes|changed|closes|closed|crashes|crashed|times out|arrives|arrived|breaks|broke|stops|stopped)\b))/giu,
  replace: ([word = '', own, theirs, , noun]) => {
    if (noun !== undefined) return numberOf(noun) === 'one' ? 'their' : null;
    const meant = own === undefined && theirs === undefined ? 'there' : 'their';
    return word.startsWith('T') ? `T${meant.slice(1)}` : meant;
  },
  examples: [
    ['they have there own cache', 'they have their own cache'],
    ['users wait when there token expires', 'users wait when their token expires'],
    ['they forgot there password', 'they forgot their password'],
    ["they lost they're settings", 'they lost their settings'],
    ["They retry when they're connection drops.", 'They retry when their connection drops.'],
    ['it was only their to hide the bug', 'it was only there to hide the bug'],
    ['it goes to 96 and stays their.', 'it goes to 96 and stays there.'],
  ],
  counterExamples: ['there is a cache', 'in their cache', 'they own it', 'it helps when there is data'],
};
