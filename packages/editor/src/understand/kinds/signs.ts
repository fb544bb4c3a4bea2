import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { presentClause } from '../clause/present.ts';
import type { Cues } from '../lexicon/cues.ts';
import type { CueName } from '../lexicon/lexicon.ts';
import type { Kind } from '../statement.ts';

/** What an English sentence of a kind that nobody announced has one of: a cue, or a word. */
interface Sign {
  readonly cues: readonly CueName[];
  readonly words: RegExp;
}

/** A kind that is missing here has sentences without any sign. */
const SIGNS: Readonly<Partial<Record<Kind, Sign>>> = {
  owner: {
    cues: ['owner', 'actor'],
    words:
      /(?<!\p{L})(?:i|me|mine|my|we|us|ours|you|he|she|they|him|her|them|who|whoever|team|department|dept|office|board|group|guild|squad|crew|committee|agency|company|platform|engineering|eng|core|ops|hr|sre|qa|manager|boss|chief|director|intern)(?!\p{L})|@|\p{L}\d(?!\p{L})/iu,
  },
  schedule: {
    cues: ['schedule'],
    words:
      /[\d\uE010]|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|days?|weeks?|months?|quarter|years?|sprints?|tomorrow|today|tonight|until|till|by|before|after|soon|next|deadline|date)(?!\p{L})/iu,
  },
  future: {
    cues: ['future', 'may'],
    words:
      /(?<!\p{L})(?:later|maybe|perhaps|next|future|afterwards?|eventually|some ?day|one day|ideas?|roadmap|follows?|yet|could|would|might|will|phase|v\d|nice to have|wish|dream|sometime|another|when|if|once)(?!\p{L})/iu,
  },
  nonGoal: {
    cues: ['nonGoal', 'prohibition', 'future'],
    words:
      /(?<!\p{L})(?:no|not|non|never|nobody|nothing|none|neither|nor|without|only|out|outside|aside|except|excluded?|excluding|instead|skip|ignore|leave|left|as is|untouched|separate|elsewhere|later|already|cannot|unchanged|alone|beyond)(?!\p{L})|n['’]t(?!\p{L})/iu,
  },
  risk: {
    cues: ['risk', 'problem', 'failure', 'may', 'prohibition'],
    words:
      /(?<!\p{L})(?:could|would|will|doubts?|too|if|when|but|nobody|afraid|only|may|might|until|still)(?!\p{L})/iu,
  },
  alternative: {
    cues: ['alternative', 'decision', 'problem', 'may'],
    words:
      /(?<!\p{L})(?:instead|too|or|but|had|have|was|were|tried|considered|rejected|discussed|costs?|cheaper|options?|would|could|no|not|other|another|existing|licen[cs]e|buy\p{L}*|pa(?:y|id)\p{L}*|rent|vendor)(?!\p{L})|[$€£]|n['’]t(?!\p{L})/iu,
  },
  question: {
    cues: ['may', 'decision'],
    words:
      /[?？]|^(?:do|does|did|is|are|was|has|have|can|will|shall)(?!\p{L})|(?<!\p{L})(?:who|whom|whose|what|when|where|which|how|why|whether|if|or|unclear|unknown|(?:is|are|still|left) open|undecided|not|no|nobody|ask|asks|check|clarify|discuss|tbd|know|knows|sure|wonder|maybe|perhaps|should|could|would|think|confirm|pending|depends)(?!\p{L})|n['’]t/iu,
  },
};

/** Kinds whose notes all have a sign in English. */
export function hasSigns(kind: Kind): boolean {
  return SIGNS[kind] !== undefined;
}

/**
 * Whether an English sentence has a word that sentences of its kind have: "Web page" names nobody who could own it and says nothing of
 * when.
 *
 * @param prose the masked sentence
 */
export function bearsSign(kind: Kind, prose: string, cues: Pick<Cues, 'has'>): boolean {
  const sign = SIGNS[kind];
  return (
    sign === undefined ||
    sign.cues.some((cue) => cues.has(cue)) ||
    sign.words.test(prose) ||
    (kind === 'owner' && (namesSomebody(prose) || presentClause(prose.replace(/[.!]+$/u, '')) !== null))
  );
}

/** A capital within the sentence that begins no acronym, or at its start a given name or a word that is in no dictionary. */
function namesSomebody(text: string): boolean {
  const [first = '', ...others] = text.split(/[^\p{L}\p{N}'’-]+/u);
  return (
    isPersonName(first) ||
    englishWords().frequency(first.toLowerCase()) === 0 ||
    others.some((word) => /^\p{Lu}(?!\p{Lu}+$)/u.test(word))
  );
}
