import { casualWords, contracting, expanding, formalWords, thirdPerson } from '../data/contractions.ts';
import { registerOf } from '../data/registers.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Rewording, reworded } from '../editing/rewording.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { withShortSentences } from '../length/short-sentences.ts';
import { model } from '../prompts/duties.ts';
import { promptOf } from '../prompts/parts.ts';
import { documentOf, findTarget } from '../target/find.ts';
import type { Target } from '../target/target.ts';

interface Wish {
  readonly name: string;
  readonly pattern: RegExp;
  readonly rewordings: readonly Rewording[];
}

const firstPerson: readonly Rewording[] = [
  [
    /\bwe (also |still |then |now |already |only |currently )?(can|must|should|may|will|could|would|might|cannot|had|did)\b/giu,
    'the team $1$2',
  ],
  [/\bwe (also |still |then |now |already |only |currently )?are\b/giu, 'the team $1is'],
  [/\bwe (also |still |then |now |already |only |currently )?were\b/giu, 'the team $1was'],
  [/\bwe (also |still |then |now |already |only |currently )?have\b/giu, 'the team $1has'],
  [/\bwe (also |still |then |now |already |only |currently )?do\b/giu, 'the team $1does'],
  [
    /\bwe (also |still |then |now |already |only |currently )?(?!(?:also|still|then|now|already|only|currently)\b)(\p{Ll}{2,20}ed|\p{Ll}{0,10}(?:built|made|chose|found|ran|saw|took|wrote|kept|sent))\b/giu,
    'the team $1$2',
  ],
  [
    /\bwe (also |still |then |now |already |only |currently )?(?!(?:also|still|then|now|already|only|currently)\b)(\p{Ll}{1,20}(?:ss|sh|ch|x|zz|o))\b/giu,
    'the team $1$2es',
  ],
  [
    /\bwe (also |still |then |now |already |only |currently )?(?!(?:also|still|then|now|already|only|currently)\b)(\p{Ll}{1,20}[^aeiou\W])y\b/giu,
    'the team $1$2ies',
  ],
  [
    /\bwe (also |still |then |now |already |only |currently )?(?!(?:also|still|then|now|already|only|currently)\b)(\p{Ll}{2,20})\b/giu,
    'the team $1$2s',
  ],
  [/\bours\b/giu, "the team's"],
  [/\bour\b/giu, "the team's"],
  [/\bus\b/gu, 'the team'],
];

const formal = [...expanding, ...formalWords];
const casual = [...casualWords, ...contracting];

/** A word for a tone says nothing of one where it describes a thing: "personal data", "a human operator". */
const ofTone =
  '(?! (?!(?:tone|wording|style|language|voice|text|prose|register|please|pls|and|than|in|for|here|but|or|everywhere|throughout|overall|tho(?:ugh)?|enough|by|as|with|rather|instead|when|if|to)\\b)\\p{L})';

/** What a formal tone is called that goes too far, and who writes so. */
const stiff =
  'formal|stiff|dry|academic|corporate|wooden|stuffy|bureaucratic|legalistic|legal-sounding|pompous|uptight|official';
const stiffWriters =
  'bank|lawyer|lawyers|contract|legal (?:document|text)|law|tax office|government|ministry|bureaucrat|bureaucracy|textbook|press release|insurance|robot|machine';

/** What is to be added says something; it does not say how the rest is to sound. */
const stating =
  /^(?:add|mention|note|include|state|write|say) (?:in [^:]{2,40}: ?)?(?:that|an? \p{L}+ that)(?!\p{L})/iu;
