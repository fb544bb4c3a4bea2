import { upperFirst } from '../../understand/demand/parts.ts';
import { type Composition, say } from '../composition.ts';
import { fittedTitle, longest, orderTitle } from '../order-title.ts';
import { abilityIn } from '../scenario/foreign/ability.ts';
import { inSentence } from '../voice/in-sentence.ts';
import type { WorkItem } from './work-item.ts';

/** What somebody is to be able to do, in the infinitive as tickets are named; else what is to be made sure of. */
function orderIn({ statement, requirement }: WorkItem, composition: Composition): string {
  const said = requirement?.statement.text ?? statement.text;
  const deed = abilityIn(said, composition.language)?.deed;
  if (deed !== undefined) return upperFirst(deed);
  return say(composition, 'ensureTitle', {
    text: inSentence(composition.language === 'de' ? mainFirst(said) : said, composition),
  });
}

/** "Sobald das Paket da ist, wird die Zahlung ausgelöst" with what is to happen first, where a title that is cut would lose it. */
function mainFirst(sentence: string): string {
  const {
    when = '',
    verb = '',
    subject = '',
    rest = '',
  } = /^(?<when>(?:sobald|wenn|falls) [^,]{4,120}), (?:dann )?(?<verb>\p{Ll}{3,}) (?<subject>(?:(?:der|die|das|ein|eine|alle) )?\p{Lu}[\p{L}-]+) (?<rest>[^,;.]{3,120})/iu.exec(
    sentence,
  )?.groups ?? {};
  return when === ''
    ? sentence
    : `${subject} ${verb} ${rest}, ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** A title of at most 80 characters that says what to do, unlike every title in `taken`. */
export function ticketTitle(item: WorkItem, composition: Composition, taken: ReadonlySet<string>): string {
  const title =
    composition.language === 'en'
      ? orderTitle(item.statement, item.requirement?.demand ?? null, composition)
      : fittedTitle(orderIn(item, composition));
  if (!taken.has(title.toLowerCase())) return title;
  return `${[...title].slice(0, longest - item.id.length - 3).join('')} (${item.id})`;
}
