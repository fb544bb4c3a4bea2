/** Parts of speech as the Penn Treebank names them; what English treebanks have besides is read as the nearest of these. */
export const TAGS = [
  'CC',
  'CD',
  'DT',
  'EX',
  'FW',
  'IN',
  'JJ',
  'JJR',
  'JJS',
  'MD',
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'PDT',
  'POS',
  'PRP',
  'PRP$',
  'RB',
  'RBR',
  'RBS',
  'RP',
  'SYM',
  'TO',
  'UH',
  'VB',
  'VBD',
  'VBG',
  'VBN',
  'VBP',
  'VBZ',
  'WDT',
  'WP',
  'WP$',
  'WRB',
  '.',
  ',',
  ':',
  '(',
  ')',
  '"',
  'HYPH',
  'LS',
  'ADD',
] as const;

export type Tag = (typeof TAGS)[number];

const nearest: Readonly<Record<string, Tag>> = {
  '-LRB-': '(',
  '-RRB-': ')',
  '``': '"',
  "''": '"',
  NFP: ':',
  AFX: 'JJ',
  GW: 'NN',
  XX: 'FW',
  $: 'SYM',
};

const places: ReadonlyMap<string, number> = new Map(TAGS.map((tag, at) => [tag, at]));

/** The place of a tag in `TAGS`, as a treebank writes it. */
export function tagPlace(written: string): number {
  return places.get(written) ?? places.get(nearest[written] ?? 'NN') ?? 0;
}
