import { announcementIn } from '../document/announcement.ts';
import type { Block, Source } from '../read/source.ts';
import { baseOfThirdPerson } from './clause/verbs.ts';
import { plansDate } from './dates.ts';
import { demandOf } from './demand.ts';
import { SIGNAL_WORDS } from './kinds/signal-words.ts';
import { restore } from './mask.ts';
import { longest, short } from './short.ts';
import type { Statement } from './statement.ts';

/**
 * A title of at most 80 characters from the input's own words: its heading, the topic its request names, its first
 * line where that reads as one, else what its first goal, demand or statement says up to the first clause.
 */
export function titleOf(
  source: Source,
  statements: readonly Statement[],
  requestedTopic: string | null,
  language: string,
): string {
  const first = source.blocks.find((block) => block.kind !== 'frontMatter' && block.kind !== 'html');
  if (first?.kind === 'heading')
    return headingTitle(withoutKind(first.text.replace(/\s?\([^()]{0,120}\)/gu, '')));
  if (requestedTopic) return short(asSubject(requestedTopic));
  const opening = statements[0];
  if (
    first?.kind === 'paragraph' &&
    isLabelLine(first) &&
    !isTalk(first.text) &&
    announcementIn(first.text)?.topic !== null
  )
    return short(asSubject(withoutKind(first.text)));
  if (opening && isTitleLine(opening, source) && !isDeictic(opening.text) && !isTalk(opening.text))
    return short(asSubject(withoutKind(opening.text)));
  const labelled = /^([\p{L}\d][^:.!?]{5,60}):\s/u.exec(opening?.text ?? '')?.[1];
  if (labelled && !isTalk(labelled) && labelled.split(' ').length >= 2 && labelled.split(' ').length <= 7)
    return short(labelled);
  const failure = opening && isDeictic(opening.text) ? failureIn(source) : null;
  if (failure) return failure;
  const named =
    statements.find(
      (one) =>
        one.kind === 'goal' &&
        one.text.length > 12 &&
        !setsDate(one.text) &&
        !setsFigure(one.text) &&
        !isTalk(one.text) &&
        !isPointing.test(one.text),
    ) ??
    statements
      .filter((one) => !isTalk(one.text))
      .slice(0, 1)
      .find((one) => tells(one, statements.some(isTelling)) && !isDeictic(one.text)) ??
    statements.find(isTelling) ??
    statements.find((one) => !isDeictic(one.text) && !isTalk(one.text)) ??
    opening;
  return named
    ? short(
        language === 'en' && (named.kind === 'goal' || named.kind === 'requirement')
          ? actionOf(named)
          : asTopic(withoutTalk(named.text)),
      )
    : short(source.blocks.find((block) => block.text.trim() !== '')?.text ?? '');
}

