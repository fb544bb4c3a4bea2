import { lowerFirst } from '../../first-letter.ts';
import { isStatement, tellsSomething } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { findEntity } from '../entities/places.ts';
import { homeOf } from '../target/keyed.ts';
import { findSection } from '../target/section.ts';
import { better, type Frame, frame, joint, key, opinion, unmarked } from './frame.ts';

const title = '(?:the |this |your |document )*(?:title|heading of the document|headline|h1)';
const quotedOld = '["“„«](?<old>[^"“”„«»]{2,80})["”“»]';
const part = '(?:the |our |your )?(?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?';
const says = '(?:say|write|use|call it|put|have)(?:ing)?';

/** Ways in which people speak of words: what is called wrong, and what it should be. */
export const textFrames: readonly Frame[] = [
  // "too long, can you cut it down?"
  frame(
    `(?:(?<what>.{2,60}?)(?:['’]s| is| are| feels?| seems?) )?(?:still |way |far |much |a bit |a little )*too (?:long|wordy|verbose|lengthy)\\s?[,;:.!–—-]+\\s(?:(?:please|so|can|could|would|you|we|and) )*(?:cut|shorten|trim|condense|tighten|reduce|make|boil|slim) (?:it|this|that|them)(?: (?:down|up|shorter|more concise|a (?:bit|little)))*\\?*`,
    ({ what }) => `shorten ${what ?? 'it'}`,
  ),
  // "title is wrong, should be X"
  frame(`${title} ${opinion}${joint}${better} (?<fresh>.{4,100})`, ({ fresh = '' }) =>
    /^(?:it|that|this|we|nobody|i)(?!\p{L})/iu.test(fresh)
      ? null
      : `change the title to "${unmarked(fresh)}"`,
  ),
  frame(
    `${title} (?:should|must|has to|needs to|could) (?:say|tell|be|read|state|name)[^":“]{0,50}?\\s?[:–-]\\s?(?<fresh>["“].{4,100}["”])`,
    ({ fresh = '' }) => `change the title to "${unmarked(fresh)}"`,
  ),
  // "heading "Guide" is too technical, call it "Overview""
  frame(
    `(?:the )?(?:section |heading |headline |chapter )?["“„«]?(?<old>[\\p{L}][^"“”„«».,:;]{2,60}?)["”“»]? ${opinion}${joint}(?:call|name|rename|title) (?:it|that|this)(?: to)? ["“„«]?(?<fresh>[^"“”„«».,:;]{2,80})["”“»]?`,
    ({ old = '', fresh = '' }, draft) => {
      const section = findSection(draft, old);
      return section && section.level > 1 && section.title.toLowerCase() === old.toLowerCase()
        ? `rename the section "${section.title}" to "${fresh}"`
        : null;
    },
  ),
  // "title: X"
  frame(
    `(?:(?:document|doc|new) )?(?:title|name|headline)\\s?:\\s["“„«]?(?<fresh>[^"“”„«».:;]{4,100}?)["”“»]?`,
    ({ fresh = '' }) => `change the title to "${fresh}"`,
  ),
  // "US-1's title is too long. "Save answers" is enough."
  frame(
    `(?:(?:the )?title of ${key}|${key.replace('key', 'other')}['’]s (?:title|name|heading))(?: ${opinion}${joint}|\\s?[:,]\\s)["“„«](?<fresh>[^"“”„«»]{3,100})["”“»](?: (?:is|would be|should be|does|will do)(?: (?:enough|better|fine|ok(?:ay)?|sufficient|it))?| suffices)?(?: instead)?`,
    ({ key: of, other = of, fresh = '' }, draft) =>
      homeOf(draft, other ?? '') ? `rename ${other} to "${fresh}"` : null,
  ),
  // "don't say A in the goals, say B"
  frame(
    `(?:do(?:n['’]t| not)|never|stop|no need to) ${says} ${quotedOld} (?:in|under) ${part}${joint}(?:${says}|${better}) (?<fresh>.{2,120})`,
    ({ old = '', part: place = '', fresh = '' }, draft) =>
      findSection(draft, place) ? `in ${place}, replace "${old}" with "${unmarked(fresh)}"` : null,
  ),
  // "A" - no, B
  frame(
    `${quotedOld}\\s?(?:\\s[–—-]+|[,;:.?!…]+)\\s(?:no|nope|nah|wrong|seriously|really)\\s?[?!,;:.–—-]+\\s?(?:(?:${better}) )?(?<fresh>[^.;:?!]{2,80}?)(?:,? please| instead)*`,
    ({ old = '', fresh = '' }, draft) =>
      draft.text.includes(old) ? `replace "${old}" with "${withPreposition(old, unmarked(fresh))}"` : null,
  ),
  // "who is "the team" in FR-6? it should be the sync job"
  frame(
    `(?:who|what|which(?: \\p{L}+)?) (?:is|are|does|do) ["“](?<old>[^"“”]{2,60})["”](?: (?:mean|stand for|refer to))? (?:in|of|under) ${key}\\s?\\?+\\s(?:${better} )?(?:i (?:guess|think|mean)[:,]? )?(?<fresh>[^.;:?!]{2,60})(?:[.;!,] (?:write|say|put|use) (?:that|it|this))?(?: please)?`,
    ({ old = '', key: at = '', fresh = '' }, draft) => namedIn(draft, at, old, unmarked(fresh)),
  ),
  // "the goal is wrong: we want to cut tickets by 70%"
  frame(
    `${part} (?:is|are) (?:just |simply |plain )?(?:wrong|incorrect|not right|outdated|not correct)\\s?[:,;.–—-]+\\s(?<words>[^:?]{12,300})`,
    ({ part: place = '', words = '' }, draft) => {
      const section = findSection(draft, place);
      const own = draft.items.filter((item) => item.section === section);
      // what gives way is one entry, or one paragraph
      const isOne = own.length === 0 ? section?.nodes.length === 1 : own.length === 1 && own[0]?.key === null;
      return section && section.level > 1 && isOne && isStatement(words, draft)
        ? `replace the ${place} with: ${words}`
        : null;
    },
  ),
  // "I disagree with NFR-1: 2 seconds, since …"
  frame(
    `(?:i (?:disagree|do(?:n['’]t| not) agree|am not (?:happy|ok)|['’]m not (?:happy|ok)) with|not happy with|what about|regarding|about|as for) ${key}${joint}(?:${better} )?(?<value>\\d[\\d.,]*\\s?[\\p{L}%]{1,14})(?: please| instead| is enough| at most)*(?:,? (?:because|since|as|otherwise|the|we|they|our|it)(?!\\p{L}).{4,200})?`,
    ({ key: of = '', value }, draft) => (homeOf(draft, of) ? `set ${of} to ${value}` : null),
  ),
  // "images: 48h is enough"
  frame(
    `(?<what>(?!(?:FR|NFR|US|Q|R|A|T)-\\d)[\\p{L}][\\p{L} -]{2,40}?)\\s?[:–-]\\s?(?<value>\\d[\\d.,]*\\s?[\\p{L}%]{1,14}) (?:is|are|should be|will be|would be) (?:(?:more than|quite|good|long|absolutely|totally) )*(?:enough|plenty|fine|sufficient|ok(?:ay)?|better)`,
    ({ what, value }) => `change ${what} to ${value}`,
  ),
  // "what is "A"? rewrite: B"
  frame(
    `(?:what['’]?s|what is|what does|who wrote|huh) ${quotedOld}(?: (?:supposed to )?(?:mean|be))?\\s?[?!.]+\\s(?:please )?(?:rewrite|reword|write|say|make it|change it to|should be|better)(?: it)?(?: as| to)?\\s?:\\s(?<fresh>.{12,400})`,
    ({ old = '', fresh = '' }, draft) => {
      const items = draft.items.filter(
        (item) => item.key && item.text.toLowerCase().includes(old.toLowerCase()),
      );
      const keyed = items.find((item) => /^N?FR$/u.test(item.key?.family ?? '')) ?? items[0];
      return keyed?.key ? `change ${keyed.key.text} to: ${unmarked(fresh)}` : null;
    },
  ),
  // "I don't see anywhere that X. Add it as a requirement"
  frame(
    `(?:i (?:do(?:n['’]t| not)|can(?:['’]t|not)) (?:see|find|read)(?: (?:it )?(?:anywhere|here))?|nowhere (?:does it say|is it said|it says|do you say)|it (?:does(?:n['’]t| not) say|is(?:n['’]t| not) (?:said|mentioned|written))(?: anywhere)?|there is nothing (?:that says )?) that (?<words>.{8,200}?)${joint}(?:add|put|note|write|include) (?:it|that|this) (?:as|to|in|into|under|among) (?:an? |the )?(?<kind>[\\p{L} -]{3,40})`,
    ({ words = '', kind = '' }) =>
      `add ${/^(?:requirement|risk|goal|non-goal|assumption|constraint|question)s?$/iu.test(kind) ? `a ${kind.replace(/s$/iu, '')}` : `in ${kind}`}: ${words}`,
  ),
  // "FR-3 reads strange. "…""
  frame(
    `${key} ${opinion}${joint}(?:(?:${better}|write|rewrite it as) )?["“„«](?<fresh>[^"“”„«»]{20,400})["”“»]`,
    ({ key: of = '', fresh = '' }, draft) =>
      homeOf(draft, of)?.kind === 'item' ? `change ${of} to: "${fresh}"` : null,
  ),
  // "add two risks: A, and B", "add risks: A; B"
  frame(
    `(?:add|put in|include|we need|note) (?:(?<count>two|three|four|[2-4]|(?:some|the following|these|more|new|further))(?: more| new| further)? )?(?<kind>risks|requirements|goals|non-goals|assumptions|questions|open questions|alternatives|drawbacks)\\s?:\\s(?<words>.{12,400})`,
    ({ count = '', kind = '', words = '' }) => additionsOf(count, kind, words),
  ),
  // "the send endpoint is not idempotent, say so"
  frame(
    `(?<words>.{12,300}?)(?:,|\\s[–—-]|\\.)\\s(?:(?:so|and|please) )*(?:say|write|note|state|mention) so(?: (?:there|in the \\p{L}+))?`,
    ({ words = '' }) => words,
  ),
  // ""kids" sounds unprofessional, use children"
  frame(
    `${quotedOld} ${opinion}${joint}(?:${better}|use|write|say|take|prefer) ["“]?(?<fresh>[^"“”.;:]{2,60}?)["”]?(?: please| instead)*`,
    ({ old = '', fresh = '' }, draft) =>
      draft.text.toLowerCase().includes(old.toLowerCase()) &&
      !ofKind.test(fresh) &&
      fresh.split(' ').length <= old.split(' ').length + 2
        ? `replace "${old}" with "${unmarked(fresh)}"`
        : null,
  ),
  // "rename customer_id to client_id everywhere"
  frame(
    `(?:rename|change) [\`"“]?(?<old>\\p{L}\\w*_\\w+|\\p{Ll}+\\p{Lu}\\w*)[\`"”]? (?:to|into) [\`"“]?(?<fresh>\\w{2,60})[\`"”]? (?:everywhere|throughout|in (?:all|every) \\p{L}+)`,
    ({ old, fresh }) => `say \`${fresh}\` instead of \`${old}\``,
  ),
  // "nobody knows what X is. Define: X is …"
  frame(
    `(?:nobody|no one|not everybody|who) (?:here )?(?:knows|understands|will know|can know|gets)(?: here)? what (?:an? |the )?.{2,60}? (?:is|are|means?)(?: here)?\\s?[.?!,;–-]+\\s(?:please )?(?:define|explain|definition|clarify|write|add|say)(?: it| that| this)?\\s?:\\s(?<words>.{12,300})`,
    ({ words }) => `add: ${words}`,
  ),
  frame(
    `(?:please )?(?:define|definition|clarify|explain)\\s?:\\s(?<words>.{12,300})`,
    ({ words }) => `add: ${words}`,
  ),
  // "nova" should be NOAA in Q-2
  frame(
    `${quotedOld} (?:should|must|has to) (?:be|say|read) (?<fresh>[^:;]{1,80}?) in (?<place>[A-Z]{1,8}-\\d{1,6}|the [\\p{L} -]{3,40})`,
    ({ old = '', fresh = '', place = '' }, draft) =>
      homeOf(draft, place) || findSection(draft, place)
        ? `in ${place} say "${unmarked(fresh)}" instead of "${old}"`
        : null,
  ),
  // "A is no Y, rename it to Z"
  frame(
    `["“\`]?(?<old>[\\p{L}_][\\p{L}\\p{N}_ -]{1,40}?)["”\`]? ${opinion}${joint}(?:re)?name (?:it|this|that) (?:to|as|into)? ?["“\`]?(?<fresh>[\\p{L}_][\\p{L}\\p{N}_ -]{1,40}?)["”\`]?`,
    ({ old = '', fresh }, draft) => (findEntity(draft, old) ? `rename the entity ${old} to ${fresh}` : null),
  ),
];

