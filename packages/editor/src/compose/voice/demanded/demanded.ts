import type { Strength } from '../../../understand/statement.ts';
import { chineseDemand } from './chinese.ts';
import { dutchDemand } from './dutch.ts';
import { existingDemand } from './existing.ts';
import { forbiddenDeed } from './forbidden.ts';
import { germanDemand } from './german.ts';
import { japaneseDemand } from './japanese.ts';
import { demandOfUs } from './of-us.ts';
import { permittedSentence } from './permitted.ts';
import { polishDemand } from './polish.ts';
import { romanceDemand } from './romance.ts';

/** "Härtefälle: Das Amt kann …": a catchword, and what holds for it. */
const labelled = /^([^:,;.]{3,40}: )(\p{Lu}?.{8,})$/su;

/** Characters from which on a sentence costs more to take apart than is gained by it. */
const longest = 1500;

/** "Nessun dato compare nei log": what none of something does or has, and not that there is none. */
const ofNone = /^(?:nessun|ning[uú]n|nenhum|aucun(?=.* n(?:e |['’]))|geen|żadn)/iu;

/**
 * A demand without a word that binds, in the voice of who has to do it and with that word in capitals: "Il cliente riceve una
 * mail" → "Il cliente DEVE ricevere una mail". Masked prose; null in other languages and where the sentence is not sure to be read.
 *
 * @param language BCP 47 primary subtag
 */
export function demandedSentence(prose: string, strength: Strength, language: string): string | null {
  if (prose.length > longest) return null;
  const forbidden = forbiddenDeed(prose, strength, language);
  if (forbidden !== null) return forbidden;
  const existing = existingDemand(prose, strength, language);
  if (existing !== null && !ofNone.test(prose)) return existing;
  const said = toldDemand(prose, strength, language) ?? existing ?? demandOfUs(prose, strength, language);
  if (said !== null) return said;
  const [, label = '', rest = ''] = labelled.exec(prose) ?? [];
  const behind = rest === '' ? null : demandedSentence(rest, strength, language);
  if (behind !== null) return `${label}${behind}`;
  return strength === 'MUST' ? permittedSentence(prose, language) : null;
}

function toldDemand(prose: string, strength: Strength, language: string): string | null {
  if (language === 'de') return germanDemand(prose, strength);
  if (language === 'nl') return dutchDemand(prose, strength);
  if (language === 'pl') return polishDemand(prose, strength);
  if (language === 'ja') return japaneseDemand(prose, strength);
  if (language === 'zh') return chineseDemand(prose, strength);
  return romanceDemand(prose, strength, language);
}
