import { upperFirst } from '../../first-letter.ts';

/** Opens a sentence, with what people say before an order. */
const opening = '(?<=^|[.!?\\n]\\s*)(?<before>(?:(?:and|so|also|please|can you|could you|just),? )*)';
const verb = '(?<verb>put|write|note|jot|enter|set|name|list)';
const thing = '(?<thing>\\p{L}[^,:;.?!"“„]{1,50}?)';
/** "Add a glossary: …" is a section of that name. */
const glossary = new RegExp(
  `${opening}(?:add|include) an? (?<name>glossary|appendix|changelog|faq)(?: section)?\\s?:\\s`,
  'giu',
);
/** "Write down that …" orders what "add that …" does. */
const noted = new RegExp(`${opening}(?:write|note|jot|put) (?:it |this )?down (?=that )`, 'giu');
const particleFirst = new RegExp(
  `${opening}${verb} (?:in|down) (?=${thing} as (?:the |an? |our )?\\p{L})`,
  'giu',
);
const particleLast = new RegExp(`${opening}${verb} ${thing} (?:in|down) as (?=\\p{L})`, 'giu');
const asDoer = new RegExp(
  `${opening}${verb} ${thing} as (?:the )?(?:one|person|people|team|guy) (?:who|that) (?=\\p{L})`,
  'giu',
);
const asHolder = new RegExp(
  `${opening}${verb} ${thing} as (?:the )?(?<role>owner|contact|lead|author|reviewer|approver|maintainer) (?=(?:of|for) )`,
  'giu',
);

/**
 * Feedback in which verbs stand without their particles ("put in Lena as owner", "put Lena down as owner"), and in which what somebody is to be
 * named for is said of them: "put Lena in as the one who runs it" is "Lena runs it".
 */
export function putPlainly(feedback: string): string {
  return feedback
    .replace(
      glossary,
      (_whole, before: string, name: string) => `${before}add a section "${upperFirst(name)}" saying `,
    )
    .replace(noted, '$<before>add ')
    .replace(particleFirst, '$<before>$<verb> ')
    .replace(particleLast, '$<before>$<verb> $<thing> as ')
    .replace(asDoer, '$<thing> ')
    .replace(asHolder, '$<thing> is the $<role> ');
}