/** A heading is a title already: it is cut where it is too long, and nowhere else. */
function headingTitle(text: string): string {
  const line = short(text);
  const isWhole = text.length <= longest && !/[`*_#<>|[\]\\.?!:;]/u.test(text);
  return isWhole ? line.charAt(0) + text.trim().slice(1).replace(/\s+/gu, ' ') : line;
}

/** What a stack trace of the source calls the failure: "OutOfMemoryError: Java heap space", else null. */
function failureIn({ blocks }: Source): string | null {
  for (const { kind, text } of blocks) {
    if (kind !== 'code') continue;
    const match = /(?:^|\s)(?:[\w$]+\.){0,12}([A-Z]\w{2,60}(?:Error|Exception))(?::\s([^\n]{3,120}))?/u.exec(
      text,
    );
    if (match) {
      // What is behind a semicolon or a bracket is a statement, a path or a cause of its own.
      const said =
        (match[2] ?? '')
          .replace(/[`*_|<>#]/gu, '')
          .split(/;|\s[[({]/u)[0]
          ?.trim() ?? '';
      const whole = `${match[1] ?? ''}${said === '' ? '' : `: ${said}`}`;
      return [...whole].length <= longest
        ? whole
        : [...whole]
            .slice(0, longest + 1)
            .join('')
            .replace(/\s\S*$/u, '');
    }
  }
  return null;
}

/** Kinds whose sentence may stand for the whole where it comes first. */
function tells({ kind, text }: Statement, demandsMore: boolean): boolean {
  return (
    !(demandsMore && ofOneself.test(text)) &&
    ['problem', 'failure', 'context', 'design', 'requirement'].includes(kind)
  );
}

/** "We run the catalogue for 14 libraries": who writes, and not yet what of. */
const ofOneself = /^(?:we|i|our|my|currently|right now|at the moment|today)(?!\p{L})/iu;

/** A demand that says by itself what it is about. */
function isTelling({ kind, text }: Statement): boolean {
  return kind === 'requirement' && text.length > 12 && !isDeictic(text) && !isPointing.test(text);
}

/** Small talk, a denial, whose notes these are, or who said so: says nothing of the matter. */
function isTalk(text: string): boolean {
  return (
    SIGNAL_WORDS.talk.test(text) ||
    /^(?:following up|as promised|so )|^(?:yesterday |today |last week )?(?:i|we)(?:['’]ve| have)? (?:been |just |recently )?(?:talk|spoke|sat|met)(?:ed|ing)?(?!\p{L})/iu.test(
      text,
    ) ||
    /^\p{Lu}\p{Ll}+ (?:said|says|thinks|mentioned|told|wrote)(?!\p{L})/u.test(text) ||
    /(?<!\p{L})(?:here(?:['’]s| is)|this is) what (?:i|we)(?!\p{L})/iu.test(text) ||
    opensTalk.test(withoutTalk(text))
  );
}

/** "Suite à la démo d'hier avec Clémence": what the talk follows on. */
const opensTalk =
  /^(?:suite à|comme (?:convenu|discuté|promis)|wie (?:besprochen|vereinbart)|como (?:comentamos|hablamos|combinado)|a raíz de|conforme (?:combinado|conversado)|come (?:d['’]accordo|da accordi)|zoals (?:besproken|afgesproken)|naar aanleiding van|zgodnie z ustaleniami|po (?:rozmowie|spotkaniu)|w nawiązaniu do)(?!\p{L})/iu;

/** The same without what it follows on, where something else is said behind a colon. */
function withoutTalk(text: string): string {
  return opensTalk.test(text) ? text.replace(/^[^:]{6,90}:\s(?=.{12,})/u, '') : text;
}

/** "Goal: fix until Friday" tells when, not what. */
function setsDate(text: string): boolean {
  return plansDate(text) && text.split(' ').length < 7;
}

/** "It is 9.5 h, we want 6 h" tells how much, not what. */
function setsFigure(text: string): boolean {
  return /\d.{0,40}[,;–-]\s?(?:but )?(?:we|i) (?:want|need|aim)/iu.test(text);
}

/** "This function is a mess": what it speaks of stands elsewhere. */
function isDeictic(text: string): boolean {
  return /^(?:this|these|that|those|it|they|there|he|she|(?:getting|seeing|got) (?:this|these|it)|needs? (?:to|be)|needs|must|should|has to|i (?:mean|was|am|have|had|think|thought|guess|would)|dies\p{L}{0,2}|das|es|ce|cela|ça|il|esto|este|esta|eso)(?!\p{L})/iu.test(
    text,
  );
}

/** A kind of text before the name of its subject: "Bug: …", "Proposal – …". */
function withoutKind(text: string): string {
  const rest = text.replace(
    /^(?:bug(?: report)?|issue|proposal|feature request|request|plan|rfc idea|idea|notes?|minutes|brain ?dump|draft|rfc|spec|ticket|story|fehler|idee|vorschlag|idée|proposition|propuesta|incidencia)\s{0,2}(?::|\s[–-])\s/iu,
    '',
  );
  const named = rest.length >= 8 ? rest : text;
  const less = named.replace(aside, '');
  return less.length >= 8 ? less : named;
}

/** "Fleet charging – what's in my head", "Checkout (rough notes)": what kind of text it is, behind its subject. */
const aside =
  /\s(?:[–—-]\s|\(|: )?(?:what['’]s (?:in|on) my (?:head|mind)|brain ?dump|(?:some |my |rough |first |quick |random )*(?:notes|thoughts|ideas)|(?:first |rough )?draft|wip|(?:rough )?idea)\)?$/iu;

/** "the feature flags thing" → "feature flags". */
function asSubject(text: string): string {
  return text
    .replace(/^(?:that|which)\s(\p{Ll}+)(?=\s)/iu, (whole, verb: string) => baseOfThirdPerson(verb) ?? whole)
    .replace(/^(?:the|our|my|a|an)\s(?=\p{L})/iu, '')
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])の件[。.]?$/u, '')
    .replace(/\s(?:thing|things|stuff|topic|situation|problem)(?=[\s.!?]{0,3}$)/iu, '')
    .trim();
}

/** A short line without a full stop above everything else: it names what follows. */
function isLabelLine({ text, sentences }: Block): boolean {
  const words = text.trim().split(/\s+/u);
  return (
    sentences.length === 1 &&
    words.length >= 2 &&
    words.length <= 8 &&
    !/[.!?。？！,;:]$/u.test(text.trim()) &&
    !/(?<!\p{L})(?:is|are|was|were|has|have|must|should|can|will|does|do|needs?|wants?|dies|fails?|ist|sind|muss|soll|wird|est|sont|doit|es|son|debe)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** A short first line that stands alone above the rest. */
function isTitleLine(statement: Statement, source: Source): boolean {
  if (
    statement.block.kind !== 'paragraph' ||
    statement.text.length > longest ||
    statement.kind === 'question'
  )
    return false;
  const after = source.text.slice(statement.end, statement.end + 400).split('\n')[0] ?? '';
  const rest = source.text.slice(statement.end).trim();
  return (
    rest !== '' &&
    (after.trim() === '' || statement.kind === 'context') &&
    !/^(?:we|i|it|wir|ich|nous|on|je)(?!\p{L})/iu.test(statement.text)
  );
}

/** What a demand orders, its verb first, else the sentence. */
function actionOf(statement: Statement): string {
  const demand = demandOf(statement.masked, statement.strength ?? 'MUST', null, null);
  const isOurs = /^(?:the (?:system|change|team|app|service)|users?|it|they|we)$/iu.test(
    demand?.subject.text ?? '',
  );
  if (!demand || demand.isNegative || !isOurs || !standsForItself(demand.action.text))
    return asTopic(statement.text);
  return restore(demand.action)
    .replace(withModel, '')
    .replace(/^(?:provide (?:an? |the )?|be able to |ensure that |follow this sequence: )(?=\S{3,}\s)/u, '');
}

/** Whether an order says what it is about without its subject: not "be 1.8 MB" nor "fill in their lists". */
function standsForItself(action: string): boolean {
  return (
    action.split(' ').length >= 3 &&
    !/^(?:be (?!able)|get |have |become )/iu.test(action) &&
    !isPointing.test(action)
  );
}

/** Speaks of something that was named before. */
const isPointing = /(?<!\p{L})(?:it|its|them|their|they|him|her|his)(?!\p{L})/iu;

/** "I want to use an LLM to sort mails": the work is to sort mails. */
export const withModel =
  /^(?:(?:we|i)(?:['’]d| would)? (?:want|need|like|plan) to )?(?:use|have|let|build|try) (?:an? |the |some )?(?:llms?|ai|gpt\S{0,4}|chatgpt|claude|gemini|(?:large )?language models?|(?:ai )?(?:model|assistant|bot|agent))(?: to | (?:that|which) (?:should |can |will )?(?=\p{L}))/iu;

/** "Il faudrait lancer …", "hay que migrar …": the work is named by the infinitive behind it. */
const modalOpening =
  /^(?:il (?:faut|faudrait)|on (?:doit|voudrait|aimerait)|nous (?:devons|voulons|souhaitons)|hay que|tenemos que|queremos|necesitamos|temos (?:que|de)|precisamos|queremos|bisogna|dobbiamo|vogliamo|vorremmo)\s(?=\p{L}+(?:[aei]r|re|oir)(?:[sc]i|lo|la|e)?\s)|^(?:l['’]idée est d[e’']|la idea es|a ideia é|l['’]idea è (?:di )?|l['’]obiettivo è (?:di )?)\s?(?=\p{L})/iu;

/** "We need push notifications when …" names its topic behind the verb. */
function asTopic(text: string): string {
  return text
    .replace(withModel, '')
    .replace(modalOpening, '')
    .replace(
      /^(?:as )?(?:we|i)(?: have|['’]ve)? (?:talked|spoke|spoken|chatted|met)\s(?:.{0,30}?\s)?(?:about|regarding|over)\s(?:the |our )?(.{4,60}?)(?: (?:thing|topic|stuff|issue))?[.!]?$/iu,
      '$1',
    )
    .replace(/^what (?:i|we)['’]d (?:love|like) is (?:that |to )?/iu, '')
    .replace(/^(?:let['’]?s|let us) (?:just |also |please )?(?=\p{L})/iu, '')
    .replace(
      /^(?:since|for) (?:last |the last |a |some )?(?:\p{L}+ )?(?:today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days?|weeks?|months?),? (?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:the |das |l['’]|le |el |la |o )?(?:idea|goal|aim|ziel|idee|objectif|but|objetivo|idea)\s(?:is to|is|for|ist es,?|ist|est de|est|es|é)\s/iu,
      '',
    )
    .replace(
      /^(?:.{0,60}?[, ])?(?:we|i)\s(?:(?:also|really|urgently|then)\s)?(?:need|want|would like|have|must|should|plan)(?:\sto)?\s(?:have\s)?/iu,
      '',
    )
    .replace(
      /^(?:we(?:['’]re| are)|i(?:['’]m| am))\s(?:building|making|working on|developing|planning|designing)\s/iu,
      '',
    )
    .replace(/^(?:the |our )?\p{L}+(?: \p{L}+){0,2} (?:needs?|wants?) (?=an? |the |to )/iu, '')
    .replace(/^(?:need|want|looking for)s?\s(?:to (?:have )?)?/iu, '')
    .replace(/^(?:the system|the app|the service)\s(?:must|should|needs to|has to)\s/iu, '')
    .replace(
      /^(?:wir\s(?:brauchen|benötigen|wollen|möchten|müssen)|il (?:nous )?faut|nous (?:avons besoin d['e]|voulons|devons)|on (?:a besoin d['e]|veut|doit)|necesitamos|queremos|hay que|tenemos que)\s?/iu,
      '',
    )
    .replace(/^einen\s(\p{L}{3,30})en\s/iu, '$1er ')
    .replace(/^(?:a|an|the|einen?|une?|un)\s/iu, '');
}
