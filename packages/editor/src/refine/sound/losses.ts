import { contentWords } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { beyond } from '../accounted/lexicon/signs.ts';
import { areKin } from '../claims/kin.ts';
import type { ChangedLines } from './changed-lines.ts';

const verbs = 'delete|remove|drop|cut|scrap|kill|take out';
/** "Delete on a device that … should give a 409" speaks of deleting. */
const ofDeleting = new RegExp(
  `^(?:${verbs}) (?:on|of|for|with|in|at|to|by|should|must|returns?|gives?|answers?|is|needs?)(?!\\p{L})`,
  'iu',
);
/** "Delete files after 60 days" says when the system is to delete them. */
const standing = new RegExp(
  `^(?:please )?(?:${verbs}|erase|purge|wipe) (?!the (?:ticket|requirement|section|risk|question|line|sentence)).{2,80}? (?:after|within|once|older than|every|nach|älter als|après|después de|tras) (?:they (?:are|get) |it is |being )?(?:\\d|an? (?:day|week|month|year)|one|two|three|six|ten|thirty|sixty|ninety)`,
  'iu',
);
/** Parts of a ticket or requirement; what is said of one is not said of the whole. */
const partOf =
  /(?<!\p{L})(?:acceptance criteri(?:a|on)|criteri(?:a|on)|tasks?|estimates?|story points?|points|dependenc(?:y|ies)|priority|owner|assignee|title|heading|wording|text|description|story text|source|context|examples?|request body|body|response|parameters?|meaning)(?: lines?| fields?)? (?:for|of|in|on|from|under) /iu;

/** "Kick Windows out of the design table" takes it out of there, and not what it stands in. */
const outOf = /(?<!\p{L})(?:of|from|aus) (?<place>.+)$/iu;

function isPlace(heading: string, clause: string): boolean {
  const place = outOf.exec(clause)?.groups?.['place']?.toLowerCase() ?? '';
  return place.includes(
    heading
      .replace(/^#{2,6} /u, '')
      .trim()
      .toLowerCase(),
  );
}

/** What a change takes out though the feedback spoke of something else or of a part of it; null where it takes out what was named. */
export function lossIn({ gone, fresh }: ChangedLines, clause: string): string | null {
  const section = gone.find((line) => /^#{2,6} /u.test(line) && isPlace(line, clause));
  if (section !== undefined) return section;
  const kept = new Set(fresh.flatMap((line) => keyOf(line) ?? []));
  const lost = gone.find((line) => {
    const key = keyOf(line);
    return key !== null && !kept.has(key) && !isQuestion(key);
  });
  if (lost === undefined) return beyond.test(clause) ? null : questionLost(gone, kept, clause);
  const named = keysIn(clause).some((key) => key.text === keyOf(lost));
  const isOfPart = partOf.test(clause) && /^#{1,6} /u.test(lost) && !named;
  const isOfSystem = ofDeleting.test(clause) || (saysWhenDeleted(clause) && !named);
  return isOfSystem || isOfPart ? lost : null;
}

/** Whether an order to delete gives the time after which something is deleted again and again: then the system is to do it. */
export function saysWhenDeleted(clause: string): boolean {
  return standing.test(clause.trim());
}

/** A question that is taken out though the feedback speaks neither of questions nor of anything that one asks. */
function questionLost(gone: readonly string[], kept: ReadonlySet<string>, clause: string): string | null {
  if (ofQuestions.test(clause)) return null;
  const said = contentWords(clause);
  return (
    gone.find((line) => {
      const key = keyOf(line);
      if (key === null || !isQuestion(key) || kept.has(key)) return false;
      // what led to it went with it
      if (gone.some((other) => other !== line && keysIn(other).some((one) => one.text === key))) return false;
      return !contentWords(line).some((word) => said.some((other) => areKin(word, other)));
    }) ?? null
  );
}

const ofQuestions =
  /\bQ-?\d|question|frage|pregunta|domanda|pergunta|vraag|pytani|owner|author|review|approv|due|milestone|deadline/iu;

/** The key a line defines: of a heading, or of an item that begins with it in bold. */
function keyOf(line: string): string | null {
  const words = /^#{1,6} (?<title>.+)$/u.exec(line)?.groups?.['title'];
  if (words !== undefined) return leadingKey(words)?.text ?? null;
  return /^\s*(?:[-*+] )?\*\*(?<key>[A-Z]{1,8}-\d{1,6})[:*]/u.exec(line)?.groups?.['key'] ?? null;
}

function isQuestion(key: string): boolean {
  return key.startsWith('Q-');
}
