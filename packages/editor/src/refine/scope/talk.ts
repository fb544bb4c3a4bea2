import { smallTalk } from './small-talk.ts';

/** More words are no small talk alone; so few are told apart quickly whatever they are. */
const MOST_WORDS = 16;

/** Thanks, greetings, farewells, laughter and words of assent, which speak of no document. */
export function isTalk(clause: string): boolean {
  const words = wordsAlone(clause);
  return words.split(' ').length <= MOST_WORDS && talk.test(words);
}

/** Praise and other remarks that ask for nothing. */
export function asksForNothing(clause: string): boolean {
  return praise.test(wordsAlone(clause));
}

/** Whether feedback is no more than a sign that the document does not please. */
export function isFrown(feedback: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(feedback) &&
    /[\u{1F44E}\u{1F615}\u{1F641}\u2639\u{1F61E}\u{1F620}\u{1F621}\u{1F644}]/u.test(feedback)
  );
}

function wordsAlone(clause: string): string {
  return clause
    .replace(/[\p{P}\p{S}\p{M}\u200d]+/gu, ' ')
    .trim()
    .replace(/\s+/gu, ' ');
}

const { addressed, thankful, greetings, askingHow, farewells, laughter } = smallTalk;
const assent = `${thankful}|great|good|nice|cool|perfect|excellent|awesome|fine|well done|ok(?:ay)?|yes|yep|no|nope|(?:great|good|nice) (?:work|job)|gut|super|prima|alles (?:klar|goed)`;
const exchanged = `(?:${assent}|${greetings}|${askingHow}|${farewells}|${laughter})(?: (?:${addressed}))?`;
const talk = new RegExp(`^(?:${exchanged})(?: (?:(?:and|et|y|und|e|en|i) )?(?:${exchanged}))*$`, 'iu');

const pleased = `(?:${thankful})(?: (?:${addressed}))?|alles klar|great|good|nice|cool|perfect|excellent|awesome|lovely|wonderful|fantastic|brilliant|neat|fine|(?:it |that |this )?(?:looks?|is|s) (?:good|great|fine|ok|okay|perfect|nice)(?: (?:to|for) me)?|(?:this|it|that) (?:is|was|s) (?:really |very |so |super |quite |already )*(?:helpful|useful|great|nice|clear|better|good|much better|spot on)|(?:much |way |a lot )?better(?: now)?|very good|lgtm|(?:ok(?:ay)?|fine|good|works) (?:for|by|with) (?:me|us)|(?:wow )?(?:so |way )?much better than (?:the last (?:one|version|draft)|before)|ship it|looks good|go ahead|approved(?: (?:from|by) (?:my side|me|us))?|well done|ok(?:ay)?|yes|yep|no|nope|(?:the )?(?:rest|others?|remainder|everything else|all else)(?: (?:is|are|s|looks?|can stay|stays?))? (?:(?:all )?(?:good|great|fine|ok|okay|perfect|nice|as it is)(?: for me)?)|i (?:like|love) (?:it|this)(?: a lot| very much)?|no (?:more )?changes?(?: needed)?|all good|love it|(?:great|good|nice|excellent|awesome) (?:work|job|start|stuff|one)|(?:der )?rest (?:ist|passt|sieht) (?:(?:so )?(?:gut|super|ok|okay)(?: aus)?|so)|le reste est (?:bien|bon|parfait|ok)|(?:el )?resto está (?:bien|perfecto|ok)|(?:das |es )?(?:sieht|ist|passt) (?:(?:sehr |so )?(?:gut|super|prima|toll|perfekt)(?: aus)?|so)|gut|super|prima|perfekt|passt|(?:c est |très )?(?:parfait|bien|super|génial)|(?:está |es |muy )?(?:perfecto|bien|genial)`;
/** "Das Dokument ist super", "le texte est parfait". */
const pleasedAbroad =
  '(?:(?:das|der|die|le|la|el) )?(?:dokument|text|entwurf|spezifikation|ganze|document|texte|documento|texto) (?:ist|sieht|est|está|es|queda) (?:schon |sehr |echt |richtig |wirklich |so |très |vraiment |muy )*(?:super|toll|gut|prima|klasse|perfekt|spitze|in ordnung|bien|parfait|excellent|perfecto|genial|excelente)(?: aus)?';
const praised = `${pleased}|${pleasedAbroad}`;
const praise = new RegExp(`^(?:${praised})(?: (?:so far |and |et |y |und )?(?:${praised}))*$`, 'iu');
