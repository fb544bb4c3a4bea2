import { endpointsIn } from '../../../document/endpoints.ts';
import { sectionsOf } from '../../../document/outline.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../../formats/phrases.ts';
import { literal } from '../../../read/literal.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { withMovedCall } from '../../instructions/call-change.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const all =
  '(?:everything|(?:all|every|each)(?: of)?(?: (?:the|our))? (?:paths?|endpoints?|urls?|routes?|calls?)|(?:the|our) (?:paths|endpoints|urls|routes|calls|api)|paths|endpoints|urls|routes)';
const prefix =
  '[`"“]?(?<prefix>/?(?:[\\p{Ll}][\\p{Ll}\\p{N}-]{0,20}/)?(?:api|v\\d{1,2})(?:/v\\d{1,2})?)/?[`"”]?';
const adding: readonly RegExp[] = [
  `^${all} (?:should |must |needs? to |has to |have to )?(?:need|needs|get|gets|have|has|start with|starts with|begin with|begins with|live under|be under|are under|be prefixed with|be prefixed by|carry) (?:an? |the )?${prefix}(?: prefix| in front| in the path| as (?:an? )?prefix)?$`,
  `^(?:prefix|put) ${all} (?:with|by|under|behind) ${prefix}$`,
  `^(?:add|put|use) (?:an? |the )?${prefix}(?: prefix| in front| before| as (?:an? )?prefix)?(?: (?:to|of|on|in|for|in front of|before) ${all})?$`,
  `^(?:the )?(?:base (?:path|url)|api prefix|path prefix|prefix) (?:is|should be|must be) ${prefix}$`,
].map((one) => new RegExp(one, 'iu'));
const version: readonly RegExp[] = [
  /^(?:the )?(?:api|version|api version) (?:is|should be|must be|is now|moves to|goes to)(?: at| now at| on)? (?:version )?v?(?<number>\d{1,2})(?: now| already)?$/iu,
  /^(?:bump|raise|change|set|move|update|switch|go)(?: (?:the|it|everything|our|all))?(?: (?:api|version|paths?|endpoints))*(?: from v?\d{1,2})? to (?:version )?v?(?<number>\d{1,2})$/iu,
  /^(?:this|it|the api|the path) (?:is|should be|must be) (?:version |v)(?<number>\d{1,2})(?:,? not (?:version |v)\d{1,2})?(?: now)?$/iu,
  /^(?:use )?v(?<number>\d{1,2}) (?:instead of|not|rather than) v\d{1,2}(?: in (?:all |the )*paths)?$/iu,
];

/** What all paths begin with: a prefix they are to get, or the version that stands in them. */
export const pathPrefix: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0) return null;
  const said = groupsOf(adding, words)?.['prefix'];
  if (said !== undefined) {
    const wanted = said.startsWith('/') ? said : `/${said}`;
    return (now) => prefixed(now, wanted);
  }
  const number = groupsOf(version, words)?.['number'];
  return number !== undefined && versionsIn(draft).length === 1 ? (now) => versioned(now, number) : null;
};

const versionsIn = (draft: Draft): string[] => [
  ...new Set(
    [
      ...operationsIn(draft).map(({ endpoint }) => endpoint.path),
      ...sectionsOf(draft.outline, 'versioning').map(({ start, end }) => draft.text.slice(start, end)),
    ].flatMap((text) => text.match(/(?<=\/)v\d{1,2}(?![\p{L}\p{N}])/gu) ?? []),
  ),
];

function moved(draft: Draft, pathOf: (path: string) => string): Draft | null {
  let now = draft;
  for (const { endpoint } of operationsIn(draft)) {
    const [wanted] = endpointsIn(`${endpoint.method} ${pathOf(endpoint.path)}`);
    if (!wanted || wanted.path === endpoint.path) continue;
    const outcome = withMovedCall(now, endpoint, wanted);
    if (outcome.status !== 'applied') return null;
    now = draftOf(outcome.text, draft.request);
  }
  return now;
}

function prefixed(draft: Draft, prefix: string): Outcome {
  const now = moved(draft, (path) => (path.startsWith(`${prefix}/`) ? path : prefix + path));
  if (!now || now.text === draft.text) return noEffect(draft, `The paths begin with ${prefix} already.`);
  const number = /v\d{1,2}$/u.exec(prefix)?.[0];
  return applied(
    draft,
    number === undefined ? now.text : withVersion(now),
    `All paths begin with ${prefix}.`,
  );
}

/** Where the document says that it does not know what tells versions apart, it says that the path does. */
function withVersion(draft: Draft): string {
  const { gapVersioning, gapVersionInPath } = phrasesOf(draft.language);
  const [home] = sectionsOf(draft.outline, 'versioning');
  const [before = '', behind = ''] = gapVersioning.split('{questions}');
  const gap = new RegExp(`${literal(before)}(?<questions>[^\\n]{2,40}?)${literal(behind)}`, 'u').exec(
    home ? draft.text.slice(home.start, home.end) : '',
  );
  if (!home || !gap) return draft.text;
  const start = home.start + gap.index;
  const text = fill(gapVersionInPath, { questions: gap.groups?.['questions'] ?? '' });
  return splice(draft.text, [{ start, end: start + gap[0].length, text }]);
}

function versioned(draft: Draft, number: string): Outcome {
  const [old = ''] = versionsIn(draft);
  const fresh = `v${number}`;
  if (old === fresh) return noEffect(draft, `The version is ${fresh} already.`);
  const segment = new RegExp(`(?<=/)${literal(old)}(?![\\p{L}\\p{N}])`, 'gu');
  const now = moved(draft, (path) => path.replace(segment, fresh));
  if (!now) return noEffect(draft, `A path with ${fresh} is there already.`);
  const [home] = sectionsOf(now.outline, 'versioning');
  const told = home
    ? now.text.slice(0, home.start) +
      now.text
        .slice(home.start, home.end)
        .replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal(old)}(?![\\p{L}\\p{N}])`, 'gu'), fresh) +
      now.text.slice(home.end)
    : now.text;
  return applied(
    draft,
    told.replace(new RegExp(`(?<=[\\s\`(])/${literal(old)}(?![\\p{L}\\p{N}])`, 'gu'), `/${fresh}`),
    `Changed ${old} to ${fresh} in all paths.`,
  );
}
