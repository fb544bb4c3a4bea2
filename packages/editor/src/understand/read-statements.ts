import { announcementIn } from '../document/announcement.ts';
import { contentWords } from '../document/content-words.ts';
import type { Block, Sentence, Source, Span } from '../read/source.ts';
import { withoutCourtesy } from './chat/courtesy.ts';
import { isHeadedTalk, type MessageHeader, messageHeader } from './chat/headed-talk.ts';
import { markerOf, withoutBullet } from './chat/marker.ts';
import { isPolite, politeRequest } from './chat/polite.ts';
import { documentRequest } from './chat/request.ts';
import { calmed } from './chat/shouting.ts';
import { type SpokenLine, speakersOf, spokenLine } from './chat/speaker.ts';
import { spellOut } from './chat/spelled.ts';
import { clausesOf } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import { hintOf, labelOf } from './hints.ts';
import { isImperative } from './imperative.ts';
import { type Judge, judge as judgeKind } from './kinds/judge.ts';
import { cuesIn } from './lexicon/cues.ts';
import { changed, type Masked, maskSpan, restore } from './mask.ts';
import { readsAsReport } from './report.ts';
import { settled } from './settle.ts';
import type { Kind, Statement } from './statement.ts';

/** What the input says, sentence by sentence, and the topic its request for a document names. */
export interface Reading {
  readonly statements: readonly Statement[];
  /** "retrying webhooks" of "can you write a spec for retrying webhooks", else null. */
  readonly requestedTopic: string | null;
}

interface Place {
  heading: string | null;
  lead: string | null;
  /** What a label announced earlier in the same block. */
  label: Kind | null;
  previous: Kind | null;
  /** Who wrote the message that begins here; null once it is said. */
  author: MessageHeader | null;
}

