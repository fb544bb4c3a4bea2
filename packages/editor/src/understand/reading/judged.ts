import { listsActions } from '../chat/action-item.ts';
import { complains, soundsUnhappy } from '../chat/mood.ts';
import { evidenceOf } from '../evidence.ts';
import { kindInPlace } from '../kind-in-place.ts';
import { comesOfSteps } from '../kinds/merely-told.ts';
import { entitlesText } from '../layout.ts';
import { type Cues, cuesIn } from '../lexicon/cues.ts';
import { changed, type Masked, unquoted } from '../mask.ts';
import { leadHint } from '../place.ts';
import type { Kind, Strength } from '../statement.ts';
import { strengthOf, tellsNever } from '../strength.ts';
import { type Clause, isBelowSteps, type SourceReader, standingOf } from './reader.ts';
import type { Wording } from './wording.ts';

/** Labels that hold for the sentences after theirs. */
const carried: ReadonlySet<Kind> = new Set(['problem', 'step', 'requirement', 'risk', 'rollout']);
/** Those of them under which an order is an order all the same. */
const overruled: ReadonlySet<Kind> = new Set(['problem', 'risk', 'rollout']);

/** Notes a label that holds for the sentences after this one. */
export function carryLabel({ place, source }: SourceReader, { span }: Clause, { label }: Wording): void {
  if (!label || !carried.has(label.kind)) return;
  place.label = label.kind;
  place.labelEnd = source.text.indexOf('\n', span.end - 1);
}

/** What an order below "Should:" or "Could:" is taken for where it is not taken for one. */
const orderable: ReadonlySet<Kind> = new Set(['future', 'step', 'goal'] as const);

