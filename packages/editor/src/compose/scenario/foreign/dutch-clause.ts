import { lowerFirst } from '../../../first-letter.ts';
import { quiet } from '../../voice/binding.ts';
import { clauseEnd } from '../../voice/demanded/words.ts';
import { being, participle, particle, passive } from '../../voice/dutch-verbs.ts';
import { lowerDutch } from './verb-second.ts';

const modal = /^(?:moet|moeten|mag|mogen|kan|kunnen|zou|zouden)$/u;
const conditional =
  /^(?<when>(?:als|wanneer|zodra|indien)\s[^,]{4,160}), (?:dan )?(?<verb>\p{Ll}{2,}) (?<rest>.+)$/isu;
const infinitives =
  /(?<= )(?:(?:kunnen|worden|hebben|laten|blijven) )*(?:\p{Ll}{3,}en|zijn|gaan|staan|doen|zien)$/u;
/** What something is that ends the clause by itself. */
const state =
  /(?<= )(?:geldig|actief|zichtbaar|beschikbaar|verplicht|uniek|klaar|open|gesloten|gelijk|mogelijk|nodig|toegestaan|leeg|bekend)$/u;

/**
 * A Dutch sentence as it stands behind "dat", its verb at the end: "Gegevens worden na 1 jaar geanonimiseerd" → "gegevens na 1 jaar
 * worden geanonimiseerd". Null where the end of its clause is not sure to be found.
 */
export function behindDat(text: string): string | null {
  const said = quiet(text).replace(/[.!]+$/u, '');
  const { when = '', verb = '', rest = '' } = conditional.exec(said)?.groups ?? {};
  if (when !== '') {
    const end = clauseEnd(rest);
    const clause = goesOn.test(rest.slice(end))
      ? null
      : verbLast(verb.toLowerCase(), ` ${rest.slice(0, end)}`);
    return clause && `${clause.trim()}${rest.slice(end)}, ${lowerFirst(when)}`;
  }
  const words = said.split(' ');
  const at = words.findIndex((word) => modal.test(word) || passive.test(word) || being.test(word));
  const fore = words.slice(0, at).join(' ');
  if (at < 1 || at > 10 || /[,;:]/u.test(fore) || opensElse.test(fore)) return null;
  const behind = words.slice(at + 1).join(' ');
  const end = clauseEnd(behind);
  if (goesOn.test(behind.slice(end))) return null;
  const core = verbLast(words[at] ?? '', ` ${behind.slice(0, end)}`);
  return core === null ? null : `${lowerDutch(fore)}${core}${behind.slice(end)}`;
}

/** What is no subject: who a clause speaks of would stand behind its verb. */
const opensElse =
  /^(?:als|wanneer|zodra|alleen|na|voor|bij|in|op|per|met|vanaf|tot|nu|daarna|ook|verder|en|maar|er)(?!\p{L})/iu;

/** A second main clause, or a second deed, which has a verb of its own. */
const goesOn = /^, (?:en|maar|anders|dan|dus)(?!\p{L})/u;
const twoDeeds = /(?:en|d|t) en \p{Ll}/u;

function verbLast(verb: string, core: string): string | null {
  if (twoDeeds.test(core)) return null;
  if (passive.test(verb)) return participle.test(core) ? core.replace(participle, `${verb} $&`) : null;
  if (being.test(verb)) return state.test(core) || participle.test(core) ? `${core} ${verb}` : null;
  if (modal.test(verb)) {
    if (/ (?:zijn|worden)$/u.test(core)) return core.replace(/(?<= )(?=\p{L}+$)/u, `${verb} `);
    return infinitives.test(core) ? core.replace(infinitives, `${verb} $&`) : null;
  }
  if (!/^\p{Ll}{3,}t$/u.test(verb)) return null;
  return particle.test(core) ? `${core}${verb}` : participle.test(core) ? null : `${core} ${verb}`;
}
