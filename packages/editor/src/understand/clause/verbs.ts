import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { en } from '../lexicon/en.ts';
import { words } from '../lexicon/words.ts';
import { participleOf } from './participle.ts';

/** What software and its users do, beside the verbs that systems and builders have of their own. */
const further = words(
  'get|see|have|show|receive|contain|come|stay|go|take|arrive|appear|happen|enter|choose|select|pick|sign|register|pay|order|book|edit|view|browse|expire|last|live|run|become|remain|count|charge|touch|learn|answer|reply|call|ask|tell|belong|carry|begin|end|leave|join|invite|follow|scan|click|tap|type|fill|submit|request|approve|reject|release|free|refund|grow|shrink|drop|restore|fall|pass|win|lose|stand|sit|wipe|put|mark|share|own|manage|sort|match|contact|download|print|post|describe|find|finish|drag|swipe|attach|comment|rate|vote|subscribe|unsubscribe|cancel|return|borrow|lend|reserve|reorder|import|export|connect|disconnect|reach|exceed|offer|cost|hold|treat|consider|bill|invoice|ship|deliver|reset|change|opens?|move|need|use|work|look|roll|clear|calculate|include|exclude|apply|rely|depend|reference|refer|resize|block|boost|go|wake|measure|sleep|notice|book|follow|begin|cover|happen|trigger|freeze|thaw|kick|ban|mute|pin|tag|bring|react|claim|discard|void|fetch|redeem|earn|spend|transfer|withdraw|swap|split|merge|copy|duplicate|clone|reschedule|postpone|verify|dispute|settle|collect|deposit|rent|inspect|repair|replace|dispense|prescribe|discharge|enrol|enroll|grade|adopt|donate|weigh|quote|dispatch|escalate|upgrade|downgrade|deduct|convert|publish|archive|restore|lock|unlock|unblock|pause|resume|suggest|differ|vary|gather|assess|note|attend|delete|erase|purge|publish|decide|determine|control|specify|survive|produce|propose|ignore|skip|open|gate|feed|inspect|approve|decline|hide|buffer|throw|forward|prune|prefetch|vanish|decode|encode|revoke|renew|replicate|mirror|scrape|quarantine|draw|warn|dim|disappear|compare|say|hit|press|link|unlink|unite|tick|flip|lapse|interrupt|override|outrank|preempt|undo|redo|raise|resend|reopen|reassign|rebook|remind|promote|enforce|truncate|anonymize|synchronize|enqueue|dequeue|unassign|deny|rerun|toggle|collapse|detach|unpair|nominate|reconcile|reimburse|prepay|restock|replenish|annotate|enrich|normalise|normalize|transform|compile|revert|refuse|play|cut|dedupe|dedup|tokenize|tokenise|sanitize|sanitise|autofill|prefill|invalidate|evict|memoize|serialize|anonymise|pseudonymise|decrypt|snooze|inform|autoscale|autosave|clamp|coalesce|gzip|unzip|intercept|inject|terminate|abort|upsert|insert|prepend|downscale|upscale|transcode|geocode|localize|localise|allowlist|denylist|beep|ring|vibrate|blink|flash|bounce|ping',
).filter((verb) => !verb.endsWith('?'));

const bases: ReadonlySet<string> = new Set(
  [...en.systemVerb, ...en.buildVerb, ...further].filter((verb) => /^\p{Ll}+$/u.test(verb)),
);
const baseOfThird: ReadonlyMap<string, string> = new Map(
  [...bases].map((base) => [thirdPersonOf(base), base]),
);

const baseOfDone: ReadonlyMap<string, string> = new Map([...bases].map((base) => [participleOf(base), base]));

/** The base form of a participle ("stopped" → "stop"), else null. */
export function baseOfParticiple(word: string): string | null {
  return baseOfDone.get(word.toLowerCase()) ?? null;
}

/** Verb forms that are plural nouns as often: "weekly reports", "all orders". */
const nounsToo = new Set(
  words(
    'contacts|installs|feeds|buffers|mirrors|draws|forwards|claims|rents|transfers|quotes|swaps|copies|merges|grades|repairs|discharges|upgrades|downgrades|pauses|locks|deposits|disputes|reports|logs|lists|tests|changes|updates|alerts|orders|records|searches|emails|queries|uploads|downloads|exports|imports|requests|calls|answers|replies|comments|votes|rates|stores|caches|counts|filters|sorts|sets|fixes|builds|releases|deploys|designs|documents|files|schedules|triggers|flags|groups|labels|marks|indexes|ranks|scores|locks|maps|routes|streams|polls|queues|limits|matches|points|invoices|bills|books|posts|views|shares|costs|ends|needs|uses|covers|records|prints|charges|refunds|reads|writes|checks|signs|starts|stops|ships|reservations|offers|drops|clicks|links|works|looks|lives|comes',
  ).filter((word) => !['works', 'looks', 'lives', 'comes', 'needs', 'uses'].includes(word)),
);

/** The base form of a verb in the third person singular ("sends" → "send"), else null. */
export function baseOfThirdPerson(word: string): string | null {
  const plain = word.toLowerCase();
  if (plain === 'has') return 'have';
  if (plain === 'does' || plain === 'goes') return plain.slice(0, -2);
  return baseOfThird.get(plain) ?? null;
}

/** Whether a word is the base form of a verb we know. */
export function isBaseVerb(word: string): boolean {
  const plain = word.toLowerCase();
  return bases.has(plain) || bases.has(again.exec(plain)?.[1] ?? '');
}

/** "Rehash", "precompute": done once more or before; and no "research", whose verb is another. */
const again = /^(?:re(?!search|mark|sort|gard|ward|list|set$)|pre)(\p{Ll}{4,})$/u;

/** Whether a form in -s is a plural noun as often as a verb. */
export function isNounToo(word: string): boolean {
  return nounsToo.has(word.toLowerCase());
}