/** Reads every sentence of a source into a statement. Courtesies and requests for a document are none. */
export function readStatements(source: Source, language: string, judge: Judge = judgeKind): Reading {
  const statements: Statement[] = [];
  const isReport = readsAsReport(source, language);
  const speakers = speakersOf(source);
  const place: Place = { heading: null, lead: null, label: null, previous: null, author: null };
  const isTalk = isHeadedTalk(source.text);
  let requestedTopic: string | null = null;
  const prose = source.blocks.filter((block) => block.kind !== 'frontMatter' && block.kind !== 'html');
  prose.forEach((block, position) => {
    place.label = null;
    place.previous = null;
    if (block.kind === 'heading') {
      place.heading = block.text.replace(/^(?:todo|fixme)s?(?=\s|:|$)/iu, 'To do');
      place.lead = null;
      return;
    }
    if (block.kind === 'paragraph' || block.kind === 'quote') place.lead = null;
    const next = prose[position + 1];
    if (isTopic(block, next)) {
      place.heading = block.text;
      place.lead = null;
      if (contentWords(block.text).length < 3) return;
    }
    const clauses = joinedScenarios(block.sentences).flatMap((sentence) => clausesOf(source, sentence));
    clauses.forEach((clause, at) => {
      const announces =
        at === clauses.length - 1 && isAnnouncement(block, next, source.text.slice(clause.start, clause.end));
      const edge = position < 2 || position >= prose.length - 2;
      // Every clause is added; only the first topic counts.
      const topic = add(clause, block, { mayBeRequest: edge, announces });
      requestedTopic ??= topic;
    });
    place.lead = leadAfter(block, next, place.lead);
  });
  return { statements: settled(statements, language, isReport), requestedTopic };

  function add(span: Span, block: Block, role: { mayBeRequest: boolean; announces: boolean }): string | null {
    const header = isTalk ? messageHeader(source.text.slice(span.start, span.end)) : null;
    if (header) {
      place.author = header;
      return null;
    }
    const raw = maskSpan(source, span);
    const masked = changed(raw, calmed(raw.text));
    const spoken =
      spokenLine(masked.text, speakers) ?? (place.author && { ...place.author, said: masked.text });
    const marker = markerOf(masked.text);
    const civil = withoutCourtesy(withoutBullet(spoken?.said ?? masked.text), language);
    const announced = statements.length < 2 ? announcementIn(civil) : null;
    if (announced && masked.tokens.length === 0) return announced.topic;
    if (isSignature(civil, block) && statements.length > 2) return null;
    const opened = statements.length === 0 ? openedBy(civil) : null;
    const asked = opened ?? (role.mayBeRequest ? documentRequest(civil, language) : null);
    const wish = asked ? null : politeRequest(civil, language);
    const label = labelOf(asked?.topic ?? wish ?? civil);
    const body =
      label && label.rest.length > 2 && !label.isKept ? label.rest : (asked?.topic ?? wish ?? civil);
    const sentence = spellOut(changed(masked, withoutDoubt(body)), language);
    const text = restore(spoken ? attributed(sentence, spoken) : sentence);
    if (label === null && isLabelAlone(sentence.text, block, source.text.slice(span.end - 1, span.end + 2))) {
      place.label = hintOf(text);
      return null;
    }
    if (!/[\p{L}\p{N}]/u.test(text)) return null;
    if (role.announces && masked.tokens.length === 0 && contentWords(text).length < 3) return null;
    if (
      label === null &&
      place.previous === 'question' &&
      masked.tokens.length === 0 &&
      contentWords(text).length < 3 &&
      text.split(' ').length < 4
    )
      return null;
    if (label && carried.has(label.kind)) place.label = label.kind;
    const cues = cuesIn(sentence.text, language);
    const evidence: Evidence = {
      prose: sentence.text,
      text,
      cues,
      announced: label?.kind ?? marker ?? leadHint(place),
      hint: place.label ?? (place.heading ? hintOf(place.heading) : null),
      previous: place.previous,
      isListItem: block.kind === 'listItem',
      isOrdered: block.ordered,
      isImperative: isImperative(sentence.text, cues),
      isWish: wish !== null || isPolite(civil),
      isReport,
    };
    const verdict = judge(evidence, { order: statements.length, language });
    const kind = asked
      ? opened
        ? verdict.kind
        : askedKind(verdict.kind)
      : role.announces && introduced.has(verdict.kind)
        ? 'context'
        : verdict.kind;
    place.previous = kind;
    place.author = null;
    statements.push({
      ...span,
      index: statements.length,
      text,
      masked: spoken ? attributed(sentence, spoken) : sentence,
      kind,
      strength: kind === 'context' ? null : verdict.strength,
      topics: new Set(cues.keys()),
      heading: place.heading,
      lead: place.lead,
      block,
    });
    if (opened) return opened.subject;
    return asked?.names === true && contentWords(text).length > 0 ? text : null;
  }
}

/** "Short update on the onboarding: we need …": the announcement names the subject, the rest is said of it. */
function openedBy(line: string): { topic: string; names: boolean; subject: string } | null {
  const match = /^([^:?!]{6,80}):\s(?=\S.{10,})/u.exec(line);
  const subject = match ? announcementIn(match[1] ?? '')?.topic : null;
  return match && subject ? { topic: line.slice(match[0].length), names: true, subject } : null;
}

/** A name alone on the last line. */
function isSignature(line: string, block: Block): boolean {
  return (
    block.kind === 'paragraph' &&
    /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?[.,]?$/u.test(line.trim()) &&
    block.sentences.length <= 2
  );
}

/** Who said it and when, in brackets before the closing mark. */
function attributed(sentence: Masked, { speaker, time }: SpokenLine): Masked {
  const by = ` (${time === null ? speaker : `${speaker}, ${time}`})`;
  const end = /[.!?…]+$/u.exec(sentence.text);
  const at = end?.index ?? sentence.text.length;
  return changed(sentence, sentence.text.slice(0, at) + by + sentence.text.slice(at));
}

