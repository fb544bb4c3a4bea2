import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { applied, type Change } from '../instruction.ts';
import { isName } from '../place/left-out.ts';
import { orderIn } from '../reading/order.ts';
import { partsOf } from '../target/several.ts';
import { placeAdded } from './place.ts';

/** Longer sentences say more than what is left out. */
const LONGEST = 400;

const scope =
  "(?:(?:for|in|of|from) (?:this|the (?:first|current|next)|now|v\\s?\\d+(?:\\.\\d+)?|phase \\d|release \\d|(?:the )?(?:mvp|pilot))(?: (?:release|version|phase|step|round|iteration|project|sprint))?|for now|at first|initially|für (?:dieses Release|die erste Version|Version \\d|diese Phase)|pour (?:cette version|la v\\d|le moment|l['’]instant)|para (?:esta versión|la v\\d|esta fase)|por ahora)";
const isOut = `(?:(?:is|are|stays?|remains?|should be|will be)(?: (?:both|all|also|clearly|explicitly|simply))* (?:out of scope|out(?= (?:for|of|in) )|not (?:part of|in|in scope|planned|included|covered)|excluded|non-goals?|a non-goal|no goals?)|(?:ist|sind|bleib(?:t|en))(?: (?:beide|alle|auch|klar))* (?:nicht (?:im Umfang|Teil|enthalten|geplant|dabei)|außen vor|ein Nicht-Ziel|Nicht-Ziele)|(?:est|sont|reste(?:nt)?)(?: (?:tous|toutes|les deux|aussi))* (?:hors (?:du )?périmètre|exclue?s?)|(?:queda|quedan|está|están|es|son)(?: (?:ambos|ambas|también))* (?:fuera(?: del? alcance)?|excluid[oa]s?))`;
const empty =
  '(?:(?:the |die |les |los )?(?:non-?goals?|out of scope|nicht-?ziele|non-objectifs|no-?objetivos)(?: (?:section|list))? (?:is|are|ist|sind|est|sont|está|están) (?:still )?(?:empty|missing|leer|vides?|vací[oa]s?)[.;,:–—]\\s*(?:but |und |and )?)?';
const leaving = new RegExp(
  `^${empty}(?:(?:and|also|please note(?: that)?|note that|und|et|y),? )*(?<what>[^.:;!?]{3,160}?) ${isOut}(?: ${scope})?[.!]*$`,
  'isu',
);
const listing =
  /^(?:(?:please )?(?:fill|complete)(?: in)? (?:the )?non-?goals?(?: section)?(?: with)?|(?:the )?non-?goals? (?:are|should be|would be)|(?:add|put|list)(?: these| the following)?(?: (?:as|to|under))? (?:the )?non-?goals?|nicht-?ziele sind|les non-objectifs sont|los no-?objetivos son)\s?[:,–—-]?\s+(?<what>[^.;!?]{3,240})[.!]*$/iu;
const joint = /,\s+(?:and |und |et |y |nor )?|\s+(?:and|und|et|y|nor)\s+/u;

/** The change that names things among what is left out: "label printing and the iOS version are out for this release". */
export function leftOutStatement(words: string, draft: Draft): Change | null {
  if (words.length > LONGEST) return null;
  const what = (leaving.exec(words.trim()) ?? listing.exec(words.trim()))?.groups?.['what'];
  if (what === undefined || keysIn(what).length > 0) return null;
  const names = what
    .replace(/^(?:both|all|neither|beide|les deux|tanto)\s+/iu, '')
    .split(joint)
    .map((one) => one.replace(/^(?:the|das|die|der|les?|la|el|los|las)\s+(?=\S+\s\S)/iu, '').trim());
  if (names.some((one) => one === '' || one.split(/\s+/u).length > 10 || !isName(one))) return null;
  // what the document has as a part of its own is taken out there
  if (names.length === 1 && partsOf(draft, what).length > 0)
    return orderIn(`move ${what} to non-goals`, draft);
  return (now) => {
    const text = names.reduce((left, said) => {
      const current = draftOf(left, now.request);
      return placeAdded(current, { kind: 'non-goal', said, mitigation: null }).text;
    }, now.text);
    return applied(now, text, `Named ${names.map((one) => `"${one}"`).join(', ')} among what is left out.`);
  };
}
