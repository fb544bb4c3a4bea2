import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { sentencesOf } from '../../read/sentences-of.ts';
import { areKin } from '../claims/kin.ts';
import { isStatement, tellsSomething } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { entitiesIn } from '../entities/places.ts';
import { homeOf } from '../target/keyed.ts';
import { findSection } from '../target/section.ts';
import { type Frame, frame, joint, key, opinion } from './frame.ts';

const part = '(?:the |our |your )?(?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?';
const put =
  '(?:put|list|place|note|mention|write|move|file|add) (?:it|that|this|them) (?:down )?(?:in|into|to|under|among)';
const gone =
  "(?:should|can|must|has to|needs to) (?:go|be removed|be moved|leave)|(?:is|was) (?:no|not an?|not a real|not really an?) [\\p{L} -]{3,30}|(?:isn['’]t|wasn['’]t) an? [\\p{L} -]{3,30}|does(?:n['’]t| not) belong (?:here|there|in [\\p{L} -]{3,30})|is in the wrong (?:place|section)";

/** Ways in which people say what a part of a text lacks, and where something belongs. */
export const placeFrames: readonly Frame[] = [
  // "don't we have a risk that flagd is down? add that"
  frame(
    `(?:do(?:n['’]t| not) we have|is(?:n['’]t| not) there|should(?:n['’]t| not) there be|what about|how about|is there not) (?:also )?an? (?<kind>risk|requirement|goal|non-goal|assumption|question|alternative|drawback)(?: that|:) (?<words>[^?]{8,200})\\?+\\s(?:please |then |so )?(?:add|put|note|include|write|mention) (?:that|it|this|one)(?: (?:too|please|down))?`,
    ({ kind, words }) => `add a ${kind}: ${words}`,
  ),
  // "FR-5 should go, that is a decision. Put it under Design"
  frame(
    `${key} (?:${gone})(?:\\s?[,;.–—-]\\s?(?!(?:FR|NFR|US|Q|R)-\\d)[^.;]{3,100}?)?\\s?[,;.!–—-]+\\s(?:(?:and|so|please|better|rather) )*${put} ${part}`,
    ({ key: of = '', part: place = '' }, draft) =>
      homeOf(draft, of) && findSection(draft, place) ? `move ${of} to ${place}` : null,
  ),
  // "the owner is the security team, please note that somewhere"
  frame(
    '(?<words>.{12,300}?)\\s?[,;.!–—-]+\\s(?:(?:and|so|please|just|can you|could you|you should) )*(?:say|note|write|mention|state|document|record) (?:so|that|it|this)(?: (?:down|too|as well|somewhere|please|there))*\\??',
    ({ words = '' }, draft) => {
      const told = words.replace(/[.!]+$/u, '');
      return isStatement(told, draft) && !opensWithVerb(told) ? `add that ${told}` : null;
    },
  ),
  // "fill in the author, it's Ibrahim"
  frame(
    "fill in (?:the )?(?<label>[\\p{L}][\\p{L} -]{2,30}?)(?: field| line)?(?:\\s?[,:;.–—-]+\\s(?:(?:it|that|he|she)(?:['’]s| is) )?| with | as )(?<value>[^,;:]{2,80})",
    ({ label = '', value = '' }) => `set the ${label} to ${value}`,
  ),
  // "cut the guide-level part, nobody needs it"
  frame(
    "(?:cut|lose|skip) (?<what>[^,;:]{3,60}?)(?: completely| entirely)?\\s?[,;.–—-]+\\s(?:nobody|no one|(?:we|they|people) (?:do not|don['’]t|never)|it(?:['’]s| is) not)(?: really| ever)? (?:needs?|needed|reads?|wants?|uses?|used|necessary|required)(?: (?:it|that|this))?",
    ({ what = '' }, draft) => (findSection(draft, what) ? `remove ${what}` : null),
  ),
  // "out of scope is also the strength meter"
  frame(
    '(?:also )?(?:out of|not in) scope (?:is|are)(?: also| too)? (?<thing>[^.;:?]{3,80})',
    ({ thing = '' }) => `${thing} ${/s$/u.test(thing) ? 'are' : 'is'} out of scope`,
  ),
  // "put GitLab under alternatives, not under prior art"
  frame(
    `(?:put|move|list|place|file|mention|keep) (?<thing>(?:the |our )?[^,;:"“”]{2,60}?) (?:in|into|under|among|to) ${part}(?:,| and)? (?:not|instead of|rather than|and not)(?: (?:in|under|among|to))? (?:the |our )?(?<from>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?`,
    ({ thing = '', part: place = '', from = '' }, draft) =>
      findSection(draft, place) && findSection(draft, from) ? `move ${thing} from ${from} to ${place}` : null,
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
  // "non-goals should also say no gift cards"
  frame(
    `(?:(?:in|under|among) )?${part}(?:,? (?:we|you|it|there))? (?:should|must|could|needs? to|has to|have to) (?:also |at least )*(?:say|mention|list|include|name|state|contain)(?: that)? (?<words>.{6,300})`,
    ({ part: place = '', words = '' }, draft) => {
      const section = findSection(draft, place);
      if (!section || section.level < 2) return null;
      return (
        toldOf(draft, words.replace(/^(?:the|our) /iu, ''), place) ??
        (isSaid(words) ? `add in ${place}: ${words}` : null)
      );
    },
  ),
  // "FR-1 is no requirement, it's an entity: N (a, b)"
  frame(
    `${key} (?:is|are) .{3,60}?${joint}(?:it|that|this)(?:['’]s| is) (?:an? )?(?:own |separate )?(?:entity|table)\\s?:?\\s(?<name>[\\p{L}_]\\w{1,60})\\s?(?:\\(|with |: )(?<fields>[^()]{3,200}|.{3,200}?\\([^()]*\\)[^()]*)\\)?`,
    ({ key: of = '', name = '', fields = '' }, draft) =>
      homeOf(draft, of) && entitiesIn(draft).length > 0
        ? `remove ${of}\nadd an entity ${name}: ${fields}`
        : null,
  ),
  // "security section: an api key only sees its own tenant"
  frame(
    `(?:the |our )?(?<part>[\\p{L}][\\p{L} -]{2,40}?) section\\s?:\\s(?<words>[^:]{12,300})`,
    ({ part: place = '', words = '' }, draft) =>
      findSection(draft, place) && tellsSomething(words) && !opensWithVerb(words)
        ? `add in ${place}: ${words}`
        : null,
  ),
  // "the risk section needs: server overload"
  frame(
    `(?:the |our )?(?!an? )(?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: section)? (?:needs|lacks|misses|is missing|should have|must have|could use)\\s?:\\s(?<words>[^:]{6,300})`,
    ({ part: place = '', words = '' }, draft) => {
      const section = findSection(draft, place);
      return section && section.level > 1 && !opensWithVerb(words)
        ? `add ${kindOf(section.ids) ?? `in ${section.title}`}: ${words}`
        : null;
    },
  ),
  // "I'd like to see a paragraph on costs: …"
  frame(
    `(?:i(?:['’]d| would) like(?: to (?:see|have|read))?|i want(?: to see)?|i miss|we need|there should be|please add|add|could do with) (?:an? )?(?:short |brief |small |new )?(?:paragraph|chapter|passage|part) (?:on|about|for) (?:the )?(?<topic>[^,;:.]{3,50})\\s?[:.]\\s(?<words>.{12,400})`,
    ({ topic = '', words = '' }, draft) => {
      const section = findSection(draft, topic);
      return section ? `add in ${section.title}: ${words}` : `add a section "${upperFirst(topic)}": ${words}`;
    },
  ),
  // "there is no word about monitoring. Uptime is checked by …"
  frame(
    `(?:there(?:['’]s| is)|i (?:see|find|read)|you (?:have|wrote|say)|we (?:have|say)) (?:no word|nothing|no mention|not a word)(?: said| written)?(?: here| there)? (?:about|on|of) (?:the )?(?<topic>[^,;:.]{3,50})\\s?[:.–—-]+\\s(?<words>.{12,400})`,
    ({ topic = '', words = '' }, draft) => {
      if (!isStatement(words, draft)) return null;
      const section = findSection(draft, topic);
      return section ? `add in ${section.title}: ${words}` : words;
    },
  ),
  // "I miss something about what happens if a picker is ill"
  frame(
    `(?:i(?:['’]m| am)? miss(?:ing)?|there(?:['’]s| is) (?:nothing|no word)|nothing (?:is said|says)|it does(?:n['’]t| not) say|nowhere does it say) (?:something |anything |a word |any word )?(?:about |on |of )?(?<asked>(?:what happens|what is to happen|who|how|when|where|why) .{6,160})`,
    ({ asked }) => `add a question: ${asked}`,
  ),
  // ""old phones" means Android 8": what a question of the document asks
  frame(
    `["“„](?<term>[^"“”„]{2,60})["”“] (?<verb>means?|are|is|stands? for|refers? to|counts? as) (?<words>[^"“”„]{3,300})`,
    ({ term = '', verb = '', words = '' }, draft) => {
      const asked = draft.items.filter(
        ({ key, text }) => key?.family === 'Q' && text.toLowerCase().includes(`“${term.toLowerCase()}”`),
      );
      const [only, ...others] = asked;
      return only?.key && others.length === 0 ? `${only.key.text}: ${term} ${verb} ${words}` : null;
    },
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

/** What an entry of a section is called; null for a section of prose. */
function kindOf(ids: readonly string[]): string | null {
  const named: readonly (readonly [id: string, kind: string])[] = [
    ['risks', 'a risk'],
    ['drawbacks', 'a drawback'],
    ['goals', 'a goal'],
    ['non-goals', 'a non-goal'],
    ['open-questions', 'a question'],
  ];
  return named.find(([id]) => ids.includes(id))?.[1] ?? null;
}

/** Whether words say something and do not only name it. */
function isSaid(words: string): boolean {
  return tellsSomething(words) || /^(?:no|not|without) /iu.test(words);
}

/** More words than these are more than a reader expects of one remark. */
const LONGEST_TOLD = 30;

/** What a thing is called by that nobody names in the input: "the allergy rule". */
const pointing =
  / (?:rules?|parts?|things?|points?|bits?|cases?|stuff|topics?|facts?|limits?|requirements?)$/iu;

/** The order that writes what the input says of a thing where it is missed; null where the input does not say it in one sentence. */
function toldOf(draft: Draft, thing: string, place: string): string | null {
  const section = findSection(draft, place);
  const wanted = contentWords(thing.replace(pointing, ''));
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
        wanted.every((word) => contentWords(words).some((other) => areKin(word, other))) &&
        isStatement(words, draft),
    );
  const [only, ...others] = told;
  return only === undefined || others.length > 0 ? null : `add in ${place}: ${only}`;
}
