import { englishWords } from '../../correct/spelling/english-words.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Block, Source } from '../../read/source.ts';
import { withoutProposing } from '../chat/asides.ts';
import { metIn } from '../chat/attendance.ts';
import { withoutCourtesy } from '../chat/courtesy.ts';
import { unattributed } from '../chat/speaker.ts';
import { speakersOf } from '../chat/speakers.ts';
import { isBaseVerb, isNounToo } from '../clause/verbs.ts';
import { namesDate } from '../dates.ts';
import { isSoftwareThing } from '../demand/software-thing.ts';
import { hintOf } from '../hints.ts';
import { firstBlock } from './first-block.ts';
import { framedTopic } from './framed-topic.ts';
import { meetingSubject, namesMeeting } from './meeting-name.ts';
import { headingOf } from './meeting-title.ts';
import { namedTopic } from './named-topic.ts';
import { longest, short } from './short.ts';
import { isLabelLine } from './title-line.ts';
import { asSubject } from './topic-words.ts';

/** The title that the author gave, by a heading above everything else, by saying what it is about, or by asking for a document of it; null where there is none. */
export function givenTitle(source: Source, requestedTopic: string | null, language: string): string | null {
  const first = firstBlock(source, language);
  if (first && isBoldLine(first, source)) return headingTitle(first.text);
  if (first?.kind === 'heading' && !isPart(first, source))
    return headingTitle(headingOf(first, source).replace(/\s?\([^()]{0,120}\)/gu, ''));
  const line = first?.text.split('\n', 1)[0] ?? '';
  const named = namedLine(line, first, source);
  if (named !== null) return named;
  const software = language === 'en' ? softwareNamed(first) : null;
  if (software !== null) return short(upperFirst(software));
  const met = meetingSubject(line, metIn(line).length > 0);
  if (met !== null) return short(upperFirst(met));
  const speakers = speakersOf(source);
  const topic = first?.sentences.slice(0, mostOpening).flatMap(({ text }) => {
    const said = unattributed(withoutCourtesy(text, language), speakers);
    return namedTopic(said) ?? (language === 'en' ? framedTopic(said) : null) ?? [];
  })[0];
  if (topic !== undefined) return short(asSubject(topic));
  const project = language === 'en' ? ofProject.exec(first?.sentences[0]?.text ?? '')?.[1] : undefined;
  if (project !== undefined) return short(upperFirst(project));
  const proposed = language === 'en' ? proposedIn(source) : null;
  if (proposed !== null) return proposed;
  if (!requestedTopic || isOccasion.test(requestedTopic)) return null;
  const said = unattributed(requestedTopic, speakers).replace(/\s\([^()]{1,120}\)$/u, '');
  return short(asSubject(said));
}

/** "Choir attendance thing, small project": what somebody calls what they build, before what kind of work it is. */
const ofProject =
  /^(?:an? )?((?:\p{L}[\p{L}\d-]* ){1,5}?\p{L}[\p{L}\d-]*)(?: thing)?, (?:(?:an? |my |our |one |just a )?(?:(?:small|little|tiny|hobby|side|internal|weekend|pet|private) ){1,2}(?:project|tool|app|thing|idea|web ?site)|no kidding|seriously|for real)[.!]*$/iu;

