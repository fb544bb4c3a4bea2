import { upperFirst } from '../first-letter.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { cuesIn } from './lexicon/cues.ts';
import type { Statement } from './statement.ts';

/** Who acts in a list, and how its introduction binds them. */
export interface LeadSubject {
  /** As a sentence opens with it. */
  readonly subject: string;
  /** The word of the introduction that binds or permits, or "can". */
  readonly modal: string;
}

/**
 * Who acts in a list of abilities, by its introduction: "Partners can:" → "Partners". A pronoun stands for the
 * actor named last before it; null where the introduction says nothing of that kind. English only.
 */
export function leadSubjectOf(statement: Statement, before: readonly Statement[]): LeadSubject | null {
  const lead = statement.lead?.replace(/[:\s.]{1,4}$/u, '') ?? '';
  const match =
    /^(?:what )?(?:as an? )?(.{2,40}?) ((?:can|may|should|must|need to|needs to|has to|have to|want to|wants to|will|needs?)(?: not)?)(?: be able to)?(?: do)?$/iu.exec(
      lead.trim(),
    );
  const [, named = '', said = ''] = match ?? [];
  if (named === '') {
    const actor = isOrder(statement) ? leadActorOf(statement) : null;
    return actor === null ? null : { subject: actor, modal: 'can' };
  }
  const modal = said.toLowerCase().replace(/^(?:wants?|needs?|will)(?! to)/u, 'can');
  if (/^(?:they|he|she|people)$/iu.test(named)) {
    const subject = lastActor(before);
    return subject === null ? null : { subject, modal };
  }
  if (/^(?:we|i|it|this|that|you|one|the system)$/iu.test(named)) return null;
  if (/ needs?$/iu.test(lead.trim()) && !opensWithVerb(statement.masked.text)) return null;
  return isNamed.test(named) ? { subject: upperFirst(named), modal } : null;
}

/** Up to four words that may name somebody or something. */
const isNamed =
  /^(?!(?:what|who|how|where|when|why|whether|if|nobody|nothing|there)(?!\p{L}))(?:\p{L}[\p{L}\d'’-]*)(?: \p{L}[\p{L}\d'’-]*){0,3}$/iu;

/** Whom a list is for that stands under nothing but their name: "members", "Depot managers:"; null under anything else. */
export function leadActorOf({
  lead,
  heading,
  block,
}: Pick<Statement, 'lead' | 'heading' | 'block'>): string | null {
  if (block.kind !== 'listItem') return null;
  const named = (lead ?? heading ?? '').replace(/[*_:\s.]{1,6}$|^[*_]{1,4}/gu, '');
  const match =
    /^(?:for )?(?:the |our |all |an? |as an? )?(\p{L}{3,20}(?: \p{L}{3,20})?)(?: view| side| app)?$/iu.exec(
      named,
    );
  const actor = match?.[1] ?? '';
  const cue = cuesIn(actor, 'en').get('actor')?.cue ?? '';
  if (cue === '' || !actor.toLowerCase().endsWith(cue.toLowerCase())) return null;
  const isMany = /(?:s|people|staff|everyone|anyone)$/iu.test(actor);
  return isMany ? upperFirst(actor) : `The ${actor.toLowerCase()}`;
}

/** Whether an item of such a list, or of one that says what somebody can do, opens with a verb. */
export function isAbility(prose: string, place: Pick<Statement, 'lead' | 'heading' | 'block'>): boolean {
  const isList =
    leadActorOf(place) !== null ||
    (place.block.kind === 'listItem' &&
      /(?:able to|can|want to|need to)(?: do)?[:\s.…]{0,4}$/iu.test(place.lead ?? ''));
  return isList && opensWithVerb(prose);
}

function isOrder({ masked }: Statement): boolean {
  return opensWithVerb(masked.text.replace(/^(?:not|never|don['’]?t|do not) (?=\p{Ll})/iu, ''));
}

/** A verb we know, or a word that is done to something: "message a class". */
function opensWithVerb(prose: string): boolean {
  return (
    isBaseVerb(/^\p{L}+(?=\s)/u.exec(prose)?.[0] ?? '') ||
    /^\p{L}{3,12}(?<!s|ed|ing|ly|y) (?:an?|the|their|his|her|all|each|every)\s(?!(?:day|week|month|hour|year|time)(?!\p{L}))/u.test(
      prose,
    )
  );
}

function lastActor(before: readonly Statement[]): string | null {
  for (const statement of before.toReversed()) {
    const cue = cuesIn(statement.masked.text, 'en').get('actor')?.cue;
    if (cue?.endsWith('s')) return cue.charAt(0).toUpperCase() + cue.slice(1).toLowerCase();
  }
  return null;
}