/** "p99" in the place of "at the 95th percentile" is "at p99". */
function withPreposition(old: string, fresh: string): string {
  const before = /^(?:at|in|on|within|after|before|for|by|every|under|over|until|from|to|with) /iu;
  const lead = before.exec(old)?.[0] ?? '';
  return before.test(fresh) ? fresh : `${lead}${fresh}`;
}

/** The order that puts a name in the place of words that an item of the draft has. */
function namedIn(draft: Draft, at: string, old: string, fresh: string): string | null {
  const home = homeOf(draft, at);
  if (!home || fresh.split(' ').length > MOST_NAMED || /^(?:yes|no|ok|it|that|this|nobody)$/iu.test(fresh))
    return null;
  const said = draft.text.slice(home.start, home.end);
  const name = /^(?:The|A|An|Our) /u.test(fresh) ? lowerFirst(fresh) : fresh;
  return said.toLowerCase().includes(old.toLowerCase()) ? `in ${at} say "${name}" instead of "${old}"` : null;
}

/** What a part of a text is, and no other words for it. */
const ofKind =
  /^(?:an? |the )?(?:open |functional |non-functional )?(?:requirement|goal|non-?goal|risk|question|assumption|constraint|decision|ticket|story|task|fact|design|background|context)s?$/iu;

