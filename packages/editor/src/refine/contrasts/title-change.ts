import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { notOfDemand } from '../editing/retitled.ts';
import type { Change, Outcome } from '../instruction.ts';
import { rename } from '../instructions/rename.ts';
import { oncePerDraft } from '../per-draft.ts';
import { unquoted } from '../target/phrase.ts';
import { coresOf } from './asides.ts';

const ofDocument =
  /(?<!\p{L})(?:(?:doc(?:ument)?|spec|page|main)(?:['’]s)? )?(?:title|titel|titre|título|titolo|tytuł)(?: of (?:the |this )?(?:doc(?:ument)?|spec|whole thing))?(?!\p{L})/iu;
const ofOther =
  /(?<!\p{L})(?:tickets?|stor(?:y|ies)|sections?|headings?|epics?|field|column|property|abschnitt\p{L}*|section|sección)(?!\p{L})/iu;
const named =
  /(?<!\p{L})(?:call(?: it)?|name(?: it)?|should(?: be| read| say)?|must be|to|into|as|make it|be|use|better|rather|in|zu|soll(?:te)?(?: besser)?|lauten|heißen|nenn\p{L}*|en|por|a|doit être|devrait être|mets|debe ser|debería ser|llám\p{L}*|pon|dev(?:e|rebbe|eria) (?:essere|ser)|dovrebbe essere|cambia in|diventa|para|moet(?: (?:nu|beter))?|wordt|powinien(?: (?:brzmieć|być))?|ma brzmieć|na|brzmi)[:,]?\s(?<title>["“„«][^"“”„«»]{2,120}["”“»])/iu;

/**
 * The change of the document's title that a sentence asks for, however it says so, with one title in quotation marks: also where the
 * document quotes its title. Null where it speaks of another title.
 */
export const titleChange = oncePerDraft((words: string, draft: Draft): Change | null => {
  const fresh = titleIn(words, draft);
  return fresh === null ? null : (now) => retitled(now, fresh);
});

const LONGEST = 300;

function titleIn(words: string, draft: Draft): string | null {
  if (words.length > LONGEST || !ofDocument.test(words) || ofOther.test(words) || keysIn(words).length > 0)
    return null;
  const sentence = (coresOf(words)[0] ?? '').replace(
    /(?<![\p{L}\p{N}])['‘]([^'’\n]{2,120})['’](?![\p{L}\p{N}])/gu,
    '"$1"',
  );
  const quotations = sentence.match(/["“„«][^"“”„«»]{2,120}["”“»]/gu) ?? [];
  const { title } = named.exec(sentence)?.groups ?? {};
  // one word of the title, and what takes its place there
  const [old = '', other] = quotations.map((one) => unquoted(one).toLowerCase());
  const whole = draft.outline.sections[0]?.title.toLowerCase() ?? '';
  if (other !== undefined && whole !== old && whole.includes(old)) return null;
  return title !== undefined &&
    quotations.at(-1) === title &&
    quotations.length < 3 &&
    draft.outline.sections[0]?.level === 1
    ? unquoted(title)
    : null;
}

async function retitled(draft: Draft, fresh: string): Promise<Outcome> {
  const old = draft.outline.sections[0]?.title ?? '';
  const change = rename.parse(`rename the title to "${fresh}"`, draft);
  const outcome = change ? await change(draft) : null;
  if (outcome?.status !== 'applied')
    return outcome ?? { text: draft.text, status: 'no-effect', message: 'The document has no title.' };
  // the document quotes its title in prose, and an API's schema gives it
  const quoted = new RegExp(`${notOfDemand}(?<=[“„"‘]|«\\s?)${literal(old)}(?=[”“"’]|\\s?»)`, 'gu');
  const count = [...outcome.text.matchAll(quoted)].length;
  const text = draftOf(
    outcome.text.replace(quoted, () => fresh),
    draft.request,
  ).text;
  return {
    ...outcome,
    text,
    message:
      count === 0
        ? outcome.message
        : `${outcome.message} It is quoted in ${count} place${count > 1 ? 's' : ''}, which follow.`,
  };
}