/** "Title: two people edit one note" above a report, "Should we move to server-sent events?" above what speaks for it. */
function namedLine(line: string, first: Block | undefined, { text }: Source): string | null {
  if (first === undefined || first.kind === 'listItem' || text.slice(first.end).trim() === '') return null;
  const titled = /^(?:title|summary|titel|titre|título|titolo)\s?: (\S.{8,})$/iu.exec(line)?.[1];
  if (titled !== undefined) return short(titled);
  const [, day = '', matter = ''] = minutesOf.exec(line) ?? [];
  if (namesDate(day)) return short(upperFirst(matter));
  const { on = '', when = '' } = minutesOn.exec(line)?.groups ?? {};
  if (namesDate(when) && !namesMeeting(line)) return short(upperFirst(on));
  const told = kindLine.exec(line)?.[1];
  if (told !== undefined) return short(asSubject(told.split(/, | - /u)[0] ?? told));
  const noted = (notesLine.exec(line) ?? notesOn.exec(line))?.[1];
  if (noted !== undefined) return short(asSubject(noted));
  if (namesSoftware(first, text)) return short(upperFirst(line.trim()));
  const [, tool = '', what = ''] = toolLine.exec(line) ?? [];
  if (tool !== '' && englishWords().frequency(tool) < FREQUENT) return short(`${tool}: ${what}`);
  const proposed =
    /^(?:should|shall|could|can) we ((?!have|be|really|still|also|do (?:it|this|that))\p{Ll}{3,} [^?]{12,})\?$/iu.exec(
      line,
    )?.[1];
  return proposed === undefined ? null : short(asSubject(proposed));
}

/** "Export service" on a line of its own above the rest: nouns, the last of them a thing of software, are its name. */
function namesSoftware(first: Block, source: string): boolean {
  return (
    first.kind === 'paragraph' &&
    isLabelLine(first) &&
    isNameOfSoftware(first.text) &&
    /^\s*\n/u.test(source.slice(first.end).replace(/^[^\n]*\n/u, ''))
  );
}

/** "Choir website. We need: …": a first sentence that only names what the others are about; null where it says more. */
function softwareNamed(first: Block | undefined): string | null {
  const [opening, next] = first?.kind === 'paragraph' ? first.sentences : [];
  const name = opening?.text.replace(/\.$/u, '') ?? '';
  return next !== undefined && opening?.text.endsWith('.') && name.includes(' ') && isNameOfSoftware(name)
    ? name
    : null;
}

function isNameOfSoftware(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const [opening = ''] = words;
  return (
    words.length <= mostNameWords &&
    isSoftwareThing.test(words.at(-1) ?? '') &&
    words.every((word) => /^\p{L}[\p{L}-]*$/u.test(word)) &&
    !/^(?:the|an?|our|my|new|no|some|all|each|every|this)$/iu.test(opening) &&
    !(isBaseVerb(opening.toLowerCase()) && !isNounToo(`${opening.toLowerCase()}s`))
  );
}

const mostNameWords = 4;

/** "Meeting notes 3 Feb: museum audio guide": when, and then about what. */
const minutesOf =
  /^(?:meeting |call |team )?(?:notes|minutes|recap|protocol|summary),? (?:(?:from|of|on) )?([\p{L}\d ./,-]{3,20}?)\s?[:–—-] (\p{L}.{5,})$/iu;

/** "Minutes data retention, 7 Oct": what about, and then when. */
const minutesOn =
  /^(?:minutes|notes|recap)(?: (?:on|about|for))? (?!(?:of|from|on|about|for)(?!\p{L}))(?<on>\p{L}[^,:;.\n]{4,60}?), (?<when>\S.{2,20})$/iu;

/** "RFC-ish thoughts: move the flags", "proposal draft: kill staging": what kind of text it is, and then of what. */
const kindLine =
  /^(?:(?:\p{L}+-ish|my|our|a|some|quick|rough|short|early|first) ){0,3}(?:rfc|adr|proposal|draft|thoughts?|ideas?|pitch|brief|concept|memo|one-?pager|feature(?: request)?|projet|projekt|project|proyecto|progetto|projeto)(?:[ -](?:ish|draft|thoughts?|notes?|dump|idea))?\s?: (\p{L}.{8,})$/iu;

/** "School library app - what we need", "damage detection - notes": the subject, and then that notes on it follow. */
const notesLine =
  /^(\p{L}[^.:;!?–—\n]{4,60}?)\s?(?:[-–—:,])\s(?:(?:my|some|our|the|rough|quick|first|a few|collected|raw) ){0,3}(?:what (?:we|i|they) (?:need|want|know|have|agreed)(?: to \p{L}+)?|wants|needs|notes?|ideas?|thoughts|brain ?dump|to-?dos?|requirements|wish(?: ?list|es)|draft|spec|notizen|ideen|anforderungen|entwurf|notes en vrac|besoins|notas|ideas|appunti|requisitos|requisiti|notities|notatki)(?: (?:so far|from (?:today|yesterday)|v\d))?:?$/iu;