const counts = ['', 'one', 'two', 'three', 'four'];

/** An order for each thing of a kind that words list; null where they do not list as many as told, or no sentences. */
function additionsOf(count: string, kind: string, words: string): string | null {
  const listed = words
    .split(/;\s(?:and\s)?|,\s(?:and|und)\s|\s?\(?[1-4][.)]\s/u)
    .filter((one) => one.trim() !== '');
  const told = Math.max(counts.indexOf(count), Number(count) || 0);
  const bySign = words.split(/,\s(?:and\s)?|\sand\s/u);
  const all = told > 0 ? (listed.length < told ? bySign : listed) : bySentence(listed, words);
  const one = kind === 'open questions' ? 'an open question' : `a ${kind.replace(/s$/u, '')}`;
  return all.length < 2 || (told > 0 && all.length !== told)
    ? null
    : all.map((words) => `add ${one}: ${words.trim().replace(/[.]+$/u, '')}`).join('\n');
}

/** What a list holds whose number is not told: each part of it says something by itself, or stands behind a semicolon. */
function bySentence(listed: readonly string[], words: string): readonly string[] {
  const parts = words.includes(';') ? listed : words.split(/,\s(?:and\s)?/u);
  const areWhole = (some: readonly string[]) => some.every((part) => tellsSomething(part));
  return words.includes(';') || areWhole(parts) ? parts : areWhole(listed) ? listed : [];
}

/** A name is no sentence. */
const MOST_NAMED = 5;
