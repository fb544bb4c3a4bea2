import { announcementIn } from '../document/announcement.ts';
import { contentWords } from '../document/content-words.ts';
import type { Block, Source, Span } from '../read/source.ts';
import { withoutAnswered } from './answered-questions.ts';
import { askedOf, isActionItem } from './chat/action-item.ts';
import { afterthought, bracketed, withBrackets, withThought } from './chat/afterthought.ts';
import { withoutDoubt, withoutProposing, withoutVote } from './chat/asides.ts';
import { namesChannel } from './chat/channel.ts';
import { withoutCourtesy } from './chat/courtesy.ts';
import { isHeadedTalk, messageHeader } from './chat/headed-talk.ts';
import { isMail, mailLine, quoteHeader } from './chat/mail-head.ts';
import { markerOf, withoutBullet } from './chat/marker.ts';
import { complains, soundsUnhappy } from './chat/mood.ts';
import { openedBy } from './chat/opening.ts';
import { isPolite, politeRequest } from './chat/polite.ts';
import { documentRequest } from './chat/request.ts';
import { addsWish, secondWish } from './chat/second-wish.ts';
import { calmed } from './chat/shouting.ts';
import {
  attributed,
  quotedLine,
  type SpokenLine,
  speakersOf,
  spokenLine,
  unattributed,
} from './chat/speaker.ts';
import { spellOut } from './chat/spelled.ts';
import { clausesOf } from './clauses.ts';
import { opensQuote, QUOTED } from './dialogue/floor.ts';
import { hear } from './dialogue/hear.ts';
import { isSettled, type SettledPart } from './dialogue/part.ts';
import { settledVerdict } from './dialogue/settlement.ts';
import { takenBack } from './dialogue/taken-back.ts';
import { evidenceOf } from './evidence.ts';
import { hintOf, labelOf } from './hints.ts';
import { withoutInsisting } from './insisted.ts';
import { kindInPlace } from './kind-in-place.ts';
import { type Judge, judge as judgeKind } from './kinds/judge.ts';
import type { Standing as JudgeStanding } from './kinds/signals.ts';
import {
  entitlesText,
  isAnnouncement,
  isLabelAlone,
  isSignature,
  isTopic,
  leadsAfter,
  pointTitle,
} from './layout.ts';
import { type Cues, cuesIn } from './lexicon/cues.ts';
import { asQuality } from './limit.ts';
import { changed, holdsProtected, type Masked, maskSpan, restore, revealed, unquoted } from './mask.ts';
import { offersAnswers, withAnswers } from './offered-answers.ts';
import { asksBelow, leadHint, startPlace } from './place.ts';
import { readsAsReport } from './report.ts';
import { followingIn, type Role } from './role.ts';
import { joinedScenarios } from './scenario-lines.ts';
import { settled } from './settle.ts';
import type { Kind, Statement, Strength } from './statement.ts';
import { strengthOf, tellsNever } from './strength.ts';
import { withoutTopic } from './titles/named-topic.ts';
import { withCalls } from './written-call.ts';

/** What the input says, sentence by sentence, and the topic its request for a document names. */
export interface Reading {
  readonly statements: readonly Statement[];
  /** "retrying webhooks" of "can you write a spec for retrying webhooks", else null. */
  readonly requestedTopic: string | null;
}

/** A text of fewer sentences has no beginning and no end to go by. */
const FEW = 4;