/** "Things I am not sure about: do we …?" asks what stands behind the colon. */
function withoutDoubt(body: string): string {
  return body.replace(
    /^(?:things?|points?|stuff|what|not sure|unsure|open|unclear|questions?|one question|my question)(?!\p{L})[^:?]{0,40}:\s(?=.{6,}\?\s*$)/iu,
    '',
  );
}

/** "Background." at the start of a paragraph, "How it works" on a line of its own: a heading in all but its mark. */
function isLabelAlone(prose: string, block: Block, ending: string): boolean {
  const words = prose.replace(/[.:]+$/u, '').split(/\s+/u);
  return (
    block.kind === 'paragraph' &&
    block.sentences.length > 1 &&
    (words.length === 1 || (words.length <= 4 && /^[^.!?]\s{0,1}\n/u.test(ending))) &&
    !/[?!,;]/u.test(prose) &&
    !prose.includes('\uE010') &&
    hintOf(prose) !== null &&
    contentWords(prose).length <= 2
  );
}

/** Lines that begin with Given, When, And and Then tell one case together. */
function joinedScenarios(sentences: readonly Sentence[]): Span[] {
  const joined: Span[] = [];
  let open: Span | null = null;
  for (const sentence of sentences) {
    const isStep = /^(?:when|then|and|but)\s/iu.test(sentence.text);
    const last = joined.at(-1);
    if (open && last && isStep && last.end === open.end) {
      open = { start: last.start, end: sentence.end };
      joined[joined.length - 1] = open;
    } else {
      joined.push({ start: sentence.start, end: sentence.end });
      open =
        /^(?:given|when)\s/iu.test(sentence.text) && !/[.!?]$/u.test(sentence.text)
          ? (joined.at(-1) ?? null)
          : null;
    }
  }
  return joined;
}

/** Labels that hold for the sentences after theirs. */
const carried: ReadonlySet<Kind> = new Set(['problem', 'step', 'requirement']);

/** Kinds that a sentence does not keep when it only introduces what follows. */
const introduced: ReadonlySet<Kind> = new Set(['requirement', 'problem', 'step', 'example', 'design']);

/** What the introduction of a list says of its items; a list of people says nothing of what they said. */
function leadHint(place: Place): Kind | null {
  const hint = place.lead ? hintOf(place.lead) : null;
  return hint === 'owner' ? null : hint;
}

/** What stands behind "write a spec for" is the goal, unless it says something stronger. */
function askedKind(kind: Kind): Kind {
  return ['context', 'problem', 'definition', 'question', 'example', 'step'].includes(kind) ? 'goal' : kind;
}

/** "2. Upgrade to Postgres 17" above bullets of the same depth: a point of the agenda, a heading in all but its mark. */
function isTopic(block: Block, next: Block | undefined): boolean {
  return (
    block.kind === 'listItem' &&
    block.ordered &&
    next?.kind === 'listItem' &&
    !next.ordered &&
    next.depth === block.depth &&
    block.text.split(/\s+/u).length <= 8 &&
    !/[.!?;]$/u.test(block.text)
  );
}

/** A short line that ends in a colon or stands right before a list, a table or code. */
function isAnnouncement(block: Block, next: Block | undefined, sentence: string): boolean {
  if (!next || sentence.length > 90) return false;
  if (next.kind === 'listItem') return block.kind !== 'listItem' || next.depth > block.depth;
  return (
    (next.kind === 'code' || next.kind === 'table') &&
    !/(?<!\p{L})(?:must|should|shall)(?!\p{L})/iu.test(sentence)
  );
}

/** A short line before a list introduces it; an item above nested items introduces those. */
function leadAfter(block: Block, next: Block | undefined, current: string | null): string | null {
  if (next?.kind !== 'listItem') return null;
  const last = block.sentences.at(-1)?.text ?? '';
  if (block.kind === 'listItem') return next.depth > block.depth ? last : current;
  return last.length <= 90 ? last : null;
}
