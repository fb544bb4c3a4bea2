import type { Tree, Word } from '../../syntax/tree.ts';
import type { GrammaticalNumber } from './noun-number.ts';
import { isFraction, isMass, numberOf } from './noun-number.ts';

const SUBJECTS = ['nsubj', 'nsubj:pass'] as const;

/**
 * The number of the subject that a verb has in a tree; null where the tree has none before it, or where its number is not sure. A tree is a guess, so that
 * another witness is needed.
 *
 * @param at the place of the verb, or of the auxiliary, that has a person
 */
export function subjectInTree(tree: Tree, at: number): GrammaticalNumber | null {
  const verb = tree.word(at);
  if (verb === undefined) return null;
  const isHelper = /^(?:aux|aux:pass|cop)$/.test(verb.relation) && verb.head < tree.words.length;
  const clause = isHelper ? verb.head : at;
  const subject = tree.childrenOf(clause, ...SUBJECTS).findLast((place) => place < at);
  if (subject === undefined || isParted(tree, subject, at) || isAsked(tree, subject, at)) return null;
  return numberAt(tree, subject, clause);
}

/**
 * "Resources while the server is", "costs and is": what stands between belongs to no subject, and where nothing stands there that can belong to a noun, the
 * noun is right before its verb.
 */
function isParted(tree: Tree, subject: number, at: number): boolean {
  let isJoined = false;
  for (let place = subject + 1; place < at; place += 1) {
    const { text = '', tag = '' } = tree.word(place) ?? {};
    if (PARTING.test(text)) return true;
    if (/^(?:IN|TO|WDT|WP|VB[GN])$/.test(tag)) isJoined = true;
    else if (!isJoined && !tag.startsWith('RB')) return true;
  }
  return false;
}

