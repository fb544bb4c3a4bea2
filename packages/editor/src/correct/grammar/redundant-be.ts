import { irregularVerb } from '../lexicon/inflected.ts';
import { gerundOf } from '../lexicon/inflection.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { DOUBLE_BASES } from '../lexicon/verbs.ts';
import { isRegularVerb, isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const DO: Readonly<Record<string, string>> = { is: 'does', are: 'do', was: 'did', were: 'did' };

/** What begins an object: behind a verb, and behind no noun or adjective. */
const OBJECT = '(?:the|an?|our|my|your|this|these|it|them)\\b';

/** Where the form in "-ing" stands among those of an irregular verb. */
const GERUND = 4;

/** Whether a word behind "be" is the base form of a verb that has an object. */
function isDeed(word: string): boolean {
  return irregularVerb(word)?.observed === 0
    ? !/^(?:become|come)$/.test(word)
    : isRegularVerb(word) && (isVerbOnly(word) || DOUBLE_BASES.includes(word));
}

/** "I am agree", "it is depends". */
export const redundantBe: ProseRule = {
  id: 'grammar/redundant-be',
  category: 'grammar',
  message: 'No "be" stands before another verb in its own form.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:i|we|you|they|he|she) (?:will|would|can|could|may|might|should|must)(?: not| also| only)? )be ([a-z]{3,14})(?= ${OBJECT})|\b((?:i|we|you|they)(?: am| are|['’](?:m|re))(?: not| also| still| only)? )(?:(use|run|test)(?= (?:${OBJECT}|version\b|(?<=use )\d))|([a-z]{3,14})(?= ${OBJECT}))|(?<= )(is|are|was|were)(?: not|n['’]t) (exist|happen|appear|depend|belong|know|contain|respond|work|load|start|show|support|return|match)(?= (?:in|on|by|to|when|with|from|the|an?|any|for|anymore)\b|[.,;!?\n]|$)|(?<=\b(?:will|would|can|could|may|might|should) )be (?=(?:${INTRANSITIVE}|decrease|increase|grow|land)(?: (?:in|on|by|to|when|if|because|until|after|with|from|safely|for|faster|again)\b|[.,;!?\n]|$))|(?<=[a-z]{2} )(?:(is)|are) (depend|belong|consist|exist|occur|happen)(?= (?:on|to|of|in|when|with|for|only)\b|[.,;!?\n]|$)|(?<=\b(?:we|they|you|[a-z]{3,20}s))(?: are|['’]re) (?=(?:keep [a-z]{2,14}ing|(?:plan|want|need|hope|expect|intend|prefer) to [a-z]|use (?!cases?\b)[A-Z]))|\b(?:(i|we|you|they)(?: am| are|['’](?:m|re)) (agree)|(it|this|that)(?: is|['’]s) (depends|works|happens|seems|means|looks|contains|fails|needs|requires|returns(?! to)))(?= (?:with|on|to|that|the|an?|like|when|because|fine|only|again)\b|[.,;!?\n]|$)`,
    'giu',
  ),
  replace: ([
    whole,
    done,
    progressive,
    used,
    doing = '',
    be,
    denied,
    singular,
    base,
    person,
    agree,
    thing,
    verb,
  ]) => {
    if (done !== undefined) return isDeed(done.toLowerCase()) ? done : null;
    if (progressive !== undefined) {
      const base = (used ?? doing).toLowerCase();
      return isDeed(base) ? `${progressive}${irregularVerb(base)?.members[GERUND] ?? gerundOf(base)}` : null;
    }
    if (denied !== undefined) return `${DO[be?.toLowerCase() ?? '']} not ${denied}`;
    if (/^be $/i.test(whole)) return '';
    if (/^(?: are|['’]re) $/i.test(whole)) return ' ';
    if (base !== undefined) return singular === undefined ? base : `${base}s`;
    return person === undefined ? `${thing} ${verb}` : `${person} ${agree}`;
  },
  examples: [
    ['I am agree with this.', 'I agree with this.'],
    ['The user is not exist in it.', 'The user does not exist in it.'],
    ["It isn't work on my machine.", 'It does not work on my machine.'],
    ["We're plan to migrate.", 'We plan to migrate.'],
    ['The pods are keep restarting.', 'The pods keep restarting.'],
    ['The job is depend on it.', 'The job depends on it.'],
    ['The load will be decrease in May.', 'The load will decrease in May.'],
    ['The script will be fail if you run it twice.', 'The script will fail if you run it twice.'],
    ['I will be release the hotfix.', 'I will release the hotfix.'],
    ["I'm use version 2 of it.", "I'm using version 2 of it."],
    ['We are run the migration.', 'We are running the migration.'],
    ['It is depends on the load.', 'It depends on the load.'],
  ],
  counterExamples: [
    'What we need are plans to grow.',
    'They are use cases.',
    'I am agreed',
    'We are open the whole day.',
    'They are run 3 and run 4.',
    'They are welcome the whole day.',
    'It will be work the team has to do.',
    'We will be late.',
    'it is needs-based',
    'it works',
  ],
};
