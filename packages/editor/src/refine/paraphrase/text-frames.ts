import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { sentencesOf } from '../../read/sentences-of.ts';
import type { Draft } from '../draft.ts';
import { findEntity } from '../entities/places.ts';
import { isStatement } from '../statement.ts';
import { homeOf } from '../target/keyed.ts';
import { findSection } from '../target/section.ts';
import { opensWithVerb } from '../verbs.ts';
import { better, type Frame, frame, joint, key, opinion, unmarked } from './frame.ts';

const title = '(?:the |this |your |document )*(?:title|heading of the document|headline|h1)';
const quotedOld = '["“„«](?<old>[^"“”„«»]{2,80})["”“»]';
const part = '(?:the |our |your )?(?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?';
const put =
  '(?:put|list|place|note|mention|write|move|file|add) (?:it|that|this|them) (?:down )?(?:in|into|to|under|among)';
const gone =
  "(?:should|can|must|has to|needs to) (?:go|be removed|be moved|leave)|(?:is|was) (?:no|not an?|not a real|not really an?) [\\p{L} -]{3,30}|(?:isn['’]t|wasn['’]t) an? [\\p{L} -]{3,30}|does(?:n['’]t| not) belong (?:here|there|in [\\p{L} -]{3,30})|is in the wrong (?:place|section)";
const says = '(?:say|write|use|call it|put|have)(?:ing)?';

