import { withoutDoubt, withoutProposing } from '../chat/asides.ts';
import { openedBy } from '../chat/opening.ts';
import { isPolite, politeRequest } from '../chat/polite.ts';
import { type DocumentRequest, documentRequest } from '../chat/request.ts';
import { addsWish, secondWish } from '../chat/second-wish.ts';
import { attributed } from '../chat/speaker.ts';
import { spellOut } from '../chat/spelled.ts';
import { withCaseOfTrouble } from '../clause/possible-case.ts';
import { type Label, labelOf } from '../hints.ts';
import { withoutInsisting } from '../insisted.ts';
import { changed, type Masked, restore } from '../mask.ts';
import { asksBelow } from '../place.ts';
import type { Clause, SourceReader } from './reader.ts';

/** A sentence parted into what it says and the words by which somebody comes to it. */
export interface Wording {
  /** All of it but for greetings and thanks. Masked text. */
  readonly civil: string;
  /** The announcement of a subject that it opens a text with, before what it says of that. */
  readonly opening: ReturnType<typeof openedBy>;
  /** The document it asks for; an opening asks for one, too. */
  readonly request: DocumentRequest | null;
  readonly label: Label | null;
  readonly isWish: boolean;
  /** It says what is to be done where trouble comes that may come about. */
  readonly isRemedy: boolean;
  /** What it says, spelt out. */
  readonly sentence: Masked;
  /** The same with its protected spans, and with whoever says it. */
  readonly text: string;
}

/** Takes off a sentence what only asks, labels, doubts or insists. */
export function wordingOf(reader: SourceReader, clause: Clause, masked: Masked, civil: string): Wording {
  const { place, language, statements } = reader;
  const opening = statements.length === 0 ? openedBy(civil) : null;
  const request = opening ?? (clause.role.mayBeRequest ? documentRequest(civil, language) : null);
  const wish = request || asksBelow(place, civil) ? null : politeRequest(civil, language);
  const wanted = withColon(request?.topic ?? wish ?? civil);
  const label = labelOf(wanted);
  const isAdded = language === 'en' && addsWish(civil, place.previous);
  const labelled = label && label.rest.length > 2 && !label.isKept ? label.rest : wanted;
  const body = isAdded ? civil.replace(secondWish, '') : labelled;
  const plain = withoutInsisting(changed(masked, withoutProposing(withoutDoubt(body))));
  const spelled = spellOut(plain, language);
  const sentence = language === 'en' ? changed(spelled, withCaseOfTrouble(spelled.text)) : spelled;
  return {
    civil,
    opening,
    request,
    label,
    isWish: wish !== null || isAdded || isPolite(civil),
    isRemedy: sentence.text !== spelled.text,
    sentence,
    text: restore(clause.spoken ? attributed(sentence, clause.spoken) : sentence),
  };
}

/** "**Actual** it stays pending": a label in bold type does without a colon. */
function withColon(civil: string): string {
  const told = civil.replace(/^(\*\*|__)(\p{L}[\p{L} ]{2,24}?)\1\s+(?=\p{L})/u, '$2: ');
  return told !== civil && labelOf(told) !== null ? told : civil;
}
