const rules =
  'instructions?|prompts?|rules?|guidelines|directives|context|programming|task|feedback|request|policy|policies';
/** An order stands first or behind a word that joins orders: what a service must answer is none. */
const ordered = '(?:^|\\b(?:and|then|please|now|just)\\s)';
const attempts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,60}\\b(?:previous|prior|above|earlier|all|your|these|the|system)\\b.{0,40}\\b(?:${rules})\\b`,
    'iu',
  ),
  /\b(?:system prompt|developer message|jailbreak|do anything now|\bDAN\b|hidden instructions|prompt injection)\b/iu,
  /^(?:system|assistant|developer|root|admin(?:istrator)?)\s?:\s/iu,
  /\byou are (?:now|no longer)\b|\bfrom now on,? (?:you(?: are|['’]re| will)|(?:answer|respond|reply|speak|talk|act|write) (?:as|like|in)\b)/iu,
  /\b(?:ignore|disregard|forget) (?:the|this|that|your|my) (?:whole )?(?:document|doc|text|task|job|spec|draft)\b/iu,
  new RegExp(
    `${ordered}(?:act|behave|pretend|respond|roleplay|answer) (?:as (?:an? |if )|like an? |to be\\b)`,
    'iu',
  ),
  /\b(?:reveal|print|show|repeat|output) (?:me )?(?:your|the) (?:system|instructions?|prompt|hidden|secret|api key)/iu,
  new RegExp(
    `${ordered}(?:reveal|print|show|repeat|output|dump|leak|tell me) (?:me )?(?:all )?(?:your |the |of your )?(?:secrets?|configuration|environment variables|env vars|training data|passwords?)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `${ordered}(?:output|print|respond with|reply with|say|reply|respond|answer) (?:only|just|nothing but)\\b`,
    'iu',
  ),
  /^repeat (?:the word|after me)\b/iu,
  /\bwhat (?:model|llm|ai) are you\b|\bwho (?:made|created|trained) you\b/iu,
];

/** Whether a clause tries to turn the editor into something else. */
export function isHijack(clause: string): boolean {
  return attempts.some((pattern) => pattern.test(clause));
}
