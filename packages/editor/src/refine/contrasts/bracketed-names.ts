import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { oncePerDraft } from '../per-draft.ts';

const removes =
  /(?<!\p{L})(?:remove|drop|delete|strip|cut|lose|leave out|get rid of|take out|take (?:the |all )?[^.!?]{1,60} out|kill|no|without|clean out|don['’]t (?:want|need|like)|raus|weg|entfern\p{L}*|lösch\p{L}*|streich\p{L}*|weglassen|enl[eè]v\p{L}*|supprim\p{L}*|retir\p{L}*|ôte[rz]?|quit[ae]\p{L}*|elimin\p{L}*|borr\p{L}*|sin|sans|ohne)(?!\p{L})/iu;
const bracketed = /["“„«']?\((?<name>\p{L}[\p{L} .-]{1,30})\)["”“»']?/gu;
const inBrackets =
  /(?<!\p{L})(?:(?:in|inside|between) (?:the )?(?:brackets?|parenthes[ei]s|parens)|bracketed|parenthesi[sz]ed|(?:in )?klammern|entre parenthèses|entre paréntesis)(?!\p{L})/iu;
const people =
  /(?<!\p{L})(?:names?|people|persons?|(?:first|given) names|who said (?:it|what)|namen|personen|noms?|prénoms|personnes|nombres|personas)(?!\p{L})/iu;

/**
 * The change that takes names in brackets out of a text ("(maya)"), those that a sentence of feedback gives or all names of people;
 * null where it asks for no such thing.
 */
export const bracketedNamesChange = oncePerDraft((words: string, draft: Draft): Change | null => {
  const names = namesIn(words, draft);
  return names === null ? null : (now) => without(now, names);
});

const LONGEST = 300;

/** The names that a sentence wants out of the brackets; null where it wants none out. */
function namesIn(words: string, draft: Draft): readonly string[] | null {
  if (words.length > LONGEST || !removes.test(words) || /\d/u.test(words)) return null;
  const held = [...new Set([...draft.text.matchAll(bracketed)].map(({ groups }) => groups?.['name'] ?? ''))];
  const given = [...words.matchAll(bracketed)].map(({ groups }) => groups?.['name'] ?? '');
  const named = inBrackets.test(words)
    ? held.filter((name) => new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'iu').test(words))
    : [];
  const listed = [...given, ...named].filter((name) =>
    held.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  if (listed.length > 0) return listed;
  if (!inBrackets.test(words) || !people.test(words)) return null;
  const all = held.filter((name) => name.split(' ').every((word) => isPersonName(upperFirst(word))));
  return all.length > 0 ? all : null;
}

function without(draft: Draft, names: readonly string[]): Outcome {
  const pattern = new RegExp(`[ \\t]?\\((?:${names.map(literal).join('|')})\\)`, 'giu');
  const splices = [...draft.text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: '',
  }));
  const list = [...new Set(names)].map((name) => `(${name})`).join(', ');
  return splices.length === 0
    ? noEffect(draft, `${list} stands nowhere in the document.`)
    : applied(
        draft,
        splice(draft.text, splices),
        `Took ${list} out in ${splices.length} place${splices.length > 1 ? 's' : ''}.`,
      );
}
