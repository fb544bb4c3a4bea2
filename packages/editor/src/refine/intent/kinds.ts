import { englishKind } from '../languages/kind-names.ts';

/** What people call the things a document lists, and the name that instructions know. */
const kinds: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'non-goal',
    /^non-?\s?goals?$|out[- ]of[- ]scope|not in scope|^exclusions?$|later (?:version|phase|release)/iu,
  ],
  ['acceptance criterion', /^(?:acceptance )?criteri(?:on|a)$|^acs?$|^acceptance/iu],
  ['open question', /questions?$|^unknowns?$|^open (?:point|issue|item)s?$|^tbds?$/iu],
  ['risk', /risks?$|^dangers?$|^worr(?:y|ies)$/iu],
  ['drawback', /^drawbacks?$|^downsides?$|^disadvantages?$/iu],
  ['assumption', /assumptions?$/iu],
  ['goal', /goals?$|^objectives?$|^aims?$/iu],
  ['requirement', /requirements?$|^reqs?$|^n?frs?$|^must(?:-have)?s?$/iu],
  ['section', /sections?$|^chapters?$|^heading$/iu],
  ['ticket', /tickets?$|^(?:user )?stor(?:y|ies)$|^issues?$|^cards?$/iu],
  ['task', /^(?:sub-?)?tasks?$|^to-?dos?$/iu],
  ['field', /fields?$|^columns?$|^attributes?$|^propert(?:y|ies)$/iu],
  ['endpoint', /endpoints?$|^routes?$|^operations?$|^calls?$/iu],
  ['entity', /^entit(?:y|ies)$|^tables?$|^models?$/iu],
  ['alternative', /alternatives?$|^options?$/iu],
  ['example', /examples?$/iu],
  ['constraint', /constraints?$|^rules?$/iu],
  ['note', /notes?$|^remarks?$|^sentences?$|^hints?$|^lines?$/iu],
];

/** The name by which instructions know a kind of thing; null for what is none. */
export function kindNamed(words: string): string | null {
  const plain = words.trim().replace(/^(?:an?|the|another|new|extra|more|of the)\s+/iu, '');
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? englishKind(plain);
}
