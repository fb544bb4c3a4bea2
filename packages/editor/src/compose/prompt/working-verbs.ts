import { withCapital } from '../../first-letter.ts';
import { baseOfDoing } from '../../improve/english/base-of-doing.ts';
import { inBaseForm } from '../../understand/clause/present.ts';
import { baseOfThirdPerson } from '../../understand/clause/verbs.ts';
import { withModel } from '../../understand/titles/topic-words.ts';

/** What a model does with a text that is given to it, English verbs in their base form. */
const english = [
  ...['summarise', 'summarize', 'classify', 'extract', 'translate', 'rewrite', 'paraphrase', 'categorise'],
  ...[
    'categorize',
    'label',
    'score',
    'review',
    'analyse',
    'analyze',
    'explain',
    'answer',
    'proofread',
    'tag',
  ],
  ...['triage', 'compare', 'rate', 'condense', 'shorten', 'anonymise', 'anonymize', 'transcribe'],
];

const byForm: ReadonlyMap<string, string> = new Map(
  english.flatMap((verb) => formsOf(verb).map((form): [string, string] => [form, verb])),
);

/** "summarise", "summarises", "summarising". */
function formsOf(verb: string): string[] {
  const third = verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb === 'tag' ? 'tagg' : verb;
  return [verb, third, `${stem}ing`];
}

const patterns: Readonly<Record<string, string>> = {
  en: [...byForm.keys()].sort((a, b) => b.length - a.length).join('|'),
  de: 'zusammenfass\\p{L}{0,3}|fass(?:e|t|en)?|klassifizier\\p{L}{0,3}|extrahier\\p{L}{0,3}|übersetz\\p{L}{0,3}|umschreib\\p{L}{0,3}|prüf\\p{L}{0,3}|analysier\\p{L}{0,3}|beantwort\\p{L}{0,3}|erklär\\p{L}{0,3}|bewert\\p{L}{0,3}',
  fr: 'résum\\p{L}{1,3}|class(?:e|er|ifie|ifier)|extrai\\p{L}{1,3}|traduir?\\p{L}{0,2}|réécri\\p{L}{1,3}|analys\\p{L}{1,2}|expliqu\\p{L}{1,2}|répond\\p{L}{0,3}',
  es: 'resum\\p{L}{1,3}|clasific\\p{L}{1,2}|extra(?:e|er|iga)|traduc\\p{L}{1,2}|reescrib\\p{L}{1,2}|anali[cz]\\p{L}{1,2}|explic\\p{L}{1,2}|respond\\p{L}{1,2}',
};

/** What the model of a prompt that is asked for does with what it is given, beside those; elsewhere people and programs do that as well. */
export const handlingVerbs =
  'reads?|reading|turns?|turning|sorts?|sorting|converts?|converting|groups?|grouping|checks?|checking|parses?|parsing|ranks?|ranking|filters?|filtering|cleans?(?: up)?|cleaning(?: up)?|pulls? out|goes through|looks? at';

/** "I need an assistant that answers questions": the work is what the assistant does. */
export const asksForAssistant =
  /^(?:(?:(?:we|i)(?:['’]d| would)? (?:really )?(?:need|want|like)|need|want|build|make|create)(?: to (?:have|build|make|create))? (?:us |me )?)?(?:an? |the |our )(?:(?!(?:support|travel|human|shop|sales|personal|executive)(?!\p{L}))\p{L}+[ -]){0,2}?(?:assistant|chat ?bot|copilot)(?: for [^,;:.]{2,40}?)? (?=(?:that|which|who) (?!we|they|i(?!\p{L}))\p{L}+s )/iu;

/** The source of a pattern for verbs by which a model works on a text, in a language. */
export function workingVerbs(language: string): string {
  return patterns[language] ?? patterns['en'] ?? '';
}

/** "Helps" → "help": the base of a verb in the third person that we know, or of any other that follows the rule. */
function baseOf(verb: string): string | null {
  const known = baseOfThirdPerson(verb);
  if (known !== null || !/[^su]s$/u.test(verb)) return known;
  return verb
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|x|z))es$/u, '')
    .replace(/s$/u, '');
}

/** "A bot that answers questions", behind what asks for a prompt: the work is what it does. */
const ofBot =
  /^an? (?:\p{L}+ )?(?:bot|model|prompt|llm|ai|assistant|gpt\S{0,4}|agent) (?=(?:that|which) \p{Ll}+s )/iu;

/** "It should summarise it in three sentences": who is to do it is whoever reads the prompt. */
const ofModel =
  /^(?:it|you|the (?:model|llm|ai|assistant|bot|prompt)) (?:should|must|shall|has to|needs to) (?=(?!(?:not|never|be|act|behave|have)(?!\p{L}))\p{Ll}{3,} )/iu;

/** "It answers questions": what it does with what it is given. */
const doesIt = new RegExp(
  `^(?:it|the (?:model|llm|ai|assistant|bot)) (?=(?:${[...byForm.keys()].join('|')})(?!\\p{L}))`,
  'iu',
);

/** "that summarises tickets", "summarising tickets" → "Summarise tickets"; every other sentence only opens with a capital. */
export function asOrder(text: string): string {
  const deed = text
    .replace(withModel, '')
    .replace(asksForAssistant, '')
    .replace(ofBot, '')
    .replace(ofModel, '')
    .replace(doesIt, '');
  const plain = deed.replace(/^(?:that|which|who|to)\s(?=\p{L}{3,})/iu, '');
  const [first = ''] = /^\p{L}+/u.exec(plain) ?? [];
  const isTold = /^(?:that|which|who)\s/iu.test(deed);
  const base =
    byForm.get(first.toLowerCase()) ??
    (/ing$/u.test(first) ? baseOfDoing(first.toLowerCase()) : undefined) ??
    (isTold ? baseOf(first.toLowerCase()) : null);
  const rest = plain.slice(first.length);
  const order = base ? base + (isTold ? inBaseForm(rest) : rest) : plain;
  return withCapital(order);
}
