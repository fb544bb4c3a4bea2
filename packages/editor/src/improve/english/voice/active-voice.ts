import type { ProseRule } from '../../../correct/prose-rule.ts';
import { lowerFirst, upperFirst } from '../../../first-letter.ts';
import { parse } from '../../../syntax/parse.ts';
import type { Stretch } from '../../../syntax/tree.ts';
import { NOMINAL_VERBS } from '../nominal-verbs.ts';
import { isMany, type Passive, passivesIn } from './passive.ts';
import { activeForm, baseOfDone } from './verb-forms.ts';

/** Who and what can do something. "By the deadline", "by a factor" and "by the id" name nobody. */
const DOER =
  /^(?:us|them|(?:service|server|worker|job|client|gateway|scheduler|parser|controller|system|app|application|script|pipeline|backend|frontend|browser|proxy|database|consumer|producer|handler|importer|exporter|agent|bot|daemon|runner|engine|tool|compiler|linter|library|framework|plugin|module|component|process|task|cron|crawler|listener|middleware|firewall|balancer|platform|site|website|page|api|hook|webhook|renderer|validator|loader|program|software|user|admin|administrator|operator|customer|developer|engineer|reviewer|maintainer|author|editor|manager|owner|member|driver|tester|designer|team|vendor|provider|partner|supplier|company|department|office|group|colleague|person)s?|(?:people|staff|support|finance|sales|marketing|ops))$/iu;

