import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import { PRODUCT_NAMES } from '../../document/product-names.ts';
import { literal } from '../../read/literal.ts';
import { technologies } from '../../understand/parts/technologies.ts';
import type { Draft } from '../draft.ts';
import { wholeWords } from '../target/phrase.ts';
import { claimOf } from './claim.ts';
import { doerChange } from './doer-change.ts';
import { areKin } from './kin.ts';
import { matchesOf } from './matches.ts';
import type { NameChange } from './name-exchanged.ts';

/** Products that are written with a capital, and the word that each begins with, which is found faster. */
const names = [...new Set([...technologies, ...PRODUCT_NAMES])]
  .filter((name) => /^\p{Lu}/u.test(name))
  .map((name) => ({ name, opening: name.split(' ', 1)[0] ?? name }));
/** Nearly all that is said has to be the same: a new fact about another thing names products too. */
const ENOUGH = 0.95;
const adding = /\b(?:also|too|as well|additionally|auch|zusätzlich|aussi|también)\b/iu;

/** Where the draft says of one name what a clause says of another; null where it does not. */
export function nameChange(draft: Draft, clause: string): NameChange | null {
  if (adding.test(clause)) return null;
  return (
    versionChange(draft, clause) ??
    holderChange(draft, clause) ??
    doerChange(draft, claimOf(clause).text) ??
    productChange(draft, clause)
  );
}

/** What follows names of things that come in versions; "FR-2" and "Phase 2" are no versions. */
const versioned =
  /(?<![\p{L}\p{N}-])(?<base>\p{Lu}[\p{L}+#]{1,15})(?<gap>[ -]?)v?(?<number>\d{1,4}(?:\.\d{1,3}){0,2})(?![\p{L}\p{N}%:-]|\.\d)/gu;
const counted =
  /^(?:Step|Phase|Part|Page|Point|Question|Option|Version|Table|Figure|Chapter|Section|Line|Slot|Level|Priority|Sprint|Week|Day|Room|Floor|Tier|Team|Wave|Stage|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*$/u;

/** "SHA-512" where the draft has "SHA256": another version of the same thing. */
function versionChange(draft: Draft, clause: string): NameChange | null {
  const found = [...clause.matchAll(versioned)].filter(
    ({ groups }) =>
      !counted.test(groups?.['base'] ?? '') &&
      !(groups?.['gap'] === '-' && new RegExp(`\\*\\*${groups['base']}-\\d`, 'u').test(draft.text)),
  );
  const { base = '', number = '' } = found[0]?.groups ?? {};
  if (found.length !== 1) return null;
  const standing = new RegExp(
    `(?<![\\p{L}\\p{N}])(?<lead>${literal(base)}[ -]?v?)(?<number>\\d{1,4}(?:\\.\\d{1,3}){0,2})(?![\\p{L}\\p{N}%]|\\.\\d)`,
    'gu',
  );
  const old = [...draft.text.matchAll(standing)];
  const numbers = new Set(old.map(({ groups }) => groups?.['number']));
  const [only = ''] = numbers;
  if (numbers.size !== 1 || only === number) return null;
  return {
    splices: old.map((match) => {
      const start = match.index + (match.groups?.['lead']?.length ?? 0);
      return { start, end: start + only.length, text: number };
    }),
    old: old[0]?.[0] ?? '',
    fresh: `${old[0]?.groups?.['lead'] ?? ''}${number}`,
  };
}

const name = '\\p{Lu}[\\p{L}\\p{N}.+#-]*(?: \\p{Lu}[\\p{L}\\p{N}.+#-]*){0,2}';
const becomes = '(?:is|are|will be|would be|should be|becomes|ist|wird|est|sera|es|será|è)';
const holding = new RegExp(
  `^(?:[Tt]he |[Oo]ur |[Dd](?:er|ie|as) |[Ll][ea] |[Ee]l )?(?<subject>\\p{L}[\\p{L}\\p{N} -]{2,40}?) ${becomes} (?:now |jetzt )?(?<fresh>${name})(?: now| instead| jetzt)?[.!]?$`,
  'u',
);

/** "The broker is EMQX" where the draft has "Broker would be Mosquitto". */
function holderChange(draft: Draft, clause: string): NameChange | null {
  const { subject = '', fresh = '' } = holding.exec(clause.trim())?.groups ?? {};
  if (subject === '' || draft.text.includes(fresh)) return null;
  const standing = new RegExp(
    `(?<![\\p{L}\\p{N}])${literal(subject).replace(/^\p{L}/u, (first) => `[${first.toUpperCase()}${first.toLowerCase()}]`)}(?: ${becomes}|:) (?<old>${name})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const found = [...draft.text.matchAll(standing)];
  const olds = new Set(found.map((match) => match.groups?.['old'] ?? ''));
  const [old = ''] = olds;
  if (olds.size !== 1) return null;
  // what is used is used wherever it stands; a person may have other parts elsewhere
  const everywhere = [...draft.text.matchAll(wholeWords(old, 'g'))].map(({ index }) => index);
  const inPlace = found.map((match) => match.index + match[0].length - old.length);
  return {
    splices: (isPersonName(old) ? inPlace : everywhere).map((start) => ({
      start,
      end: start + old.length,
      text: fresh,
    })),
    old,
    fresh,
  };
}

/** "Mails go out with SES" where the draft has "mails go out with SendGrid": products that are known as such. */
function productChange(draft: Draft, clause: string): NameChange | null {
  const claim = claimOf(clause);
  const [fresh, ...others] = namesIn(claim.text);
  if (fresh === undefined || others.length > 0) return null;
  const own = contentWords(fresh);
  const topic = claim.topic.filter((word) => !own.some((other) => areKin(word, other)));
  const best = matchesOf(draft, topic).find((match) => match.share >= ENOUGH && match.shared >= 2);
  if (!best) return null;
  const held = namesIn(draft.text.slice(best.start, best.end));
  const [old] = held;
  if (old === undefined || held.length > 1 || old === fresh) return null;
  const splices = [...draft.text.slice(best.start, best.end).matchAll(wholeWords(old, 'g'))].map((match) => ({
    start: best.start + match.index,
    end: best.start + match.index + match[0].length,
    text: fresh,
  }));
  return splices.length > 0 ? { splices, old, fresh } : null;
}

function namesIn(text: string): string[] {
  return names
    .filter(({ opening, name }) => text.includes(opening) && wholeWords(name, '').test(text))
    .map(({ name }) => name);
}
