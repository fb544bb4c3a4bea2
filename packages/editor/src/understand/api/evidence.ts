import type { Statement } from '../statement.ts';
import { pluralOf, singularOf } from './nouns.ts';
import type { Spoken } from './spoken-operation.ts';
import { isThing } from './thing.ts';

/** An operation and the sentence that tells it. */
export interface Told extends Spoken {
  readonly statement: Statement;
}

/** What makes a record, of which a sentence that only says what people do is enough where the thing is spoken of again. */
const records =
  /^(?:create|add|register|submit|upload|book|reserve|report|request|order|post|file|enter|log|record|place|write|cancel|approve|reject|confirm|publish|list|search|browse|find)(?!\p{L})/iu;
/** "The app asks for a signed upload link": by whom it is handed out is what is to be built. */
const asksForOne = /^(?:ask for|request|obtain) an? [^,;.]*?(?:link|url|token|code|credential)(?!\p{L})/iu;
/** A text that asks for calls: its orders are what they do. */
const asksForCalls =
  /(?<!\p{L})(?:apis?|endpoints?|rest(?:ful)?|graphql|https?|routes?|operations?|backend|(?:client|mobile|web|partner) app)(?!\p{L})/iu;
/** A text that asks for an API: what its callers do are calls. */
const wantsApi =
  /(?<!\p{L})(?:need|want|build|design|create|make|draft|propose|an?|the|rest|http|json|our|small|new|public) (?:rest(?:ful)? |http |json |small |new |public |simple |backend )*(?:apis?|endpoints?)(?: design)?(?! (?:key|token|gateway|limit|quota|of|calls? (?:cost|fail)))(?!\p{L})/iu;
/** "The app posts the position": what is handed in is kept, whether or not it is spoken of again. */
const sends = /^(?:post|send|submit|upload|report|register|record|log)(?!\p{L})/iu;

/** "What partners should be able to do:", "Calls:", "They can". */
export const leadsList =
  /(?:(?:able to|can|may|want to|need to|needs to)(?: do)?|api|endpoints?|calls?|operations?|routes?|methods?|actions?|functions?|features?)[:\s.…]{0,4}$/iu;

/**
 * Of operations that sentences tell those on things that the text shows to be resources. What somebody is able to do is
 * evidence by itself; an order is where the text asks for calls or speaks of the thing in other operations, too; what
 * somebody does is where other operations are about the thing, or it makes a record that is spoken of again. `known` are the
 * things that the input describes, for which any of them is enough.
 */
export function evident(
  told: readonly Told[],
  statements: readonly Statement[],
  known: ReadonlySet<string>,
): Told[] {
  const said = statements.map(({ text }) => text).join(' ');
  const asks = statements.some(({ text }) => asksForCalls.test(text));
  const asksForApi = statements.some(({ text, kind }) => kind !== 'nonGoal' && wantsApi.test(text));
  const named = told.filter(
    ({ meaning, phrase }) =>
      known.has(addressedBy(meaning)) ||
      isThing(addressedBy(meaning)) ||
      isCounted(addressedBy(meaning), phrase, said),
  );
  // Where so many operations are told, what people do is one as well.
  const isOnDeeds = named.filter(({ manner }) => manner !== 'ordered').length >= manyDeeds;
  const things = new Set([...known, ...named.map(({ meaning }) => addressedBy(meaning))]);
  const timesOf = (thing: string) =>
    new Set(named.filter(({ meaning }) => addressedBy(meaning) === thing).map(({ phrase }) => phrase)).size;
  return named.filter(({ meaning, manner, phrase, statement }) => {
    const thing = addressedBy(meaning);
    const { owner } = meaning;
    // "We want to drop the paper logbook" is no call.
    if (/^drop(?!\p{L})/iu.test(phrase) && !known.has(thing)) return false;
    if (known.has(thing) || manner === 'able' || asksForOne.test(phrase) || /^poll(?!\p{L})/iu.test(phrase))
      return true;
    // "Take a portion from a reagent", of which others speak.
    if (owner !== null && owner !== thing && things.has(owner)) return true;
    const isListed = statement.block.kind === 'listItem';
    if (manner === 'ordered')
      return (
        timesOf(thing) > 1 ||
        (isListed && asks && isSpokenOf(thing, statements)) ||
        (isListed && leadsList.test(statement.lead ?? statement.heading ?? ''))
      );
    return (
      timesOf(thing) > 1 ||
      ((asksForApi || isOnDeeds || records.test(phrase)) && isSpokenOf(thing, statements)) ||
      (asksForApi && sends.test(phrase))
    );
  });
}

/** "Show holds and fines, waive a fine": a word that could be something else, with an article and in the plural. */
function isCounted(thing: string, phrase: string, said: string): boolean {
  if (!/^(?!(?:second|minute|hour|day|week|month|year)$)\p{Ll}{3,}$/u.test(thing)) return false;
  const one = new RegExp(`(?<!\\p{L})(?:an?|one|each) ${thing}(?=$|[,;.(]| \\()`, 'u');
  const several = new RegExp(`(?<!\\p{L}|\\d )${pluralOf(thing)}(?=$|[,;.(]| (?:and|or)(?!\\p{L}))`, 'u');
  return one.test(said) && several.test(said) && (one.test(phrase) || several.test(phrase));
}

const manyDeeds = 4;

/** What the path of an operation has to be about: of the history of a sample the sample. */
function addressedBy({ isSole, owner, thing }: Spoken['meaning']): string {
  return (isSole === true ? owner : thing) ?? '';
}

/** A thing the input speaks of more than once, in any form. */
function isSpokenOf(thing: string, statements: readonly Statement[]): boolean {
  const stem = singularOf(thing.split(' ').at(-1) ?? thing).replace(/(?:y|ing)$/u, '');
  const said = statements.map(({ text }) => text.toLowerCase()).join(' ');
  return stem.length > 2 && said.split(stem).length > 2;
}