/** "Notizen Terminbuchung Werkstatt", "notes on the ferry timetable": that these are notes, and then on what. */
const notesOn =
  /^(?:(?:my|some|our|rough|quick|meine|unsere|mes|nos|mis) )?(?:notes|notizen|stichpunkte|gedanken|notas|appunti|notities|notatki|notes en vrac)(?: (?:on|about|for|zu[rm]?|für|über|sur|pour|sobre|para|su|per|over|voor))?:? ((?!(?:of|from|de|du|des|del|vom|von|aus|after|nach|meeting|call)(?!\p{L}))\p{L}[^.:;!?,\n]{6,70})$/iu;

/** "pgslim - make a small copy of a database": a tool under its own name, and what it does. */
const toolLine = /^(\p{Ll}[\p{Ll}\d_-]{2,24})\s(?:[-–—]|:)\s(?:an? |the )?(\p{Ll}{2,} .{8,})$/u;
/** From here on a word is none that somebody made up. */
const FREQUENT = 2;

/** "## Who" above "## Pain" and "## When": the first of several parts, and no title. */
function isPart({ depth, start, text }: Block, { blocks }: Source): boolean {
  const headings = blocks.filter((one) => one.kind === 'heading');
  const isFirst = headings.every((one) => one.start >= start && one.depth >= depth);
  const namesPart = text.split(' ').length < 3 || hintOf(text) !== null;
  return isFirst && namesPart && headings.filter((one) => one.depth === depth).length > 1;
}

/** "**Returns desk**" above the rest: a heading by another mark. */
function isBoldLine({ kind, text, end }: Block, source: Source): boolean {
  const isMarked = /^(?:\*\*[^*\n]{3,80}\*\*|__[^_\n]{3,80}__):?$/u.test(text.trim());
  return kind === 'paragraph' && isMarked && source.text.slice(end).trim() !== '' && hintOf(text) === null;
}

/** "I'd like to propose that we stop keeping our own logs": what is proposed at the start. */
function proposedIn({ blocks }: Source): string | null {
  const opening = blocks.flatMap(({ sentences }) => sentences).slice(0, mostOpening);
  const found = opening.find(({ text }) => withoutProposing(text) !== text);
  if (!found) return null;
  const said = withoutProposing(found.text).replace(
    /^we (?:(?:should|could|must|can|will|need to|have to|now|also) )*/iu,
    '',
  );
  return short(said);
}

/** Sentences in which a text says what it proposes. */
const mostOpening = 3;

/** "Note for the handover": when it is told, and not what of. */
const isOccasion =
  /^(?:the |our |my |your )?(?:hand-?over|meeting|call|stand-?up|sync|record|weekend|night|shift|team|others|planning|retro)$/iu;

/** "[Q] Postgres as broker", "Feature request: dark mode": what sort of entry it is, before its title. */
const tag =
  /^(?:\[[^\]\n]{1,24}\]\s*(?=\S)|(?:feature(?: request)?|feat|fr|bug|enhancement|request|proposal|idea|question|rfc|projet|projekt|project|proyecto|progetto)(?: ?#?\d+)?\s?:\s+(?=\S))/iu;

/** A heading is a title already: it is cut where it is too long, and nowhere else. */
function headingTitle(text: string): string {
  const bare = text.replace(tag, '');
  const line = short(bare);
  const isWhole = bare.length <= longest && !/[`*_#<>|[\]\\.?!:;]/u.test(bare);
  return isWhole
    ? line.charAt(0) +
        bare
          .trim()
          .slice(1)
          .replace(/\s+/gu, ' ')
          .replace(/[\s,;:–—-]+$/u, '')
    : line;
}