const PARTING =
  /^(?:until|while|if|when|whenever|because|since|although|though|once|unless|where|so|but|and|or|then|[;:(–—])$/i;

/** "Does the proxy strip it", "let the scheduler pick", "should it fail": what stands right before the subject asks for the base. */
function isAsked(tree: Tree, subject: number, at: number): boolean {
  const { first } = tree.stretchOf(subject);
  if (/^(?:to|not|n['’]t|never)$/.test(tree.word(at - 1)?.text ?? '') || tree.word(at - 1)?.tag === 'MD')
    return true;
  // "to test the client use", "wrapping nodes takes"
  const before = tree.word(first - 1);
  if (/..ing$/.test(before?.text ?? '') || tree.childrenOf(subject, 'case').some((place) => place < subject))
    return true;
  if (/^(?:and|or|nor)$/.test(before?.text ?? '')) return true;
  if (before?.tag === 'VBG' || before?.tag === 'TO') return true;
  if (before?.tag === 'IN' && !JOINING.test(before.text)) return true;
  for (let place = 0; place < first; place += 1) {
    const text = tree.word(place)?.text.toLowerCase() ?? '';
    if (place === first - 1 && GOVERNING.test(text)) return true;
    if (place >= first - 3 && MOVED.test(text)) return true;
    if (WISHING.test(text)) return true;
  }
  return tree
    .childrenOf(at, 'aux')
    .some((place) => place < first || /^(?:do|does|did|to)$/i.test(tree.word(place)?.text ?? ''));
}

/** Before a clause these are no prepositions. */
const JOINING =
  /^(?:that|if|because|since|while|although|though|once|unless|whether|until|after|before|as|like)$/i;

/** Behind these and a noun stands a verb without a person. */
const GOVERNING =
  /^(?:let|lets|letting|make|makes|made|making|have|has|had|having|help|helps|helped|helping|see|sees|saw|seen|seeing|watch|watches|watched|watching|hear|heard|feel|felt|notice|noticed|than|without|with)$/;

/** A verb that stands before its subject. */
const MOVED =
  /^(?:do|does|did|don|doesn|didn|can|could|will|would|shall|should|must|may|might|let|lets|make|makes|made|making|help|helps|watch|see|saw|have|had|rather|lest)$/;

/** Behind these "that" and a subject stands a verb without a person. */
const WISHING =
  /^(?:suggest|recommend|propos|insist|demand|request|requir|ask|order|urg|prefer|advis|important|essential|necessary|vital|critical|crucial|imperative|mandatory|desirable)/;

function numberAt(tree: Tree, subject: number, clause: number): GrammaticalNumber | null {
  const word = tree.word(subject);
  if (word === undefined) return null;
  const small = word.text.toLowerCase();
  if (/^(?:that|which|who)$/.test(small)) return antecedentIn(tree, subject, clause);
  if (MANY.test(small)) return 'many';
  if (ONE.test(small)) return 'one';
  return hasJoined(tree, subject) ? null : nounIn(tree, subject, word);
}

const MANY = /^(?:they|we|you|i|these|those)$/;
const ONE = /^(?:it|he|she|this|(?:every|some|any|no)(?:one|body|thing))$/;

/** "The listeners that": what the clause belongs to, where it stands right before it. */
function antecedentIn(tree: Tree, pronoun: number, clause: number): GrammaticalNumber | null {
  const { head, relation } = tree.word(clause) ?? {};
  if (head === undefined || relation !== 'acl:relcl' || head >= pronoun) return null;
  const word = tree.word(head);
  const isNear = pronoun - head === 1 || (pronoun - head === 2 && tree.word(head + 1)?.text === ',');
  if (word === undefined || !isNear || hasJoined(tree, head)) return null;
  // "one of the things that", "the parts of it that"
  if (word.relation === 'nmod' || word.relation === 'obl') {
    const outer = tree.word(word.head);
    if (outer === undefined || /^(?:one|each|first|last|only)$/i.test(outer.text)) return null;
  }
  // "methods with logic that": which of both is not sure where they are one and many
  const near = tree.stretchOf(head).first;
  const governing = tree.word(near)?.tag === 'IN' ? tree.word(near - 1) : undefined;
  if (governing?.tag.startsWith('NN') && numberOf(governing.text) !== numberOf(word.text)) return null;
  if (ONE.test(word.text.toLowerCase())) return 'one';
  return nounIn(tree, head, word);
}

function hasJoined(tree: Tree, at: number): boolean {
  return tree.childrenOf(at, 'conj', 'appos', 'list').length > 0;
}

function nounIn(tree: Tree, at: number, { text, tag }: Word): GrammaticalNumber | null {
  if (!tag.startsWith('NN') || NOTIONAL.test(text) || isFraction(text)) return null;
  const number = numberOf(/^\p{Lu}\p{Ll}+$/u.test(text) && at === 0 ? text.toLowerCase() : text);
  const words = tree
    .childrenOf(at, 'det', 'nummod', 'amod', 'case', 'nmod')
    .map((place) => tree.word(place)?.text.toLowerCase() ?? '');
  if (number === null || words.some((word) => UNSURE.test(word))) return null;
  if (number === 'one' && words.some((word) => COUNTED.test(word))) return null;
  if (number === 'many' && words.some((word) => SINGLE.test(word))) return null;
  // "tenant have": a name, or a noun that lacks its article or its plural
  const isDetermined = isMass(text) || tree.childrenOf(at, 'det', 'nmod:poss').length > 0;
  return number === 'one' && !isDetermined ? null : number;
}

/** "A number of clients ignore it": one in form, and many in what is meant. */
const NOTIONAL =
  /^(?:number|lot|lots|majority|minority|variety|range|set|group|series|list|bunch|part|kind|sort|type|rest)$/i;

const UNSURE = /^(?:more|percent|%|half|quarter|most|rest|pair|couple|some|all)$/;
const COUNTED =
  /^(?:these|those|many|several|multiple|various|both|few|two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d{2,})$/;
const SINGLE = /^(?:an?|this|that|each|every|another|one)$/;
