/** How a word belongs to its head, as Universal Dependencies 2 names it, with those subtypes that change what a clause says. */
export const RELATIONS = [
  'acl',
  'acl:relcl',
  'advcl',
  'advcl:relcl',
  'advmod',
  'amod',
  'appos',
  'aux',
  'aux:pass',
  'case',
  'cc',
  'cc:preconj',
  'ccomp',
  'compound',
  'compound:prt',
  'conj',
  'cop',
  'csubj',
  'dep',
  'det',
  'det:predet',
  'discourse',
  'dislocated',
  'expl',
  'fixed',
  'flat',
  'goeswith',
  'iobj',
  'list',
  'mark',
  'nmod',
  'nmod:poss',
  'nsubj',
  'nsubj:outer',
  'nsubj:pass',
  'nummod',
  'obj',
  'obl',
  'obl:agent',
  'orphan',
  'parataxis',
  'punct',
  'reparandum',
  'root',
  'vocative',
  'xcomp',
] as const;

export type Relation = (typeof RELATIONS)[number];

const places: ReadonlyMap<string, number> = new Map(RELATIONS.map((relation, at) => [relation, at]));

/** The place of a relation in `RELATIONS`, as a treebank writes it. */
export function relationPlace(written: string): number {
  return places.get(written) ?? places.get(written.replace(/:.*$/u, '')) ?? places.get('dep') ?? 0;
}
