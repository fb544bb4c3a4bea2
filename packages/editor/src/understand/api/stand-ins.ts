import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { presentBase } from '../../syntax/verb-forms.ts';
import { participleOf } from '../clause/participle.ts';
import { baseOfParticiple, isBaseVerb } from '../clause/verbs.ts';
import { isAgent } from './agents.ts';
import { gerunds } from './base-first.ts';
import { headWords } from './noun-phrase.ts';
import type { Spoken } from './spoken-operation.ts';
import { canBeThing } from './thing.ts';
import { verbPattern } from './verbs.ts';

/** Verbs of operations that stand in for others; all are deeds on one of a kind that nothing else is read from. */
const standIns: readonly string[] = ['escalate', 'dispatch', 'validate', 'verify'];

const listed: ReadonlySet<string> = new Set(verbPattern.split('|'));
/** Particles of verbs: "turns it down", "rolls back a release". */
const particle = /^(?:up|off|down|out|back|over|away)$/u;
/** How things stand, what people think, say, wish and bring about: nothing that is done to one of a kind. */
const noDeed =
  /^(?:have|be|do|need|want|use|own|know|mean|belong|cost|last|contain|include|hold|consist|require|depend|expect|hope|wish|think|believe|say|tell|speak|talk|ask|answer|explain|describe|discuss|decide|agree|argue|remember|forget|understand|learn|teach|like|love|hate|prefer|enjoy|work|live|wait|stay|sit|stand|go|come|become|happen|look|seem|appear|get|receive|lose|miss|try|keep|let|help|support|cause|give|bring|make|put|take|allow|prevent|avoid|cover|fit|exceed|reach|affect|concern|relate|compare|differ|equal|represent|reflect|indicate|involve|serve|face|suffer|cause|save|store|build|implement|develop|design|deploy|migrate|integrate|introduce|replace|improve|reduce|increase|maintain|handle|manage|deal|meet|join|leave|ride|drive|walk|run|eat|drink|play|carry|wear|spend|earn|gain|treat|see|hear|feel|watch|choose|pick|select|prepare|provide|offer|supply|produce|perform|begin|stop by|visit|travel|happen|share|point|refer|reference|contact|call|turn|phone|mail|email|text|notify|inform|remind|warn|alert|thank|greet|name|mention|repeat|remain|result|start|finish with|worry|care|matter|count|match|sell|buy|type|click|tap|press|push)$/u;

/** Words between two things that are verbs by the dictionaries, too. */
const linking = /^(?:near|past|like|round|down|out|off|minus|plus|opposite|per|save)$/u;

/** A sentence in which other verbs stand in, and what says an operation of it in its own words. */
interface StoodIn {
  readonly text: string;
  readonly inOwnWords: (spoken: Spoken) => Spoken;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly verb: string;
  readonly formOf: (base: string) => string;
  /** Where the particle of the verb stands, if not right behind it. */
  readonly apart: { readonly start: number; readonly end: number } | null;
}

/**
 * A sentence whose deeds no list of verbs has, with verbs in their place that every list has: "harbour staff board a booking"
 * is read as other deeds on a booking are. That a word is such a verb is told by its part of speech, by the dictionaries, and
 * by the thing behind it.
 */
export function withStandIns(text: string): StoodIn {
  const found = deedsIn(text);
  const free = standIns.filter((verb) => !text.toLowerCase().includes(verb.slice(0, -1)));
  const own = new Map<string, string>();
  const verbs = [...new Set(found.map(({ verb }) => verb))].slice(0, free.length);
  let said = text;
  for (const { start, end, verb, formOf, apart } of found.toReversed()) {
    const instead = free[verbs.indexOf(verb)];
    if (instead === undefined) continue;
    own.set(instead, verb);
    if (apart !== null) said = said.slice(0, apart.start).trimEnd() + said.slice(apart.end);
    said = said.slice(0, start) + formOf(instead) + said.slice(end);
  }
  return {
    text: said,
    inOwnWords: (spoken) => {
      const { meaning, phrase } = spoken;
      const deed = meaning.deed === undefined ? undefined : (own.get(meaning.deed) ?? meaning.deed);
      let words = phrase;
      for (const [instead, verb] of own)
        words = words.replace(new RegExp(`(?<!\\p{L})${instead}(?:s|es|ed)?(?!\\p{L})`, 'giu'), verb);
      return {
        ...spoken,
        phrase: words,
        meaning: deed === undefined ? meaning : { ...meaning, deed },
      };
    },
  };
}

