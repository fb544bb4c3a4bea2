import { onceALanguage } from '../../once-a-language.ts';
import { REPLY_WORDS, type ReplyWords } from './reply-words.ts';

/** What a reply is to what was said before it: dialogue acts that answer. */
type Stance = 'agreement' | 'objection' | 'postponement' | 'doubt';

/** How somebody stands to what was said before. */
export interface Reply {
  readonly stance: Stance;
  /** What is said besides; empty where nothing is. */
  readonly rest: string;
  /** The words of the reply itself. */
  readonly words: string;
}

/** "Yes, and again two hours before", "nein, die haben eine Karte": reads how a sentence begins as a reply, else null. */
export function replyIn(sentence: string, language: string): Reply | null {
  const said = sentence.trim().replace(answerLabel, '');
  const concluded = /^(.{12,}),? so (yes|no)[.!]*$/iu.exec(said);
  if (concluded && language === 'en')
    return {
      stance: /^y/iu.test(concluded[2] ?? '') ? 'agreement' : 'objection',
      rest: (concluded[1] ?? '').replace(/,$/u, ''),
      words: concluded[2] ?? '',
    };
  const vote = language === 'en' ? told.exec(said) : null;
  if (vote)
    return {
      stance: vote.groups?.['for'] ? 'agreement' : 'doubt',
      rest: said.slice(vote[0].length),
      words: vote[0].replace(/[\s,.:;–-]{1,20}$/u, ''),
    };
  const { phrase, open, sure, but } = patternsOf(language);
  const stances: Stance[] = [];
  let rest = said.replace(
    /^(?:hm+|mhm|hmm+|mm+|ah|oh|uh|um|well|tja|naja|bueno|pues|bon|ben|beh|nou)[,.!…\s]{1,4}(?=\p{L})/iu,
    '',
  );
  for (let turn = 0; turn < mostPhrases; turn += 1) {
    const match = phrase.exec(rest);
    if (!match) break;
    const behind = rest.slice(match[0].length);
    const mark = separator.exec(behind)?.[0] ?? '';
    const next = behind.slice(mark.length);
    const isApart = next === '' || /[,.!;–—-]/u.test(mark) || sure.test(match[0]);
    if (!isApart && !open.test(next) && !phrase.test(next)) break;
    stances.push(stanceOf(match));
    const turned = next.replace(but, '');
    rest = gratitude.test(next) ? '' : phrase.test(turned) ? turned : next;
  }
  const stance = stances.find((one) => one !== 'agreement') ?? stances[0];
  if (stance === undefined) return null;
  const isLater = stance === 'objection' && stances.includes('postponement');
  return {
    stance: isLater ? 'postponement' : stance,
    rest,
    words: said.slice(0, said.length - rest.length).replace(/[\s,.!;–—-]{1,20}$/u, ''),
  };
}

/** "Agnes objected: swimming pools", "everyone agreed": how minutes tell who was for or against. */
const told =
  /^(?:(?!(?:Once|When|Whenever|If|After|Before|Unless|Until|As|While|Not|Never|Already|Only|Nothing|Nobody|None)(?!\p{L}))\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?|(?:every(?:one|body)|the (?:team|group|others)|we|all|both)(?: all)?) (?:(?<for>(?:is|are|was|were) (?:fine with|ok with|in favou?r of|for) (?:it|that|this)|agreed|agrees|agree|approved|supported (?:it|that|this))|(?:objected|objects|disagreed|disagrees|has doubts|had doubts|(?:is|was|were|are) (?:against (?:it|that|this)|not (?:so )?sure)))(?:[,.:;–-]\s{0,2}|$)/iu;

/** "…, thanks a lot": says nothing besides. */
const gratitude =
  /^(?:thanks|thx|thank you|cheers|danke|merci|gracias|grazie|obrigad[oa]|bedankt|dzięki)(?: \p{L}+){0,3}[\s.!]*$/iu;

/** Phrases of one reply: "ok, yes, exactly". */
const mostPhrases = 4;
const separator = /^[\s,.!;–—-]{0,6}/u;

/** "Answer: no" among minutes. */
const answerLabel =
  /^(?:answer|agreed|decision|decided|outcome|result|resolution|a|antwort|réponse|respuesta|resposta|risposta|antwoord|odpowiedź)(?: (?:from|by|von|de|van) \p{L}+)?: /iu;

interface Patterns {
  readonly phrase: RegExp;
  readonly open: RegExp;
  readonly sure: RegExp;
  readonly but: RegExp;
}

const never = /(?!)/u;

const patternsOf = onceALanguage((language): Patterns => {
  const words = REPLY_WORDS[language] ?? REPLY_WORDS['en'];
  return words
    ? {
        phrase: new RegExp(
          `^(?:(?<later>${words.later})|(?<doubt>${words.doubt})|(?<no>${words.no})|(?<yes>${words.yes}))(?![\\p{L}\\p{N}:：/'’-])`,
          'iu',
        ),
        open: new RegExp(`^(?:${words.goesOn})(?!\\p{L})`, 'iu'),
        sure: new RegExp(`^(?:${words.sure})(?!\\p{L})`, 'iu'),
        but: new RegExp(`^${words.but} `, 'iu'),
      }
    : { phrase: never, open: never, sure: never, but: never };
});

const stanceBy: readonly (readonly [keyof ReplyWords, Stance])[] = [
  ['later', 'postponement'],
  ['doubt', 'doubt'],
  ['no', 'objection'],
  ['yes', 'agreement'],
];

function stanceOf({ groups }: RegExpExecArray): Stance {
  return stanceBy.find(([name]) => groups?.[name] !== undefined)?.[1] ?? 'agreement';
}
