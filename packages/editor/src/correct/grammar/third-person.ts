import type { ProseRule } from '../prose-rule.ts';

const VERBS: Readonly<Record<string, string>> = {
  do: 'does',
  go: 'goes',
  have: 'has',
  try: 'tries',
  crash: 'crashes',
  push: 'pushes',
  fetch: 'fetches',
  pass: 'passes',
  match: 'matches',
  finish: 'finishes',
  cache: 'caches',
  reach: 'reaches',
};

const REGULAR =
  'work|need|want|fail|make|take|get|use|run|return|throw|seem|look|break|show|say|happen|start|stop|send|give|keep|come|become|contain|cause|allow|require|support|provide|expect|load|write|call|know|think|agree|use|handle|log|time|depend|mean|help|hang|save|create|update|delete|change|receive|remove|block|freeze|restart|respond|behave|exist|appear|open|close|bring|enjoy|like|love|live|lose|feel|spend|pay|tend|happen|prefer|speak|drive|play|learn|grow|improve|lead|believe|understand|live|belong|buy|choose|teach|earn|answer|ask|look|complain|wait|claim|explain|react|reply|trust|check|notice|remember|offer|trigger|produce|print|display|consume|accept|reject';

/** "it work": only where the pronoun opens a clause, so that "make it work" and "did it work" stay. */
export const thirdPerson: ProseRule = {
  id: 'grammar/third-person',
  category: 'grammar',
  message: 'After "he", "she" and "it" the verb takes an "s".',
  pattern: new RegExp(
    String.raw`(?<=(?:^|[.!?;]\s|\n|, |\b(?:because|but|when|since|although|while|so|if|where|sometimes|then|and|that|how|why|until|before|after|once|unless|whether|which|of the time|hopefully|now) ))(it|he|she|everyone|everybody|someone|somebody|nobody|nothing|everything|what(?= happen)) ((?:(?:also|always|often|sometimes|usually|just|still|only|really) )?)(${Object.keys(VERBS).join('|')}|${REGULAR})\b(?! it\b)(?!-)`,
    'giu',
  ),
  replace: ([, pronoun, adverb, verb = ''], { prose, from }) => {
    // a question or a wish before the clause asks for the base form: "did it work", "so that it work"
    if (
      /\b(?:did|does|do|make|let|have|help|see|watch|had|must|should|would|could|can|will|may|(?:suggest|recommend|propos|insist|demand|request|requir)[a-z]{0,3} that|(?:important|essential|necessary|vital|critical) that)\b[^.!?\n]{0,12}$/i.test(
        prose.slice(Math.max(0, from - 32), from),
      )
    )
      return null;
    const small = verb.toLowerCase();
    return `${pronoun} ${adverb}${VERBS[small] ?? `${small}s`}`;
  },
  examples: [
    ['it work on my machine', 'it works on my machine'],
    ['the job stops because it need a lock', 'the job stops because it needs a lock'],
    ['everybody know this', 'everybody knows this'],
    ['what happen when it fails', 'what happens when it fails'],
    ['sometimes it crash', 'sometimes it crashes'],
  ],
  counterExamples: [
    'make it work',
    'it depends on what it read the last time',
    'did it work?',
    'let it fail and restart',
    'it needs a lock',
    'we should see if it work',
    'I suggest that he use a queue.',
  ],
};
