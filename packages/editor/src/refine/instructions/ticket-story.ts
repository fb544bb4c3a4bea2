import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { nothing, type Spoken, ticketsNamed } from '../tickets/named.ts';
import { storyOf, toldBy, withoutNominalPurpose } from '../tickets/stories.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const view = '(?:points? of view|perspective|viewpoint|view|side|angle|eyes)';
const someone = '(?:the |an? |our )?(?<who>\\p{L}[\\p{L} -]{1,40}?)';
const told =
  '(?:(?:should|must|has to|needs to|ought to) be |is |be )?(?:(?:re)?(?:written|told|worded|phrased|seen) |to be )?';
const verb = '(?:(?:re)?(?:write|word|phrase|tell|make|put|do|change)|rephrase|reword|turn|switch|set) ';
const story = '(?:(?:the )?(?:user )?(?:story|stories) (?:of|for|in) )?';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:change|set|make|rewrite|put|reword) )?(?:the )?(?:user )?story (?:of|for|in) (?<what>.{2,50}?) (?:should |must |has to |needs to )?(?:(?:start|begin|open)s? with|(?:to|with|by|be)(?: say)?)\\s?:?\\s["“„]?as ${someone}[.,…]*["”]?$`,
    'iu',
  ),
  new RegExp(
    `^(?:the )?(?<what>[A-Z]{1,8}-\\d{1,4}|.{2,50}? (?:story|ticket)|story of .{2,50}?) (?:should|must|has to|needs to) be (?:told|written) by ${someone}$`,
    'iu',
  ),
  new RegExp(
    `^(?:${verb})?${story}(?<what>.{2,60}?) ${told}(?:from|in|into|to|with) ${someone}(?:['’]s?|s['’])? ${view}$`,
    'iu',
  ),
  new RegExp(
    `^(?:${verb})?${story}(?<what>.{2,60}?) ${told}(?:from|in|into|to|with) the ${view} of ${someone}$`,
    'iu',
  ),
  new RegExp(
    `^(?:the )?(?:actor|role|persona|user|speaker) (?:of|in|for) (?:the (?:user )?story of )?(?<what>.{2,60}?) (?:is|should be|must be|has to be)(?: now)? ${someone}$`,
    'iu',
  ),
  new RegExp(
    `^(?:change|set|make|switch) the (?:actor|role|persona|user) (?:of|in|for) (?:the (?:user )?story of )?(?<what>.{2,60}?) (?:to|into) ${someone}$`,
    'iu',
  ),
];
const shorter =
  '(?:(?:a (?:bit|little) |much |a lot |way )?(?:shorter|briefer|more concise|more compact|less wordy|crisper|terser))';
const long = '(?:is|are) (?:way |far |much |a bit |a little )?too (?:long|wordy|verbose)';
const ofStories =
  '(?:the |all |all the |our |every )?(?:user )?(?:story|stories)(?: sentences?| texts?| lines?)?(?: (?:of|for|in) (?<what>.{2,60}?))?';
const shortening: readonly RegExp[] = [
  new RegExp(`^(?:shorter|briefer|crisper) ${ofStories}$`, 'iu'),
  new RegExp(`^(?:make|keep|get|have) ${ofStories} ${shorter}$`, 'iu'),
  new RegExp(
    `^(?:shorten|tighten|trim|condense|compress|cut down|simplify) ${ofStories}(?: a (?:bit|little))?$`,
    'iu',
  ),
  new RegExp(`^${ofStories} (?:${long}|(?:should|must|could|can|have to|need to) be ${shorter})$`, 'iu'),
];

/** "Replace the story of US-1 with "As a member, I want …"". */
const given =
  /^(?:replace|set|change|rewrite|put|reword) (?:the )?(?:user )?story (?:of|in|for) (?<what>.{2,60}?) (?:with|to|by|as)(?: say)?\s?:?\s["“]?(?<words>As an? [^"“”]{8,400}?)[.]?["”]?$/iu;

/** "US-1: As a member I want …": nothing else of a ticket is told so. */
const keyedStory =
  /^(?<what>[A-Z]{1,8}-\d{1,4})\s?:\s["“]?(?<words>As an? [^"“”:.]{3,60}?,? I (?:want|need|would like) [^"“”.]{3,300}?)[.]?["”]?$/iu;

/** A story tells what somebody wants, and not only who. */
const wants = /(?<!\p{L})I (?:want|need|would like|can|wish|expect|should|must|get|have)(?!\p{L})/iu;

/** Tells the story of a ticket from somebody else's view, and makes stories shorter. */
export const ticketStory: Instruction = {
  meta: {
    id: 'ticket-story',
    does: 'Tells the story of a ticket in words that are given or from the view of another actor, or leaves out the purpose that only names the whole.',
    examples: ["rewrite the story of US-1 from the admin's point of view", 'make the stories shorter'],
  },
  parse: (clause, draft) => ticketStoryChange(clause, draft),
};

/** As the instruction reads it; `spoken` is what pronouns mean. */
export function ticketStoryChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0 || draft.language !== 'en') return null;
  const plain = withoutCourtesies(words);
  const { what: of, words: fresh } = (given.exec(plain) ?? keyedStory.exec(plain))?.groups ?? {};
  const [only, ...more] = of === undefined ? [] : ticketsNamed(draft, of, spoken);
  if (only !== undefined && fresh !== undefined && more.length === 0 && wants.test(fresh))
    return (now) => inWords(now, only, fresh);
  for (const pattern of patterns) {
    const { what, who } = pattern.exec(plain)?.groups ?? {};
    const tickets = what === undefined ? [] : ticketsNamed(draft, what, spoken);
    if (who !== undefined && tickets.length > 0) return (now) => byOther(now, tickets, who);
  }
  for (const pattern of shortening) {
    const groups = pattern.exec(plain)?.groups;
    if (!groups) continue;
    const { what } = groups;
    const tickets =
      what === undefined ? [...boardOf(draft).tickets.keys()] : ticketsNamed(draft, what, spoken);
    if (tickets.length > 0) return (now) => shortened(now, tickets);
  }
  return null;
}

function byOther(draft: Draft, tickets: readonly number[], who: string): ReturnType<Change> {
  const actor = `${/^(?:[aeio]|u(?!ni|se))/iu.test(who) ? 'an' : 'a'} ${who.replace(/^(?:an?|the) /iu, '')}`;
  const { tickets: all } = boardOf(draft);
  const meant = tickets.flatMap((at) => {
    const ticket = all[at];
    const story = ticket ? storyOf(draft, ticket) : null;
    return ticket && story && story.actor.toLowerCase() !== actor.toLowerCase() ? [{ ticket, story }] : [];
  });
  if (meant.length === 0)
    return noEffect(draft, `The story has no actor to exchange, or it is ${actor} already.`);
  const text = splice(
    draft.text,
    meant.map(({ story }) => toldBy(story, actor)),
  );
  return applied(
    draft,
    text,
    `Told the story of ${meant.map(({ ticket }) => nameOf(ticket)).join(', ')} as ${actor}.`,
  );
}

function inWords(draft: Draft, at: number, words: string): ReturnType<Change> {
  const ticket = boardOf(draft).tickets[at];
  const line = ticket?.lines.find(({ label }) => label === phrasesOf(draft.language).ticketStory);
  return ticket && line
    ? applied(
        draft,
        splice(draft.text, [{ ...line.value, text: `${words}.` }]),
        `Told the story of ${nameOf(ticket)} in the words given.`,
      )
    : noEffect(draft, 'The ticket has no story.');
}

function shortened(draft: Draft, tickets: readonly number[]): ReturnType<Change> {
  const { tickets: all } = boardOf(draft);
  const splices = tickets.flatMap((at) => {
    const ticket = all[at];
    const story = ticket ? storyOf(draft, ticket) : null;
    return (story && withoutNominalPurpose(story)) ?? [];
  });
  return splices.length === 0
    ? noEffect(draft, 'Every story says something in each of its parts; name what can go.')
    : applied(
        draft,
        splice(draft.text, splices),
        `Shortened ${splices.length} ${splices.length > 1 ? 'stories' : 'story'}: what each is good for only named the whole.`,
      );
}