/** Ways in which people speak of texts: what is called wrong, what it should be, where it belongs. */
export const textFrames: readonly Frame[] = [
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
  // "FR-5 should go, that is a decision. Put it under Design"
  frame(
    `${key} (?:${gone})(?:\\s?[,;.–—-]\\s?(?!(?:FR|NFR|US|Q|R)-\\d)[^.;]{3,100}?)?\\s?[,;.!–—-]+\\s(?:(?:and|so|please|better|rather) )*${put} ${part}`,
    ({ key: of = '', part: place = '' }, draft) =>
      homeOf(draft, of) && findSection(draft, place) ? `move ${of} to ${place}` : null,
  ),
  // "the drawbacks are thin. Add that A and that B"
  frame(
    `${part} ${opinion}${joint}(?:please )?(?:add|mention|include|note|say|state) that (?<first>.{8,160}?),? and that (?<second>.{8,160})`,
    ({ part: place = '', first = '', second = '' }, draft) =>
      findSection(draft, place) ? `add in ${place}: ${first}\nadd in ${place}: ${second}` : null,
  ),
  frame(
    `${part} ${opinion}${joint}(?:please )?(?:add|mention|include|note|say|state)(?: there)? that (?<words>.{8,300})`,
    ({ part: place = '', words = '' }, draft) =>
      findSection(draft, place) ? `add in ${place}: ${words}` : null,
  ),
  // "Summary: mention that …"
  frame(
    `(?:in |for )?${part}\\s?:\\s(?:please |pls )?(?:also )?(?:mention|say|add|note|state|include|write) that (?<words>.{8,300})`,
    ({ part: place = '', words = '' }, draft) =>
      findSection(draft, place) ? `add in ${place}: ${words}` : null,
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
  // "Rollout: A. B.": all of it belongs there
  frame(
    `${part}\\s?:\\s(?<first>[^.!?:]{12,200})[.!]\\s(?<second>[^.!?:]{12,200})`,
    ({ part: place = '', first = '', second = '' }, draft) => {
      const section = findSection(draft, place);
      const isText = (words: string) =>
        !opensWithVerb(words) || /^(?:start|begin|run|use|keep)(?!\p{L})/iu.test(words);
      return section?.title.toLowerCase().startsWith(place.toLowerCase()) &&
        isText(first) &&
        isText(second) &&
        keysIn(second).length === 0
        ? `add in ${place}: ${first}\nadd in ${place}: ${second}`
        : null;
    },
  ),
  // "la température est en °C, écris-le dans la description"
  frame(
    `(?<words>.{12,300}?)[,;.]\\s(?:(?:et|y|und|bitte|e|en|)\\s)?(?:écri[ts](?:ez)?-l[ea]|not(?:e|ez)-l[ea]|ajoute[rz]?-l[ea]|met(?:s|tez)-l[ea]|schreib(?:e|t)? (?:das|es)|notier(?:e|t)? (?:das|es)|trag(?:e|t)? (?:das|es)|nimm das|pon(?:lo|edlo|galo)|escr[ií]b[ea](?:lo|dlo)|anótalo|añádelo|scrivilo|aggiungilo|mettilo|schrijf (?:dat|het)|zet (?:dat|het)|voeg (?:dat|het)|voeg (?:dat|het))(?: (?:dans|in|en|nella|nel|into|under|unter|bei|ins|im|sous|a|à) (?:la |le |les |die |das |der |den |el |los |las |the |de |het |il )?(?<place>[\\p{L}][\\p{L} ’'-]{2,40}?))?(?: ein| toe| auf| (?:ein|hin)zu)?`,
    ({ words = '', place = '' }, draft) => {
      if (!isStatement(words, draft) || keysIn(words).length > 0) return null;
      return findSection(draft, place) ? `add in ${place}: ${words}` : words;
    },
  ),
  // "keep the budget in the context"
  frame(
    `(?:keep|leave) (?:the |our )?(?<thing>[\\p{L}][\\p{L} -]{2,40}?) in ${part}`,
    ({ thing = '', part: place = '' }, draft) => {
      const section = findSection(draft, place);
      const held = section ? contentWords(draft.text.slice(section.start, section.end)) : [];
      return contentWords(thing).every((word) => held.includes(word)) ? null : toldOf(draft, thing, place);
    },
  ),
  // "you forgot the budget in the summary": what the input says of it
  frame(
    `(?:(?:you|we) (?:forgot|missed|left out)(?: to mention)?|(?:please )?(?:mention|add|include|put)) (?:the |our )?(?<thing>[\\p{L}][\\p{L} -]{2,40}?) (?:in|from|to|into|under) ${part}(?:,? (?:please|too|as well))?`,
    ({ thing = '', part: place = '' }, draft) => toldOf(draft, thing, place),
  ),
  frame(
    `(?:the |our )?(?<thing>[\\p{L}][\\p{L} -]{2,40}?) (?:is|are) (?:still |completely )?missing (?:in|from) ${part}`,
    ({ thing = '', part: place = '' }, draft) => toldOf(draft, thing, place),
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
  const name = /^(?:The|A|An|Our) /u.test(fresh) ? fresh.charAt(0).toLowerCase() + fresh.slice(1) : fresh;
  return said.toLowerCase().includes(old.toLowerCase()) ? `in ${at} say "${name}" instead of "${old}"` : null;
}

/** A name is no sentence. */
const MOST_NAMED = 5;
/** More words than these are more than a reader expects of one remark. */
const LONGEST_TOLD = 30;

/** The order that writes what the input says of a thing where it is missed; null where the input does not say it in one sentence. */
function toldOf(draft: Draft, thing: string, place: string): string | null {
  const section = findSection(draft, place);
  const wanted = contentWords(thing);
  if (!section || wanted.length === 0 || /(?:^|\s)(?:an?|another|one|more|new)(?:\s|$)/iu.test(thing))
    return null;
  const told = draft.request.originalInput
    .split('\n')
    .flatMap((line) =>
      sentencesOf(line.replace(/^\s*(?:[-*•]|\[[^\]]{1,12}\]|\d+[.)])\s+(?:\p{Lu}\p{Ll}+:\s)?/u, '')),
    )
    .map(({ text }) => text.trim().replace(/[.!]$/u, ''))
    .filter(
      (words) =>
        words.split(' ').length <= LONGEST_TOLD &&
        !/\?$/u.test(words) &&
        wanted.every((word) => contentWords(words).includes(word)) &&
        isStatement(words, draft),
    );
  const [only, ...others] = told;
  return only === undefined || others.length > 0 ? null : `add in ${place}: ${only}`;
}