function deedsIn(text: string): Found[] {
  const tree = parse(text);
  if (tree === null) return [];
  return tree.words.flatMap((word, at): Found[] => {
    const form = verbAt(tree, at);
    if (form === null) return [];
    const next = tree.word(at + 1);
    const isParticled =
      next?.tag === 'RP' && particle.test(next.text.toLowerCase()) && isObject(tree, at + 2);
    const behind = isParticled ? null : particleBehind(tree, at);
    const added = isParticled ? next.text : behind === null ? '' : (tree.word(behind)?.text ?? '');
    const verb = added === '' ? form.base : `${form.base} ${added.toLowerCase()}`;
    if (listed.has(verb) || (added === '' && noDeed.test(verb))) return [];
    if (form.isPassive ? false : !isObject(tree, isParticled ? at + 2 : at + 1)) return [];
    const apart = behind === null ? null : (tree.word(behind) ?? null);
    return [
      {
        start: word.start,
        end: isParticled ? next.end : word.end,
        verb,
        formOf: form.formOf,
        apart: apart && { start: apart.start, end: apart.end },
      },
    ];
  });
}

interface Form {
  readonly base: string;
  readonly isPassive: boolean;
  readonly formOf: (base: string) => string;
}

/** The verb at a word by its part of speech, or as what stands between somebody and a thing with its article; null where there is none. */
function verbAt(tree: Tree, at: number): Form | null {
  const { text = '', tag = '' } = tree.word(at) ?? {};
  const lower = text.toLowerCase();
  if (!/^\p{Ll}{3,}$/u.test(lower) || /^\p{Lu}+$/u.test(text)) return null;
  const before = tree.word(at - 1);
  const after = tree.word(at + 1)?.tag ?? '';
  const isBetween =
    /^(?:DT|PRP\$)$/u.test(after) &&
    before !== undefined &&
    (/^(?:MD|TO)$/u.test(before.tag) || (/^NN/u.test(before.tag) && isAgent(before.text)));
  const isForm = (base: string) => isBaseVerb(base) || isVerbBase(base);
  if (tag === 'VBN' && /^be$/iu.test(before?.text ?? '')) {
    const base = baseOfParticiple(lower);
    return base === null ? null : { base, isPassive: true, formOf: participleOf };
  }
  if (/^(?:VBZ)$/u.test(tag) || (tag === 'NNS' && isBetween)) {
    const base = presentBase(lower);
    return base === null || base === lower || !isForm(base)
      ? null
      : { base, isPassive: false, formOf: thirdPersonOf };
  }
  // "Web app": a word without somebody before it is an order only before what has an article.
  const isLed =
    before !== undefined &&
    (/^(?:MD|TO|CC|RB|PRP)$/u.test(before.tag) || (/^NN/u.test(before.tag) && isAgent(before.text)));
  const isOrder = isLed || /^(?:DT|PRP\$?)$/u.test(after);
  if ((/^VBP?$/u.test(tag) && isOrder) || (isBetween && /^(?:NN|IN|JJ)$/u.test(tag) && !linking.test(lower)))
    return isForm(lower) && !gerunds.has(lower)
      ? { base: lower, isPassive: false, formOf: (one) => one }
      : null;
  return null;
}

/** Whether what is done to something could begin at a word: "it", "a booking", "bookings". */
function isObject(tree: Tree, at: number): boolean {
  const { text = '', start = 0, tag = '' } = tree.word(at) ?? {};
  if (/^(?:it|them|one)$/iu.test(text)) return true;
  if (!/^(?:DT|PRP\$|CD|JJ|NNS?|VBN|VBG)$/u.test(tag)) return false;
  return canBeThing(headWords(tree.sentence.slice(start)).join(' ').toLowerCase());
}

/** Where the particle behind what is done to something stands: "turns it down", "calls the meeting off". */
function particleBehind(tree: Tree, at: number): number | null {
  for (let next = at + 2; next < at + 5; next += 1) {
    const { text = '', tag = '' } = tree.word(next) ?? {};
    const after = tree.word(next + 1)?.tag ?? '.';
    if (particle.test(text.toLowerCase()) && /^(?:RP|RB|IN)$/u.test(tag))
      return /^(?:[.,:;]|CC|IN)$/u.test(after) &&
        !/^to$/iu.test(tree.word(next + 1)?.text ?? '') &&
        !/^over$/iu.test(text)
        ? next
        : null;
    if (!/^(?:DT|PRP\$?|NNS?|JJ)$/u.test(tag)) return null;
  }
  return null;
}
