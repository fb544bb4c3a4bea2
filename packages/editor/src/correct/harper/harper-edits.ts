import { upperFirst } from '../../first-letter.ts';
import { numberOf } from '../agreement/noun-number.ts';
import type { Edit, EditCategory } from '../edit.ts';
import { isRegularVerb } from '../lexicon/word-class.ts';
import { PLACEHOLDER, type Projection } from '../projection.ts';
import { toEdit } from '../run-prose-rules.ts';
import { englishWords } from '../spelling/english-words.ts';
import type { Finding } from './linter.ts';
import { KINDS, LOOSE_ONLY, OFF, TYPOGRAPHIC } from './policy.ts';

const CATEGORIES: Readonly<Record<string, EditCategory>> = {
  Typo: 'spelling',
  Capitalization: 'grammar',
  Punctuation: 'punctuation',
};

/** Harper's findings under our policy, as edits of the source; more of them where the text is rough. */
export function harperEdits(projection: Projection, findings: readonly Finding[], rough: boolean): Edit[] {
  return findings.flatMap((finding) => {
    if (!isAllowed(finding, projection.prose, rough)) return [];
    const { from, to, replacement, kind, message } = finding;
    const edit = toEdit(projection, {
      from,
      to,
      replacement,
      rule: `harper/${kebab(finding.rule)}`,
      category: CATEGORIES[kind] ?? 'grammar',
      message,
    });
    return edit === null ? [] : [edit];
  });
}

function isAllowed({ rule, kind, from, to, replacement }: Finding, prose: string, rough: boolean): boolean {
  if (rule === 'MissingTo' && !takesObject(prose.slice(to))) return false;
  if (rule === 'SingleBe' && isMistakenBe(prose.slice(Math.max(0, from - 12), to))) return false;
  // "what do you guys think": those who are spoken to
  if (rule === 'PronounVerbAgreement' && /^(?:guys|folks|others|two|both)$/i.test(prose.slice(from, to)))
    return false;
  // "you passes" is no "passe"
  if (rule === 'PronounVerbAgreement' && /(?:ss|sh|ch|x|zz)e$/.test(replacement)) return false;
  if (LOOSE_ONLY.has(rule)) return rough && KINDS.has(kind);
  if (!KINDS.has(kind) || OFF.has(rule) || TYPOGRAPHIC.test(replacement)) return false;
  if (prose.slice(from, to).includes(PLACEHOLDER)) return false;
  // "most everyday changes"
  if (rule === 'Everyday' && numberOf(/^ (\p{L}+)/u.exec(prose.slice(to, to + 24))?.[1] ?? '') !== null)
    return false;
  // "SAN FRANCISCO": a line in capitals
  if (kind === 'Capitalization' && /^[\p{Lu} ]{4,}$/u.test(prose.slice(from, to))) return false;
  // "the re-render", "it self-contained": half of a word with a hyphen is none
  if (/^-\p{L}/u.test(prose.slice(to, to + 2))) return false;
  // "what we've discussed about references": its object stands before it
  if (rule === 'Discuss' && OBJECT_BEFORE.test(prose.slice(Math.max(0, from - 40), from))) return false;
  if (isParticle(rule, prose, from) || isModal(rule, prose.slice(from, to + 20))) return false;
  if (rule === 'RepeatedWords' && (prose[from - 1] === '-' || EMPHATIC.test(prose.slice(from, to))))
    return false;
  // "your YOUR", "important Important": what is written in capitals is a name of its own, as is a letter: "Ctrl-A A"
  if (rule === 'RepeatedWords' && NAMED.test(prose.slice(from, to))) return false;
  // "1&nbsp;s" has no word "nbsp"
  if (prose[from - 1] === '&' && /^#?\w{2,8};/.test(prose.slice(from, from + 11))) return false;
  if (rule === 'RepeatedWords' && !rough) return !isTwiceInRight(prose.slice(from, to), prose.slice(to));
  // "one from A again"
  if (rule === 'AnA' && replacement === 'AN') return false;
  if (rule === 'AnA') return takesArticle(prose.slice(to, to + 40));
  return true;
}

/** "The rule's are old", "it is were it was": a plural with an apostrophe, and a place, and no verb twice. */
function isMistakenBe(found: string): boolean {
  return /(?<!\b(?:it|that|there|what|s?he|who|here|where|this))['’]s (?:is|are|was|were)$|\b(?:is|are|was) were$|\bthey['’]re (?:is|are|was|were)$/i.test(
    found,
  );
}

/** Whether the word behind a missing "to" is a verb by what follows: "wants test the import", and not "wants read access". */
function takesObject(after: string): boolean {
  return /^ (?!(?:can|could|will|would|should|must|may|might|do|does|did|is|are|was|were|have|has|had) )\w{1,20} (?:the|an?|it|them|this|that|these|those|my|your|our|his|her|their|its|me|us|you|him)\b/.test(
    after,
  );
}

const NAMED = /\p{Ll} \p{Lu}|\p{Lu}{2} \p{Ll}|^\p{L} \p{L}$/u;

/** Words that are said twice for emphasis. */
const EMPHATIC = /^(?:really|very|so|far|many|much|way|again|long|never|ever|no|yes|ok)\b/i;

/** Whether the "in" that a finding takes for a preposition belongs to the verb before: "check in anyway", "logged in while". */
function isParticle(rule: string, prose: string, from: number): boolean {
  return /^InA(?:nyWay|while)$/i.test(rule) && TAKES_IN.test(prose.slice(Math.max(0, from - 12), from + 3));
}

const OBJECT_BEFORE =
  /\b(?:what|which|that|all|everything|nothing|anything|something|much)(?: [\p{L}'’]{1,14}){1,3} $/iu;

const TAKES_IN =
  /\b(?:log|logged|logs|sign|signed|check|checked|checks|clock|clocked|dial|dialled|opt|opted|come|came|go|went|plug|plugged|fill|filled|call|called|let|get|got|step|stay|stayed) in\b/i;

/** Whether "may" is the verb: "those who walk in may feel". */
function isModal(rule: string, found: string): boolean {
  const [, next = ''] = /^may (?:not |also |still )?([a-z]+)/.exec(found) ?? [];
  return (
    rule === 'Months' &&
    (isRegularVerb(next) || /^(?:be|have|do|get|see|feel|find|come|go|take|lose|know)$/.test(next))
  );
}

/** "It had had three", "that that flag exists": one is a verb, or a pronoun. Behind "that that the" there is a word too many. */
function isTwiceInRight(repeated: string, after: string): boolean {
  if (/^had had$/i.test(repeated)) return true;
  return (
    /^that that$/i.test(repeated) && !/^ (?:the|an?|it|we|they|you|i|this|these|there|if|when)\b/i.test(after)
  );
}

/** Words that an article never stands before: what looks like one is the letter, as in "zone a and b". */
const AFTER_LETTER = /^(?:and|or|is|in|on|to|of|as|at|it|are|also|else|if|its|either)$/;

/** Which article a name, an acronym or a letter takes depends on how it is said; words of the language are sure. */
function takesArticle(after: string): boolean {
  const next = /^\s+(\p{L}[\p{L}'’]+)/u.exec(after)?.[1];
  if (next === undefined || next === next.toUpperCase() || AFTER_LETTER.test(next)) return false;
  return /[aeiouy]/i.test(next) && (englishWords().frequency(next.toLowerCase()) > 0 || isNationality(next));
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** "european", which dictionaries have with a capital only. */
function isNationality(word: string): boolean {
  return /^\p{Ll}{4,}(?:an|ish|ese)$/u.test(word) && englishWords().lists(upperFirst(word));
}