/** "We need to change a few things": above a list that may be counted, what is wanted, and no steps of a procedure. */
const wantsBelow =
  /(?<!\p{L})(?:we|i)(?:['’]d| would)? (?:need|want|have to|must|should|like to|ought to)(?! to (?:know|find|reproduce))(?!\p{L})/iu;

interface Judged {
  readonly kind: Kind;
  readonly strength: Strength | null;
  readonly cues: Cues;
}

/** What a sentence is to the document, by its words, its label or `marker`, and its place. */
export function judged(reader: SourceReader, clause: Clause, wording: Wording, marker: Kind | null): Judged {
  const { place, source, statements, language } = reader;
  const { block, role, line, head } = clause;
  const { label, sentence, text, isWish } = wording;
  // What is quoted as a whole is of the kind that it would be of without its quotation marks.
  const told = language === 'en' ? withoutPurpose(sentence) : sentence;
  const cues = cuesIn(unquoted(told)?.text ?? told.text, language);
  if (!label) dropLabel(reader, clause, wording, cues);
  const seen = evidenceOf(
    reader,
    { sentence: told, text, cues, block },
    { announced: head ? 'owner' : (label?.kind ?? marker ?? leadHint(place)), isWish },
  );
  const evidence = isBelowSteps(reader, clause) ? { ...seen, hint: 'problem' as const } : seen;
  const entitles = statements.length === 0 && !evidence.isImperative && entitlesText(block, source);
  const verdict = reader.judge(evidence, standingOf(reader, clause));
  const isUnhappy =
    (soundsUnhappy(line) && !evidence.isImperative) || (language === 'en' && complains(sentence.text));
  const placed = kindInPlace(verdict.kind, {
    isAsked: wording.request !== null,
    isOpening: wording.opening !== null,
    introduces: (role.announces || entitles) && label?.kind !== 'requirement',
    isUnhappy: isUnhappy && strengthOf(cues, sentence.text) === null,
  });
  const bound = leadStrength(place.lead ?? place.heading);
  const isListedOrder = bound !== null && orderable.has(placed) && evidence.isImperative;
  const isWanted =
    (placed === 'step' && !reader.isReport && wantsBelow.test(place.lead ?? '')) ||
    (wording.isRemedy && placed !== 'nonGoal' && placed !== 'future' && placed !== 'quality');
  const kind = isListedOrder || isWanted ? 'requirement' : placed;
  const isTold = kind !== verdict.kind && (kind === 'context' || kind === 'problem');
  const isDemand = kind === 'requirement' || kind === 'quality';
  // "Stripe retries for 3 days so …": what is so already is why something is wanted
  if (isDemand && role.isReason && !evidence.isImperative && strengthOf(cues, sentence.text) === null)
    return { kind: 'context', strength: null, cues };
  if (
    isDemand &&
    behindPlease.test(source.text.slice(Math.max(0, clause.span.start - 10), clause.span.start))
  )
    return { kind: 'problem', strength: null, cues };
  // "Priya: staged rollout for every release" among the actions
  if (kind === 'rollout' && clause.spoken !== null && listsActions(place))
    return { kind: 'requirement', strength: 'MUST', cues };
  const isPlain = !evidence.isImperative && strengthOf(cues, sentence.text) === null;
  if ((isDemand || kind === 'rollout') && isPlain && tellsOnly(clause, language, sentence.text))
    return { kind: cues.has('problem') || cues.has('failure') ? 'problem' : 'context', strength: null, cues };
  const led = isDemand && strengthOf(cues, sentence.text) === null ? bound : null;
  return { kind, cues, strength: isTold ? null : (led ?? verdict.strength ?? (isWanted ? 'MUST' : null)) };
}

/** "Progress bar pls, people start it twice": behind what is asked for, why. */
const behindPlease = /(?<!\p{L})(?:pls|plz|please), {1,3}$/iu;

/** "Laura says refunds fail", "Marco: the file was not migrated": what one of those who talk tells, of today or of what is over. */
function tellsOnly({ spoken }: Clause, language: string, said: string): boolean {
  return language === 'en' && spoken !== null && (spoken.isTold === true || wasSo.test(said));
}

const wasSo =
  /^[^,;:.?!]{3,60} (?:was|were|has been|have been|had|did|got|lost|failed|crashed|broke)(?:n['’]t| not)?(?!\p{L})/iu;

/** "Should:", "could have": how binding what stands under a label or a heading is that says only that. */
function leadStrength(label: string | null): Strength | null {
  const said = label?.replace(/[*_:\s]{1,6}$|^[*_]{1,4}/gu, '') ?? '';
  if (/^(?:should(?:[ -]haves?)?|soll(?:te)?|devrait|debería|dovrebbe|deveria)$/iu.test(said))
    return 'SHOULD';
  return /^(?:could|may)(?:[ -]haves?)?$/iu.test(said) ? 'MAY' : null;
}

/** "Each tenant gets its own pool so a slow one can't starve the others": without what for, which may tell of trouble. */
function withoutPurpose(sentence: Masked): Masked {
  const [, said = '', purpose = ''] = purposed.exec(sentence.text) ?? [];
  return said === '' || binds.test(purpose) ? sentence : changed(sentence, said);
}

const purposed =
  /^([^?:]{12,}?[^,;?:\s]) so (?!(?:far|much|many|long|often|called|on|that['’]s)(?!\p{L}))([^,;?:]{8,})$/su;
const binds = /(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|max|at most|we|i)(?!\p{L})/iu;

/** A label of something that is not to be built holds for its line, and for nothing that is demanded. */
function dropLabel({ place }: SourceReader, { span }: Clause, { sentence }: Wording, cues: Cues): void {
  if (place.label === 'step' && comesOfSteps(sentence.text)) place.label = null;
  if (!place.label || !overruled.has(place.label)) return;
  const isBehind = place.labelEnd >= 0 && span.start > place.labelEnd;
  if (isBehind || (strengthOf(cues, sentence.text) !== null && !tellsNever(cues, sentence.text)))
    place.label = null;
}
