import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import type { Prompt } from './parts.ts';

const tongue =
  '(?:(?:plain|simple|british|american|formal|easy|everyday) )?(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Czech|Danish|Swedish|Norwegian|Finnish|Greek|Turkish|Ukrainian|Russian|Arabic|Hebrew|Hindi|Chinese|Mandarin|Japanese|Korean|Latin|Catalan|Basque|Welsh|Irish|Romanian|Hungarian|Croatian|Serbian)';
const ofSomebody =
  "(?:(?:the )?(?:same )?language (?:of|as|in which|that|given in|used (?:in|by))(?: (?!and |but |or |then )[\\p{L}\\p{N}'’`{}_-]+){1,5}|(?:the |a )?\\p{L}+(?:'s|’s|s') (?:own |native )?language|(?:his|her|their|its) (?:own |native )?language|the same language)";
const language = `(?:${tongue}(?: (?:and|or) ${tongue})?|${ofSomebody})(?! (?:text|mail|message|input|word|name)s?(?!\\p{L}))`;
const verb = '(?:answer|reply|respond|write|speak|talk|output|communicate)';
const text =
  '(?:(?:the|every|each|all|your|its) )?(?:final )?(?:answers?|repl(?:y|ies)|responses?|outputs?|e?-?mails?|letters?|texts?|messages?|summar(?:y|ies)|results?)';
/** A rule that says in which language the model answers, and nothing else. */
const rules: readonly RegExp[] = [
  new RegExp(
    `^(?:always |only )?${verb}(?: ${text})?(?: only| always)? in (?<language>${language})(?: only| always)?[.]?$`,
    'iu',
  ),
  new RegExp(
    `^${text} (?:must|should|shall|have to|has to|need to|needs to|are|is) (?:always |only )?(?:be )?(?:written |given )?(?:only )?in (?<language>${language})(?: only| always)?[.]?$`,
    'iu',
  ),
];
/** Where a sentence says it; what is said of a case or of another text stays. */
const standing = new RegExp(
  `(?<=(?:^|[.!?:;,]\\s+|\\s|\\*\\*\\s?)(?:always |only )?(?:${verb}|written|given)(?: ${text})?(?: only| always| back)? in )${language}`,
  'giu',
);
const inCase = /(?:^|[.!?]\s+|[-*]\s+|\d\.\s+)(?:if|when|whenever|unless|in case|where)(?!\p{L})[^.!?]*$/iu;

/**
 * Where a prompt says in which language its model answers, with the one that a rule gives. Null for rules that say anything else; empty
 * where the prompt says nothing of it, or this. What inputs, examples and cases say stays.
 */
export function withLanguage(draft: Draft, prompt: Prompt, rule: string): readonly Splice[] | null {
  const fresh = rules
    .map((one) => one.exec(rule.trim())?.groups?.['language'])
    .find((one) => one !== undefined);
  if (fresh === undefined) return null;
  const spared = [prompt.examples, prompt.inputs].flatMap((section) => (section ? [section.start] : []));
  return draft.units
    .filter((unit) => !spared.includes(unit.section?.start ?? -1))
    .flatMap((unit) => {
      const words = draft.text.slice(unit.start, unit.end);
      return [...words.matchAll(standing)]
        .filter(({ index }) => !inCase.test(words.slice(0, index)))
        .map(({ index, 0: old }) => ({
          start: unit.start + index,
          end: unit.start + index + old.length,
          text: fresh,
        }));
    })
    .filter(({ start, end }) => draft.text.slice(start, end).toLowerCase() !== fresh.toLowerCase());
}