/** What may stand behind whoever does it, who else is more than what was read as it, or one of several. */
const ENDS = /^(?:[,.:]|IN|TO|RB|WRB|PRP)$/u;
const GOES_ON = /^(?:of|that|only|alone|in|for|['’]s)$/iu;

/** Words of an agent: "the nightly import job". */
const PART_OF_NAME = /^(?:DT|PRP\$|JJ|NN|NNS|NNP|NNPS|PRP|VBG)$/u;
const MOST_OF_AGENT = 5;
/** Words between the participle and "by": "returned to the user by". */
const MOST_BETWEEN = 6;

/** Whoever does it, behind "by": the places of its words without that; null where nobody does. */
function agentOf({ tree, done }: Passive): Stretch | null {
  const by = tree.words.findIndex(({ text }, at) => at > done && text === 'by');
  if (by === -1 || by - done - 1 > MOST_BETWEEN) return null;
  const between = tree.words.slice(done + 1, by);
  if (between.some(({ tag, text }) => /^(?:VB|W)/u.test(tag) || /^(?:[,;:()]|and|or|but)$/u.test(text)))
    return null;
  let last = by;
  while (PART_OF_NAME.test(tree.word(last + 1)?.tag ?? '') && last - by < MOST_OF_AGENT) last += 1;
  const [first, head, next] = [tree.word(by + 1), tree.word(last), tree.word(last + 1)];
  if (last === by || first === undefined || head === undefined) return null;
  const isNamed = /^(?:DT|PRP\$|PRP|NNS)$/u.test(first.tag);
  const isTold = next?.text === ',' && /^W/u.test(tree.word(last + 2)?.tag ?? '');
  const isOver = next === undefined || (ENDS.test(next.tag) && !GOES_ON.test(next.text) && !isTold);
  return isNamed && isOver && DOER.test(head.text) ? { first: by + 1, last } : null;
}

const SUBJECTS: Readonly<Record<string, string>> = { us: 'we', them: 'they' };

/** What is said of a noun that names what is done: "a validation of the input is performed" validates the input. */
const LIGHT = /^(?:perform|carry|do|conduct|execute|make)$/u;

/** What is done, and to what. */
interface Deed {
  /** The verb in its base. */
  readonly base: string;
  readonly object: string;
  /** Whether the noun named it, so that a particle behind the participle belongs to no verb any more. */
  readonly isNamed: boolean;
}

function deedOf({ tree, thing, done }: Passive): Deed | null {
  const verb = baseOfDone(tree.word(done)?.text ?? '');
  const object = tree.textOf(thing);
  if (verb === null) return null;
  if (!LIGHT.test(verb)) return { base: verb, object, isNamed: false };
  const { noun = '', of = '' } = NOMINAL.exec(object)?.groups ?? {};
  const base = NOMINAL_VERBS.get(noun.toLowerCase());
  return base === undefined || (verb === 'carry' && tree.word(done + 1)?.text !== 'out')
    ? null
    : { base, object: of, isNamed: true };
}

const NOMINAL = /^(?:(?:an?|the) )?(?<noun>\p{L}+) of (?<of>.+)$/iu;

/** The sentence with its first passive that names a doer in the active; null where it has none. */
function activeSentence(sentence: string): string | null {
  if (sentence.endsWith('?')) return null;
  const tree = parse(sentence);
  for (const passive of tree === null ? [] : passivesIn(tree)) {
    const agent = agentOf(passive);
    const deed = agent && deedOf(passive);
    const said = deed && activeForm(passive.helpers, deed.base, isMany(passive.tree, agent.last));
    if (said) return reordered(passive, agent, said, deed);
  }
  return null;
}

function objectAs(object: string, { tree, thing }: Passive): string {
  const { tag = 'NN', text = '' } = tree.word(thing.first) ?? {};
  return tag.startsWith('NNP') || /\p{Lu}.*\p{Lu}/u.test(text) ? object : lowerFirst(object);
}

/** "Filled in by", "switched off by": what belongs to the verb. */
const PARTICLE = /^(?:out|off|up|down|in|on|over|back|away)$/u;

function reordered(passive: Passive, agent: Stretch, verb: string, deed: Deed): string {
  const { tree, thing, done } = passive;
  const { sentence } = tree;
  const behind = tree.word(done + 1)?.text ?? '';
  const hasParticle = PARTICLE.test(behind) && done + 2 === agent.first - 1;
  const between = hasParticle ? '' : tree.textOf({ first: done + 1, last: agent.first - 2 });
  const written = tree.textOf(agent);
  const doer = SUBJECTS[written.toLowerCase()] ?? written;
  const start = tree.words[thing.first]?.start ?? 0;
  const parts = [
    /^\p{Lu}/u.test(sentence.slice(start)) ? upperFirst(doer) : doer,
    verb,
    hasParticle && !deed.isNamed ? behind : '',
    objectAs(deed.object, passive),
    between,
  ];
  return (
    sentence.slice(0, start) +
    parts.filter((part) => part !== '').join(' ') +
    sentence.slice(tree.words[agent.last]?.end)
  );
}

/** A clause in the passive that says who does it. */
export const activeVoice: ProseRule = {
  id: 'improve/active-voice',
  category: 'style',
  message: 'The active voice says first who does it.',
  pattern: /(?<=^|\n|[.!?] {1,2})[^\n.!?]{6,240} by [^\n.!?]{2,160}(?=[.!?]?(?:\n|$)|[.!] )/gu,
  replace: ([sentence]) => activeSentence(sentence),
  examples: [
    ['The upload is validated by the gateway.', 'The gateway validates the upload.'],
    ['Every failed row was reported by the import jobs.', 'The import jobs reported every failed row.'],
    ['The token must not be stored by the client.', 'The client must not store the token.'],
    ['Each request is handled by us.', 'We handle each request.'],
    [
      'An error message will be returned to the user by the system.',
      'The system will return an error message to the user.',
    ],
    [
      'If the card is declined, the order is cancelled by the payment service.',
      'If the card is declined, the payment service cancels the order.',
    ],
    [
      'It is necessary that a validation of the input is performed by the backend.',
      'It is necessary that the backend validates the input.',
    ],
    [
      'The rows are automatically deleted by the worker after 30 days.',
      'The worker automatically deletes the rows after 30 days.',
    ],
    ['The data needs to be checked by us.', 'We need to check the data.'],
    ['Old radios are switched off by the provider.', 'The provider switches off old radios.'],
    ['The report has been written by the team.', 'The team has written the report.'],
  ],
  counterExamples: [
    'The report is created by the deadline.',
    'It is handled by the team.',
    'The rows are sorted by the date and read by the worker of the shop.',
    'Is the row read by the worker?',
    'Recordings can be viewed by the security team only.',
    'Access is granted by the team lead in Slack.',
    'Whether a change is a typo or a new meaning is chosen by the developer.',
  ],
};
