import { quiet } from '../../compose/voice/binding.ts';
import { conjugated } from '../../compose/voice/english.ts';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import type { Target } from '../target/target.ts';
import { asSentence } from './sentence.ts';

/** Words for parts of a document, which name nothing to a reader who does not see the part. */
const pointing =
  /\b(?:one|ones|thing|stuff|ticket|tickets|story|stories|requirement|requirements|item|bullet|point|row|line|sentence|section|first|second|third|last|it|that|this|them|part|bit)\b/iu;

/** Whether words name a thing by itself, so that they can stand among what is left out. */
export function isName(words: string): boolean {
  return keysIn(words).length === 0 && !pointing.test(words) && contentWords(words).length > 0;
}

const denial =
  /^["“„«]?(?:no|without|kein(?:e[nmrs]?)?|ohne|aucune?|sans|sin|ningun[ao]?|senza|nessun[ao]?|geen|zonder|brak|bez) /iu;

/** "No password" is what is left out, and no part of the text that is to go. */
export function isDenial(words: string): boolean {
  return denial.test(words.trim());
}

/** What a part says, as a sentence on what is left out: without its key, and without what binds. */
export function asLeftOut(draft: Draft, part: Target): string {
  if (part.kind === 'section')
    return asSentence(withoutKey(titleWords(draft, part.section?.title ?? part.name)));
  const raw = draft.text
    .slice(part.start, part.end)
    .replace(/^\|\s*|\s*\|\s*$/gu, '')
    .replace(/\s\|\s/gu, ': ')
    .replace(/^\s*(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u, '');
  return asSentence(unbound(withoutKey(raw)));
}

function withoutKey(words: string): string {
  return words.replace(/^[*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}[*_`\])]{0,4}\s?[:.)–—-]{0,2}[*_`]{0,3}:?\s*/u, '');
}

/** "Provide dark mode" is the title of a ticket for dark mode. */
function titleWords(draft: Draft, title: string): string {
  const { provideTitle, ensureTitle } = phrasesOf(draft.language);
  const plain = withoutKey(title);
  for (const phrase of [provideTitle, ensureTitle]) {
    const [before = '', after = ''] = phrase.split('{text}').map(literal);
    const text = new RegExp(`^${before}(.{2,200})${after}$`, 'u').exec(plain)?.[1];
    if (text !== undefined) return upperFirst(text);
  }
  return plain;
}

const held =
  /^.{2,24}\b(?:MUST|SHOULD|MAY|MUSS|SOLLTE|KANN|DOIT|DEVRAIT|DEBE|DEBERÍA)\b.{1,16}:\s+(?<rest>.{3,})$/su;
const provided = /^The (?:system|change) (?:MUST|SHOULD|MAY) (?:provide|support) (?<rest>.{3,})$/su;
const able = /^(?<who>.{2,120}?) (?:MUST|SHOULD|MAY) be able to (?<does>.{3,})$/su;
const bound = /^(?<who>.{2,120}?) (?:MUST|SHALL|SHOULD|MAY) (?!NOT\b)(?<does>.{2,})$/su;

/** A requirement as a plain statement: "Files MUST expire" as "Files expire". */
function unbound(words: string): string {
  const plain = words.trim();
  const rest = (held.exec(plain) ?? provided.exec(plain))?.groups?.['rest'];
  if (rest !== undefined) return rest;
  const can = able.exec(plain)?.groups;
  if (can) return `${can['who']} can ${can['does']}`;
  const { who, does } = bound.exec(plain)?.groups ?? {};
  return who === undefined || does === undefined ? quiet(plain) : `${who} ${conjugated(does, who)}`;
}