const wishes: readonly Wish[] = [
  {
    name: 'third person',
    pattern:
      /\b(?:third person|second person|you[- ]form|address(?:ing)? the reader|direct address)\b|["“']you["”']|\b(?:the word|use|using|avoid|without|no|drop) you\b/iu,
    rewordings: thirdPerson,
  },
  {
    name: 'no first person',
    pattern:
      /\bfirst person\b|["“'](?:we|our|us|i)(?: (?:will|want|need|have|are|do|can|must|should))?["”']|\b(?:use|using|say|saying|write|word|avoid|no|drop) (?:the word )?(?:we|our|us)\b/iu,
    rewordings: firstPerson,
  },
  {
    name: 'fewer contractions',
    pattern: /^(?!use\b|add\b|with\b).{0,40}\bcontractions?\b/iu,
    rewordings: expanding,
  },
  { name: 'contractions', pattern: /\bcontractions?\b/iu, rewordings: contracting },
  {
    name: 'less formal',
    pattern: new RegExp(
      `\\b(?:(?:less|too|not so|so) (?:${stiff})|(?:more )?(?:casual(?:ly)?|conversational|friendl(?:y|ier)|informal|relaxed|approachable|warm(?:er)?|personal|human|chat(?:ty|tier)|looser)|(?:reads?|sounds?|written) (?:like|as if|by) (?:an? |the )?(?:${stiffWriters})(?: (?:wrote|has written|had written)(?: (?:it|this))?)?)\\b${ofTone}`,
      'iu',
    ),
    rewordings: casual,
  },
  {
    name: 'more formal',
    pattern:
      /\b(?:(?:more )?(?:formal(?:ly)?|professional(?:ly)?|serious|business-?like|neutral|objective|factual|academic|polished|official)|less (?:casual|informal|conversational|chatty|friendly|chummy|flippant|sloppy|jokey|breezy|(?:like )?(?:an? )?(?:chat|slack|whatsapp|e-?mail|conversation))|(?:not |reads |sounds )(?:too much |so much |a lot )?like (?:an? )?(?:chat|slack|whatsapp|e-?mail)|impersonal(?:ly)?|too (?:casual|informal|chatty|colloquial|conversational|friendly|chummy|flippant|sloppy|jokey|breezy|loose))\b/iu,
    rewordings: formal,
  },
  {
    name: 'no exclamation marks',
    pattern: /\bexclamation (?:marks?|points?)\b/iu,
    rewordings: [[/(?<=[\p{L}\p{N})])!+(?=\s|$)/gu, '.']],
  },
];
/** The words that a clause quotes as unwanted: those that a formal text says otherwise, and those that nothing is known for. */
function quotedIn(clause: string): {
  readonly known: readonly Rewording[];
  readonly unknown: readonly string[];
} {
  const words = [...clause.matchAll(/["“„]([^"“”„]{1,40})["”“]/gu)].map(([, word = '']) => word);
  const known = [...expanding, ...formalWords, ...firstPerson];
  return {
    known: known.filter(([pattern]) => words.some((word) => word.search(pattern) >= 0)),
    unknown: words.filter((word) => known.every(([pattern]) => `${word} do`.search(pattern) < 0)),
  };
}

const about =
  /^(?:make|keep|write|rewrite|phrase|word|sound|nobody|no one|(?:we|one|you) (?:do not|don['’]t|never|should not|shouldn['’]t) (?:write|say|use)|never|use|be|sound|avoid|do not use|don't use|no|remove|get rid of|drop|adjust|change|set|switch to|replace|expand|add|the tone|tone|(?:it|this|(?:the )?[^,;:]{2,40}?) (?:is|sounds|feels|reads|should be|should sound|needs to be|could be|might be)|(?:could|should|needs to|has to) be |(?:(?:way|much|far|a bit|a little|bit|really|rather|still) )?(?:too|more|less)|not so|reads?|looser|chattier|chatty|warmer|friendlier)\b/iu;

/** So many words a sentence of a conversational text has, where it can be cut. */
const LONGEST_CASUAL = 16;

/** The rewordings carried out, and long sentences cut at their joints. */
function loosened(draft: Draft, rewordings: readonly Rewording[], target: Target): string {
  const text = reworded(draft, rewordings, target);
  const within = { start: target.start, end: target.end + text.length - draft.text.length };
  const now = draftOf(text, draft.request);
  const splices = now.units
    .filter((unit) => unit.kind === 'paragraph' && unit.start >= within.start && unit.end <= within.end)
    .map(({ start, end }) => ({
      start,
      end,
      text: withShortSentences(text.slice(start, end), LONGEST_CASUAL),
    }));
  return splice(text, splices);
}

/** A document of another language than English in another tone, as far as rules for that language are known. */
function inRegister(draft: Draft, name: string, target: Target): Outcome {
  const isFormal = name === 'more formal';
  const rewordings =
    isFormal || name === 'less formal' ? registerOf(draft.language, isFormal ? 'formal' : 'casual') : null;
  if (rewordings === null)
    return noEffect(
      draft,
      `There are no rules for "${name}" in the language of the document; say which words to write.`,
    );
  const text = isFormal ? reworded(draft, rewordings, target) : loosened(draft, rewordings, target);
  return text === draft.text
    ? noEffect(
        draft,
        `Nothing in ${target.name} is worded otherwise in a ${isFormal ? 'formal' : 'casual'} text, as far as the rules for its language go: chatty words${isFormal ? '' : ', stiff words and long sentences'}.`,
      )
    : applied(draft, text, `Reworded ${target.name}: ${name}.`);
}

const ofModel = new RegExp(`^(?:the )*(?!it$)(?:${model})$`, 'iu');

/** "Write it in second person" asks for what "no second person" forbids. */
const secondPerson =
  /^(?!.*\b(?:no|not|without|avoid|drop|instead of|rather than|n['’]t)\b).*\b(?:in|use|to) (?:the )?second person\b/iu;

/** Changes the tone: contractions, everyday words, who is addressed. */
export const tone: Instruction = {
  meta: {
    id: 'tone',
    does: 'Makes the wording more or less formal, or changes the person it is written in; facts and requirements stay.',
    examples: [
      'make it more formal',
      'the intro is too stiff',
      'avoid contractions',
      'do not use "we"',
      'use the third person',
    ],
  },
  parse(clause, draft) {
    if (!about.test(clause) || clause.length > 140 || stating.test(clause)) return null;
    if (secondPerson.test(clause))
      return (now) =>
        noEffect(now, 'There are no rules that put a text in the second person; say which words to write.');
    const matching = wishes.filter((one) => one.pattern.test(clause));
    const isPair = matching.every(({ name }) => /^(?:no first person|more formal)$/u.test(name));
    const wanted = isPair ? matching : matching.slice(0, 1);
    const [wish] = wanted;
    if (
      !wish ||
      (/^(?:add|remove|drop|change|set)\b/iu.test(clause) &&
        /\b(?:section|sentence|bullet|requirement)\b/iu.test(clause))
    )
      return null;
    const named =
      /\b(?:make|keep|rewrite|in|of) (?:the )?(.{1,60}?)(?: section)? (?:more|less|too|sound|formal|casual|in)\b|\bin (?:the )?(.{1,60}?)(?: section)?$|^(?:the )?(.{1,60}?)(?: section)? (?:is|sounds|feels|reads|should)\b/iu
        .exec(clause)
        ?.slice(1)
        .find((part) => part !== undefined);
    const what = named
      ?.replace(/ (?:is|are|sounds?|feels?|reads?|seems?)$/iu, '')
      .replace(/^(?:tone|wording|style|language|voice) (?:of|in) (?:the )?/iu, '');
    // how the model of a prompt is to speak is a rule for it, and no wish about the text
    if (what !== undefined && promptOf(draft) && ofModel.test(what)) return null;
    const part = what === undefined ? null : findTarget(draft, what);
    return (now) => {
      const target = (part && what !== undefined ? findTarget(now, what) : null) ?? documentOf(now);
      if (now.language !== 'en') return inRegister(now, wish.name, target);
      const words = quotedIn(clause);
      const rewordings = [...wanted.flatMap((one) => one.rewordings), ...words.known];
      const text =
        wish.name === 'less formal' ? loosened(now, rewordings, target) : reworded(now, rewordings, target);
      if (text === now.text) return noEffect(now, `Nothing in ${target.name} is worded otherwise.`);
      const left = words.unknown.filter((one) => text.toLowerCase().includes(one.toLowerCase()));
      const note = left.length === 0 ? '' : ` Left: "${left.join('", "')}"; say what to write instead.`;
      return applied(
        now,
        text,
        `Reworded ${target.name}: ${wanted.map((one) => one.name).join(', ')}.${note}`,
      );
    };
  },
};