/** Reads every sentence of a source into a statement. Courtesies and requests for a document are none. */
export function readStatements(source: Source, language: string, judge: Judge = judgeKind): Reading {
  const statements: Statement[] = [];
  const isReport = readsAsReport(source, language);
  const speakers = speakersOf(source);
  const place = startPlace();
  const reader = { place, language, isReport };
  const isTalk = isHeadedTalk(source.text);
  const isLetter = isMail(source.text);
  let requestedTopic: string | null = null;
  const isBrief = source.blocks.flatMap(({ sentences }) => sentences).length < FEW;
  const prose = source.blocks.filter((block) => block.kind !== 'frontMatter' && block.kind !== 'html');
  prose.forEach((block, position) => {
    place.label = null;
    place.previous = null;
    if (block.kind === 'heading') {
      place.heading = block.text.replace(/^(?:todo|fixme)s?(?=\s|:|$)/iu, 'To do');
      place.leads = new Map();
      return;
    }
    place.lead = block.kind === 'listItem' ? (place.leads.get(block.depth) ?? null) : null;
    const next = prose[position + 1];
    const title = pointTitle(block);
    if (title !== null) place.heading = title;
    if (isTopic(block, next)) {
      place.heading = block.text;
      place.lead = null;
      if (contentWords(block.text).length < 3) return;
    }
    const clauses = joinedScenarios(block.sentences).flatMap((sentence) => clausesOf(source, sentence));
    clauses.forEach((clause, at) => {
      if (at === 0 && title !== null && contentWords(title).length < 3) return;
      const announces =
        at === clauses.length - 1 && isAnnouncement(block, next, source.text.slice(clause.start, clause.end));
      const edge = position < 2 || position >= prose.length - 2;
      // Every clause is added; only the first topic counts.
      const following = clauses[at + 1] ?? next?.sentences[0] ?? null;
      const followingBlock = at + 1 < clauses.length ? block : next;
      const topic = add(clause, block, {
        mayBeRequest: edge,
        announces,
        next: following && followingBlock ? followingIn(source, following, followingBlock, language) : null,
      });
      requestedTopic ??= topic;
    });
    place.leads = leadsAfter(block, next, place.leads);
  });
  const numbered = statements.map((statement, index) => ({ ...statement, index }));
  const open = language === 'en' ? withoutAnswered(numbered) : numbered;
  return { statements: settled(open, language, isReport).map(asQuality), requestedTopic };

  function add(span: Span, block: Block, role: Role): string | null {
    const line = source.text.slice(span.start, span.end);
    const header = (isTalk ? messageHeader(line) : null) ?? quoteHeader(line);
    if (header) {
      place.author = header;
      return null;
    }
    const head = isLetter || (statements.length === 0 && opensMail.test(line)) ? mailLine(line) : null;
    if (head?.subject) return head.subject;
    const raw = withCalls(maskSpan(source, span));
    const masked = changed(raw, calmed(raw.text));
    const spoken =
      spokenLine(masked, speakers) ??
      (place.author && { ...place.author, said: masked.text }) ??
      (language === 'en' ? null : quotedLine(withoutBullet(masked.text)));
    const whole = changed(masked, withoutBullet(masked.text));
    if (isActionItem(restore(whole), place)) {
      state(span, spellOut(whole, language), 'owner', block);
      return null;
    }
    const bare = changed(masked, withoutBullet(spoken?.said ?? masked.text));
    const heard = hear(
      place.floor,
      {
        ...span,
        said: changed(bare, revealed(bare, /^\+1$/u)),
        speaker: spoken?.speaker ?? (opensQuote(source, span.start) ? QUOTED : null),
        block: block.start,
        opensLine: /\n\s*$/u.test(source.text.slice(place.floor.end, span.start)),
      },
      language,
    );
    if (heard === null)
      return tell({ span, line, masked, said: withoutVote(bare), spoken, head }, block, role);
    const from = takenBack(statements, heard.replaced) ?? span.start;
    let topic: string | null = null;
    for (const part of heard.parts) {
      const told = changed(part.said, withoutBullet(part.said.text));
      if (isSettled(part)) settle({ start: from, end: span.end }, part, spoken, block, role);
      else topic ??= tell({ span, line, masked: told, said: told.text, spoken, head }, block, role);
    }
    return topic;
  }

  function tell({ span, line, masked, said, spoken, head }: Told, block: Block, role: Role): string | null {
    const marker = markerOf(masked.text);
    const asksForDocument =
      role.mayBeRequest && documentRequest(withoutCourtesy(said, language), language) !== null;
    const order = language === 'en' && !asksForDocument ? askedOf(said) : null;
    if (order !== null) {
      const told = changed(masked, order);
      state(span, spoken ? attributed(told, spoken) : told, 'owner', block);
      return null;
    }
    const isSigned = withoutCourtesy(unattributed(said, speakers), language) === '';
    const greeted = isSigned ? '' : withoutCourtesy(said, language);
    const civil = statements.length === 0 ? withoutTopic(greeted) : greeted;
    const opened = statements.length === 0 ? openedBy(civil) : null;
    const announced = opened === null && statements.length < 2 ? announcementIn(civil) : null;
    if (announced && !holdsProtected(civil)) return announced.topic;
    const isLast = span.end === source.text.trimEnd().length;
    if (isSignature(civil, block, isLast) && statements.length > 2) return null;
    const asked = opened ?? (role.mayBeRequest ? documentRequest(civil, language) : null);
    const wish = asked || asksBelow(place, civil) ? null : politeRequest(civil, language);
    const label = labelOf(asked?.topic ?? wish ?? civil);
    const added = language === 'en' && addsWish(civil, place.previous);
    const body = added
      ? civil.replace(secondWish, '')
      : label && label.rest.length > 2 && !label.isKept
        ? label.rest
        : (asked?.topic ?? wish ?? civil);
    const plain = withoutInsisting(changed(masked, withoutProposing(withoutDoubt(body))));
    const sentence = spellOut(plain, language);
    const text = restore(spoken ? attributed(sentence, spoken) : sentence);
    if (label === null && isLabelAlone(sentence.text, block, source.text.slice(span.end - 1, span.end + 2))) {
      place.label = hintOf(text);
      return null;
    }
    if (!/[\p{L}\p{N}]/u.test(text) || sentence.text.trim() === '' || namesChannel(line)) return null;
    const isLead = contentWords(text).length < 3 || (/[:：]\s*$/u.test(civil) && hintOf(civil) !== null);
    if (role.announces && masked.tokens.length === 0 && isLead) return null;
    if (
      label === null &&
      place.previous === 'question' &&
      masked.tokens.length === 0 &&
      contentWords(text).length < 3 &&
      text.split(' ').length < 4
    )
      return null;
    const asks = statements.at(-1);
    if (asks && label === null && offersAnswers(place.previous, sentence)) {
      statements[statements.length - 1] = withAnswers(asks, sentence, span.end);
      return null;
    }
    const thought =
      language === 'en' && spoken === null && label === null
        ? afterthought(sentence.text, place.previous)
        : null;
    const aside = asks && asks.block === block && spoken === null ? bracketed(sentence.text) : null;
    if (asks && aside !== null) {
      statements[statements.length - 1] = withBrackets(asks, changed(sentence, aside), span.end);
      return null;
    }
    const isSameThought = block.kind === 'paragraph' || thought === sentence.text;
    if (asks && thought !== null && block === asks.block && isSameThought) {
      statements[statements.length - 1] = withThought(asks, changed(sentence, thought), span.end);
      return null;
    }
    if (label && carried.has(label.kind)) {
      place.label = label.kind;
      place.labelEnd = source.text.indexOf('\n', span.end - 1);
    }
    // What is quoted as a whole is of the kind that it would be of without its quotation marks.
    const prose = unquoted(sentence)?.text ?? sentence.text;
    const cues = cuesIn(prose, language);
    // A label of something that is not to be built holds for its line, and for nothing that is demanded.
    const isBehind = place.labelEnd >= 0 && span.start > place.labelEnd && place.label !== 'problem';
    if (place.label && !label && overruled.has(place.label))
      if (isBehind || (strengthOf(cues, sentence.text) !== null && !tellsNever(cues, sentence.text)))
        place.label = null;
    const evidence = evidenceOf(
      reader,
      { sentence, text, cues, block },
      {
        announced: head ? 'owner' : (label?.kind ?? marker ?? leadHint(place)),
        isWish: wish !== null || added || isPolite(civil),
      },
    );
    const entitles = statements.length === 0 && !evidence.isImperative && entitlesText(block, source);
    const verdict = judge(evidence, standingOf(span, role));
    const kind = kindInPlace(verdict.kind, {
      isAsked: asked !== null,
      isOpening: opened !== null,
      introduces: role.announces || entitles,
      isUnhappy:
        strengthOf(cues, sentence.text) === null &&
        ((soundsUnhappy(line) && !evidence.isImperative) || (language === 'en' && complains(sentence.text))),
    });
    state(span, spoken ? attributed(sentence, spoken) : sentence, kind, block, {
      cues,
      strength: ['context', 'problem'].includes(kind) && kind !== verdict.kind ? null : verdict.strength,
    });
    if (opened) return opened.subject;
    return asked?.names === true && contentWords(text).length > 0 ? text : null;
  }

  /** States what a conversation has settled: its words say what it is about, and those who talk what it is. */
  function settle(span: Span, part: SettledPart, spoken: SpokenLine | null, block: Block, role: Role): void {
    const sentence = spellOut(part.said, language);
    const telling = part.telling ? spellOut(part.telling, language) : sentence;
    const cues = cuesIn(telling.text, language);
    const evidence = evidenceOf(
      reader,
      { sentence: telling, text: restore(telling), cues, block },
      { announced: null, isWish: false },
    );
    const verdict = judge(evidence, standingOf(span, role));
    const isTrouble = language === 'en' && strengthOf(cues, telling.text) === null && complains(telling.text);
    const { kind, strength } = isTrouble ? trouble : settledVerdict(verdict, part.settlement);
    const by = part.namesSpeaker ? null : spoken;
    state(span, by ? attributed(sentence, by) : sentence, kind, block, { cues, strength });
  }

  function standingOf({ start }: Span, { next }: Role): JudgeStanding {
    if (isBrief) return { place: null, next: null, language };
    return { place: { order: statements.length, share: start / source.text.length }, next, language };
  }

  function state(span: Span, masked: Masked, kind: Kind, block: Block, read?: Read): void {
    const cues = read?.cues ?? cuesIn(masked.text, language);
    const strength = read?.strength ?? null;
    place.previous = kind;
    place.author = null;
    statements.push({
      ...span,
      index: statements.length,
      text: restore(masked),
      masked,
      kind,
      strength,
      topics: new Set(cues.keys()),
      heading: place.heading,
      lead: place.lead,
      block,
    });
  }
}

/** A clause as it is read: freed of who says it. */
interface Told {
  readonly span: Span;
  readonly line: string;
  readonly masked: Masked;
  readonly said: string;
  readonly spoken: SpokenLine | null;
  readonly head: ReturnType<typeof mailLine>;
}

const trouble = { kind: 'problem', strength: null } as const;

/** What the words of a sentence were found to say. */
interface Read {
  readonly cues: Cues;
  readonly strength: Strength | null;
}

/** "Subject: meter readings" above a letter without any other line of its head. */
const opensMail = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|temat|assunto): \S/iu;

/** Labels that hold for the sentences after theirs. */
const carried: ReadonlySet<Kind> = new Set(['problem', 'step', 'requirement', 'risk']);
/** Those of them under which an order is an order all the same. */
const overruled: ReadonlySet<Kind> = new Set(['problem', 'risk']);
