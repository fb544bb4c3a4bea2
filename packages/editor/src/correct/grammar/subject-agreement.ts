import { agreesInTrees } from '../agreement/agrees-in-trees.ts';
import { agreeingForm } from '../agreement/finite-verb.ts';
import { isMiddleAdverb } from '../agreement/function-words.ts';
import { asksForBase, isBareName, isNameElsewhere, opensWithDeed } from '../agreement/no-agreement.ts';
import { namesSeveral } from '../agreement/predicate-number.ts';
import { isRelative, subjectNumber } from '../agreement/subject-number.ts';
import { wordsBefore } from '../agreement/words-before.ts';
import { PLACEHOLDER } from '../projection.ts';
import type { ProseRule } from '../prose-rule.ts';
import { WORD_OR_MARK } from '../word-or-mark.ts';

/** How far behind a verb what follows is read, in characters. */
const REACH = 80;

const PRONOUN =
  /^(?:I|i|it|he|she|we|they|you|everyone|everybody|someone|somebody|nobody|nothing|everything|something)$/;

/** "The artifacts is kept", "the server return an error", "the list of users are": a subject whose number is sure, and any verb. */
export const subjectAgreement: ProseRule = {
  id: 'grammar/subject-agreement',
  category: 'grammar',
  message: 'The verb agrees with its subject.',
  pattern: /(?<=[A-Za-z\d] )[a-z]{2,16}(?:['’]t)?(?![\p{L}'’-])/gu,
  replace: ([verb], { prose, from }) => {
    const before = wordsBefore(prose, from);
    const subject = before.findLast((word) => !isMiddleAdverb(word)) ?? '';
    // "clients MUST NOT repeat it": requirements are in capitals
    if (before.slice(-2).some((word) => /^(?:MUST|SHALL|SHOULD|MAY|CAN|WILL|REQUIRED)$/.test(word)))
      return null;
    // "who could both alter it"
    if (subject === 'both') return null;
    if (subject === 'what') return verb === 'happen' ? 'happens' : null;
    if (/^i$/i.test(subject)) return ofSpeaker(verb, prose.slice(from - 2, from));
    // code or emphasis may stand for any word: "a histogram _must_ have"
    if (before.at(-1) === PLACEHOLDER && !/^(?:are|were|is|was|has|does)/.test(verb)) return null;
    // "what versions does it have"
    if (/^do(?:es)?$/.test(verb) && /^(?:what|which|how|why|where)$/i.test(before[0] ?? '')) return null;
    const number = subjectNumber(before);
    // "if the line were not there", "as though it were"
    if (number === null || (/^were/.test(verb) && before.some((word) => SUPPOSING.has(word.toLowerCase()))))
      return null;
    // "require that any package include it", "have a person approve it"
    if (number === 'one' && asksForBase(before)) return null;
    if (verb === 'is' && isBareName(before, prose.slice(from, from + REACH))) return null;
    if (isNameElsewhere(before, prose) || (number === 'many' && opensWithDeed(before))) return null;
    const to = from + verb.length;
    // "this are the steps": "these" is meant
    if (/^this$/i.test(subject) && /^(?:are|were)$/.test(verb) && namesSeveral(prose.slice(to, to + REACH)))
      return null;
    const after = prose.slice(to, to + REACH).match(WORD_OR_MARK) ?? [];
    const kind = isRelative(subject) ? 'relative' : PRONOUN.test(subject) ? 'pronoun' : 'noun';
    const form = agreeingForm(verb, number, kind, after);
    return form !== undefined && agreesInTrees(prose, from, verb, form, number) ? form : null;
  },
  examples: [
    ['Two jobs that depends on it are late.', 'Two jobs that depend on it are late.'],
    ['We need a person who are capable.', 'We need a person who is capable.'],
    ['There are people that is often late.', 'There are people that are often late.'],
    ['The list of endpoints are too long.', 'The list of endpoints is too long.'],
    ['This cause the caller to crash.', 'This causes the caller to crash.'],
    ['It is cached, this make it fast.', 'It is cached, this makes it fast.'],
    ['it work on my machine', 'it works on my machine'],
    ['the job stops because it need a lock', 'the job stops because it needs a lock'],
    ['everybody know this', 'everybody knows this'],
    ['what happen when it fails', 'what happens when it fails'],
    ['sometimes it crash', 'sometimes it crashes'],
    ['Each team have to name somebody.', 'Each team has to name somebody.'],
    ['The status are set by it.', 'The status is set by it.'],
    ['The artifacts is kept for 90 days.', 'The artifacts are kept for 90 days.'],
    ['A common example are counters.', 'A common example is counters.'],
    ['The new docs is built with it.', 'The new docs are built with it.'],
    ['When the connection are closed, it stops.', 'When the connection is closed, it stops.'],
    ['The values of the columns is lost.', 'The values of the columns are lost.'],
    ['It is an enum that have two variants.', 'It is an enum that has two variants.'],
    ['Deno do not run scripts.', 'Deno does not run scripts.'],
    ["It fails when plugins doesn't load.", "It fails when plugins don't load."],
    ['Every truck need a seal.', 'Every truck needs a seal.'],
    ['Some of the beds is dirty.', 'Some of the beds are dirty.'],
    ['The build succeed but it is empty.', 'The build succeeds but it is empty.'],
    ["Since the last update the app don't start.", "Since the last update the app doesn't start."],
    [
      "The query returns the same row, and the client don't know it.",
      "The query returns the same row, and the client doesn't know it.",
    ],
    ['The API have two versions.', 'The API has two versions.'],
    ["All the tenants doesn't see it.", "All the tenants don't see it."],
    ['This are a list of packages.', 'This is a list of packages.'],
    ['It is not public, but it are used inside.', 'It is not public, but it is used inside.'],
    ['Set the version of the package you is importing.', 'Set the version of the package you are importing.'],
    ["They wasn't there.", "They weren't there."],
    ['The server return an error.', 'The server returns an error.'],
    ['when a user update his profile, it fails', 'when a user updates his profile, it fails'],
    ["The login page don't load.", "The login page doesn't load."],
    ['The pipeline say it is green.', 'The pipeline says it is green.'],
    ['The fix need to wait.', 'The fix needs to wait.'],
    ['People wants a dark mode.', 'People want a dark mode.'],
    ['Our tests is green.', 'Our tests are green.'],
    ['The logs shows that it crashed.', 'The logs show that it crashed.'],
    ['it broke because the settings has no effect', 'it broke because the settings have no effect'],
    ['I has no idea', 'I have no idea'],
    ['they wants more', 'they want more'],
    ['we was waiting', 'we were waiting'],
    ['It is the information you needs to have.', 'It is the information you need to have.'],
    ['Then we builds on that.', 'Then we build on that.'],
    ["it fails when they doesn't match", "it fails when they don't match"],
    ["it don't start", "it doesn't start"],
    ['It is bad if someone upload it twice.', 'It is bad if someone uploads it twice.'],
    ['The naming of the variables are odd.', 'The naming of the variables is odd.'],
    ['The user clicks it and then a page appear.', 'The user clicks it and then a page appears.'],
    ['Everyone are waiting.', 'Everyone is waiting.'],
    ['I think somebody have changed it.', 'I think somebody has changed it.'],
    ['she have been on call', 'she has been on call'],
    ["The retry logic don't work.", "The retry logic doesn't work."],
    ['Every node have a cache.', 'Every node has a cache.'],
    ['The problem only occur at night.', 'The problem only occurs at night.'],
    ['The total are wrong.', 'The total is wrong.'],
    ['The new endpoint accept only text.', 'The new endpoint accepts only text.'],
    ["When a part fails, the page don't load.", "When a part fails, the page doesn't load."],
    ['It has three parts and every part have its cache.', 'It has three parts and every part has its cache.'],
    ["it is empty because the folder don't load", "it is empty because the folder doesn't load"],
    [
      'I suggest a short guide, which describe the setup.',
      'I suggest a short guide, which describes the setup.',
    ],
    ['We need a file that contain the rows.', 'We need a file that contains the rows.'],
    ["Every user who don't have a token is asked.", "Every user who doesn't have a token is asked."],
    ['The following points needs to be done.', 'The following points need to be done.'],
    ['The page load slow.', 'The page loads slow.'],
    [
      'The fallback to polling work fine, but it is old.',
      'The fallback to polling works fine, but it is old.',
    ],
    ['A lot of our customers sits behind a proxy.', 'A lot of our customers sit behind a proxy.'],
    [
      "It is blocked, therefore the connection don't work.",
      "It is blocked, therefore the connection doesn't work.",
    ],
    ['The pages loads very slow.', 'The pages load very slow.'],
    ['New colleagues needs a lot of time.', 'New colleagues need a lot of time.'],
    ['The users complains that it is slow.', 'The users complain that it is slow.'],
    ['Everyone on the team need access.', 'Everyone on the team needs access.'],
    ['Nobody in our team have a key.', 'Nobody in our team has a key.'],
    ['The only thing that worry me is the cost.', 'The only thing that worries me is the cost.'],
    ['The professor oppose the idea.', 'The professor opposes the idea.'],
    ['This point affect the price.', 'This point affects the price.'],
    ['Scientists agrees that it is so.', 'Scientists agree that it is so.'],
    ['It is old and everything work fine.', 'It is old and everything works fine.'],
    ['It is slow and nobody run it.', 'It is slow and nobody runs it.'],
    ['Stop it before you starts the host.', 'Stop it before you start the host.'],
    ['The list of open invoices are shown.', 'The list of open invoices is shown.'],
  ],
  counterExamples: [
    'what information do you need',
    'It is one of those services that has no owner.',
    'A client that gets this response MUST NOT repeat the request.',
    'The server MAY close it.',
    'one of the people who are here',
    'a group of a person who are',
    'for people, that is, us',
    'In the office the users like it.',
    'The list holds the users, the admins and the owner of it.',
    'With the rest of the plan the owners agree.',
    'They fail; set the security level lower in the config.',
    'A number of requests are slow.',
    'The list of endpoints is long.',
    'The names of fields are short.',
    'Make this cause an error.',
    'This update the team made broke it.',
    'This causes the crash.',
    'make it work',
    'it depends on what it read the last time',
    'did it work?',
    'let it fail and restart',
    'it needs a lock',
    'I suggest that he use a queue.',
    'Let the tenant have a key.',
    'Did the tenant have a key?',
    'It is one of the tenants that have a key.',
    'The keys of a tenant that have expired are gone.',
    'The DNS are slow.',
    'Windows is slow.',
    'When I was there, it worked.',
    'some driver are there',
    'Does it do that?',
    'The list of tenants is empty.',
    'If the tenant were known, we would ask.',
    'We suggest that the tenant have a key.',
    'Managing the tenants is hard.',
    'The team are here.',
    'The tenant, the key are lost.',
    'As if it were new.',
    'Parts of it are new.',
    'Those who use it are few.',
    'One of you is enough.',
    'What helps you is a log.',
    'The admin and you is a pair.',
    'The things that are new.',
    'You have it.',
    'The user update failed.',
    'The schema change the team made broke it.',
    'Let the user pick a colour.',
    'Did the job fail?',
    'The user and the admin have access.',
    'The user need for speed is real.',
    'The services the user have chosen',
    'We suggest that the caller have a token.',
    'It is treated as if the line were not there.',
    'One of the users has access.',
    'The number of users is small.',
    'Windows is supported.',
    'When it runs and with what other settings is determined by it.',
    'The users table is empty.',
    'Managing the users is hard.',
    'users needs are listed',
    'Two hours is plenty for a restore.',
    'The list of the logs shows that it crashed.',
    'if i is odd',
    'we were here',
    "users like it don't they",
    "the users of it don't care",
    'variables that use it do not move',
    "people who built the application using it don't know about it",
    'it must have been late',
    'Let somebody have changed rights.',
    'Does anybody have advanced tools?',
    'it could have been worse',
    "Phones, tablets, the site don't matter.",
    'Every channel except the stable one is new.',
    'The token refresh is broken.',
    'It has been slow since the last merge.',
    'It is free until the final approve.',
    'If the total were wrong, we would know.',
    'One of the files that contain the rows is empty.',
    'This is a team that have a plan.',
    'two jobs and a timer that depend on the clock',
    'a list of rules that describe the setup',
    'a feature that test in the lab',
    'It is a step that we perform on the host.',
    'The users complain that it is slow.',
    'The last ten points is all we have, and the next 5 steps is too much.',
    'The page load slow path is new.',
    'The first stage of the in-flight redesign dwelt on it.',
    'The rate of page load fine tuning is low.',
    'The user stays with the old version, and so do the user visits from it.',
    'The tests results are in.',
    'The users needs are known.',
    'The rest of the users complains.',
    'The number of errors increases.',
    'One of the things that worry me is the cost.',
    'The first two that allow it win.',
    'The only ones that allow it are here.',
    'Every service that can send mail does so.',
    'The first people that receive it are testers.',
    'The students and the professor agree.',
    'Mathematics is fun.',
    'It survives the loss of one data centre.',
    'The mobile redesign moves to May.',
    'The text comes after the time is up.',
    'Support gets about 50 calls a week because of that.',
    'We look for 80 pumps a month that are due.',
    'About two customers a month get a reminder.',
    'The screen shows who comes.',
    'If yours does not, copy it.',
    'It raises an error if attributes is an empty map.',
    'A trial with replayed traffic shall give us a number.',
    'Have a model extract the order and a person approve it.',
    'They would require that any package without a source include a wheel.',
    'They would _require_ that any package without a source include a wheel.',
    'Using scripts, images and other assets is easy.',
    'To know you is to love you.',
    'An attacker who could both alter the file and read it',
    'Scripts that declare their data are run in a room of their own.',
    'The later time wins and the loser is kept.',
    'A wrong colour is no bug.',
    'We will get the site ready for it.',
    'Containers that require network access need a way out.',
    'Deno Workers takes care of it. Workers takes care of the rest.',
    'The number of scientists is small.',
    'Let the professor decide.',
    'Politics is hard.',
    'Managing employees is hard.',
    'The changes the team make are small.',
    'Two thirds of the traffic comes from bots.',
    'A third of the traffic comes from bots.',
    'A third of the users come from abroad.',
  ],
};

const SUPPOSING: ReadonlySet<string> = new Set('if though wish as suppose unless whether'.split(' '));

/** "I has": a small one may be a variable. */
function ofSpeaker(verb: string, subject: string): string | null {
  if (subject !== 'I ' || /^(?:was|wasn)/.test(verb)) return null;
  return verb === 'is' ? 'am' : (agreeingForm(verb, 'many', 'pronoun', []) ?? null);
}
