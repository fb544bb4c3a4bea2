import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutParts } from '../editing/without-part.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { excluding } from '../languages/english/excluding.ts';
import { meantBy } from '../languages/wording.ts';
import { excludedPlace, withExcluded } from '../place/excluded.ts';
import { asLeftOut, isDenial, isName } from '../place/left-out.ts';
import { asSentence } from '../place/sentence.ts';
import { unquoted } from '../target/phrase.ts';
import { partsOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';

const order = /^leave (?<what>.{2,160}) out of scope$/isu;

/** Leaves something out of what is built: it goes from where it stands, and is named among what is left out. */
export const exclude: Instruction = {
  meta: {
    id: 'exclude',
    does: 'Takes a requirement or a ticket out and names it among what is out of scope.',
    examples: [
      'FR-3 is out of scope, mention it there',
      'move FR-3 to Non-goals',
      'drop FR-3 and list it under out of scope',
      'FR-3 belongs to phase 2: out of scope, say so there',
    ],
  },
  parse(clause, draft) {
    for (const meant of [clause, ...meantBy(clause, excluding)]) {
      const what = order.exec(meant)?.groups?.['what'];
      if (what === undefined || /^(?:it|this|that|they|them|what|everything|which|we|i|you)$/iu.test(what))
        continue;
      const parts = excludable(draft, what);
      // a requirement that something is not there leaves it out already
      if (isDenial(what) && isName(what)) return (now) => named(now, what);
      if (parts.length > 0) return (now) => excluded(now, what);
      if (namesPlace.test(clause) && isName(what)) return (now) => named(now, what);
    }
    return null;
  },
};

/** The place is named, so that what the draft does not hold is still wanted there. */
const namesPlace =
  /out[- ]of[- ]scope|non[- ]?goal|not in scope|exclusion|\b(?:no|not an?|n['’]t an?) (?:\p{L}+ )?goals?\b/iu;

/** The parts a phrase names that can be left out: none that are named as left out already. */
function excludable(draft: Draft, what: string): Target[] {
  const place = excludedPlace(draft);
  const isLeftOut = (part: Target) => place !== null && part.start >= place.start && part.end <= place.end;
  const parts = partsOf(draft, what).filter(
    (part) => part.kind !== 'document' && part.kind !== 'words' && part.kind !== 'title',
  );
  return parts.some(isLeftOut) ? [] : parts;
}

function excluded(draft: Draft, what: string): Outcome {
  const parts = excludable(draft, what);
  if (parts.length === 0) return noEffect(draft, `The document has no ${what}.`);
  const sentences =
    parts.length === 1 && isName(what)
      ? [asSentence(bareName(what))]
      : parts.map((part) => asLeftOut(draft, part));
  const { text: without, note: notes } = withoutParts(draft, parts);
  let text = without;
  let name = '';
  for (const sentence of sentences) {
    const now = draftOf(text, draft.request);
    ({ text, name } = withExcluded(now, sentence));
  }
  return applied(
    draft,
    text,
    `Took ${parts.map((part) => part.name).join(', ')} out and named it under "${name}".${notes}`,
  );
}

function named(draft: Draft, what: string): Outcome {
  const wanted = contentWords(what).join(' ');
  const place = excludedPlace(draft);
  const isThere =
    place !== null && contentWords(draft.text.slice(place.start, place.end)).join(' ').includes(wanted);
  if (isThere) return noEffect(draft, 'The document already says so.');
  const { text, name } = withExcluded(draft, asSentence(bareName(what)));
  return applied(draft, text, `Added "${bareName(what)}" under "${name}".`);
}

function bareName(what: string): string {
  const plain = unquoted(what.trim()).replace(/^(?:the|our|this|that|these|those) /iu, '');
  return upperFirst(plain);
}
