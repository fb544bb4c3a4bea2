import type { Draft } from '../draft.ts';
import { wholeWords } from '../target/phrase.ts';
import { knownText, shareHeld } from './subjects.ts';

const asking = '(?:(?:please|pls|can you|could you|would you|hey|hi|ok|and|also|now)[, ]+)*(?:also )?';
/** Programs and lines of code, which no document of this kind is asked for. */
const code =
  '(?<what>functions?|methods? in|components?|scripts?|snippets?|one-?liners?|commands?|regex(?:es)?|regular expressions?|unit tests?|class(?:es)?|programs?|helm chart|terraform|dockerfile|makefile|curl (?:example|command|call)s?|e2e tests?|storybook)';
/** What breaks and is mended elsewhere than in a document. */
const machinery =
  '(?<what>pipelines?|builds?|ci|repos?(?:itory)?|branch(?:es)?|clusters?|servers?|laptops?|quer(?:y|ies)|sql|dashboards?|inbox|calendar|website|wiki)';

/** Work on another thing than the document; `what` names it where the document may speak of that too. */
const work: readonly RegExp[] = [
  new RegExp(
    `^${asking}(?:write|code|implement|build|generate|create|make|give me|show me|send me) .{0,60}?\\b${code}\\b`,
    'iu',
  ),
  /^(?:any |an? )?(?<what>curl|bash|sql|git|regex) (?:example|command|snippet|query) (?:for|to|that)\b/iu,
  new RegExp(
    `^${asking}(?:fix|debug|repair|restart|tune|refactor|optimi[sz]e|clean up|speed up|restore|migrate) (?:the |our |my |your )?.{0,40}?\\b${machinery}\\b`,
    'iu',
  ),
  new RegExp(
    `^${asking}(?:summari[sz]e|translate|proofread|reply to|classify) (?:this|that|the following|my|these) [^:"“]{2,40}:\\s\\S`,
    'iu',
  ),
];

/** Programs that are asked for in other languages. */
const codeAbroad =
  /^(?:(?:bitte|por favor|per favore|proszę|kannst du|peux-tu|puedes|podes|puoi|kun je)[, ]+)*(?:(?:schreib|mach|bau|programmier|erstell|écri|fai|crée|génère|haz|escrib|crea|program|genera|fa(?:z|mmi)?|scriv|escrev|maak|schrijf|zrób|napisz|stwórz)\p{L}*)(?:[- ](?:mir|moi|me|mi|voor mij))? .{0,40}?(?<!\p{L})(?<what>(?:python|bash|shell|java|javascript|sql|excel)(?:[- ]\p{L}+)?|s[ck]rip(?:t|ts)?|skrypt\p{L}*|makro|macro)(?!\p{L})/iu;

/** Questions about the world: what something named without an article is or does. */
const knowledge: readonly RegExp[] = [
  /^(?:and |so |btw,? )?who (?:invented|discovered|founded|created(?! (?:the|our|this|these|that|an?)\b)|coined|built the first|wrote the first)\b/iu,
  /^(?:and |so |btw,? )?what(?:['’]s| is| was) new (?:in|with|about) /iu,
  /^how (?:do|does) .{2,60} work (?:under the hood|internally|in general|in theory|exactly in general)\b/iu,
  /^how (?:do|does) (?!the |our |this |these |that |those |an? |we |it |they |you |users? |customers? |clients? )[\p{L}\d.+-]+(?: [\p{L}\d.+-]+)? (?:even |actually |really )?work\s*\??$/iu,
];

/** "The data team should clean up their buckets": a group and what it has to do with its own things. */
const theirs =
  /^(?:the (?<group>\p{L}+(?: \p{L}+)? (?:team|department|folks|people|guys))|(?<name>team \p{L}+)) (?:should|must|needs? to|ha(?:s|ve) to|ought to|will|wants? to) .{0,60}\btheir (?!(?:approval|consent|feedback|sign-off|okay|ok)\b)/iu;

const undertaking =
  'projects?|projekte?s?|rollouts?|offices?|büros?|teams?|initiatives?|programmes?|migrations?|launch(?:es)?|releases?|campaigns?|kampagnen?|plants?|departments?|abteilung(?:en)?|branch(?:es)?|niederlassung(?:en)?|shops?|filialen?|projets?|bureaux?|équipes?|proyectos?|oficinas?|equipos?';
const needing =
  '(?:(?:still |also |noch |auch )*(?:needs?|wants?|requires?|lacks?|gets?|has|have|must|should|will|is|are|starts?|ends?|braucht|brauchen|benötigt|will|bekommt|hat|muss|soll|ist|startet|a besoin|doit|veut|necesita|quiere|tiene))';
/** "The Falcon project needs …", "Das Projekt Nordstern braucht …": an undertaking with a name, and what becomes of it. */
const others: readonly RegExp[] = [
  new RegExp(
    `^(?:by the way,? |btw,? |übrigens,? )?(?:(?:the|our|das|die|der|unser|unsere|le|la|el)\\s)?(?<name>\\p{Lu}[\\p{L}\\d-]+)[ -](?:${undertaking})\\s${needing}\\s(?<rest>.{3,300})$`,
    'iu',
  ),
  new RegExp(
    `^(?:by the way,? |btw,? |übrigens,? )?(?:(?:the|our|das|die|der|unser|unsere|le|la|el)\\s)?(?:${undertaking}) (?<name>\\p{Lu}[\\p{L}\\d-]+)\\s${needing}\\s(?<rest>.{3,300})$`,
    'iu',
  ),
];
/** By when something is due says nothing of what it is. */
const deadline =
  /(?<!\p{L})(?:(?:un)?til|till|by|before|on|bis|vor|am|avant|antes) .{2,30}$|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/giu;
/** How many of something are needed says nothing of what it is. */
const counting =
  /(?<!\p{L})(?:one|two|three|four|five|six|ten|some|few|more|new|another|eine?[nrsm]?|zwei|drei|vier|fünf|neue[nrsm]?|mehr|weitere[nrsm]?|deux|trois|dos|tres|nouveau|nouvelle|nuev[oa]s?)(?!\p{L})/giu;
/** What of a subject has to be the document's own, so that another's need of it concerns the document. */
const CONCERNED = 0.34;

/** Whether a clause tells what an undertaking needs that the text does not know, and nothing the text speaks of. */
function isOthersNeed(clause: string, known: string): boolean {
  return others.some((pattern) => {
    const { name = '', rest = '' } = pattern.exec(clause.trim())?.groups ?? {};
    return (
      /^\p{Lu}/u.test(name) &&
      !wholeWords(name.toLowerCase(), '').test(known) &&
      shareHeld(rest.replace(deadline, ' ').replace(counting, ' '), known) < CONCERNED
    );
  });
}

/** Whether a clause asks for code, for work on other machinery or texts, for general knowledge, or tells others what to do with theirs. */
export function isOtherWork(clause: string, draft: Draft): boolean {
  const known = knownText(draft);
  const isKnown = (words: string | undefined) =>
    words !== undefined && wholeWords(words.toLowerCase(), '').test(known);
  const ordered = [...work, codeAbroad]
    .map((pattern) => pattern.exec(clause))
    .find((match) => match !== null);
  if (ordered && !isKnown(ordered.groups?.['what'])) return true;
  if (isOthersNeed(clause, known)) return true;
  if (knowledge.some((pattern) => pattern.test(clause))) return true;
  const group = theirs.exec(clause)?.groups;
  return group !== undefined && !isKnown(group['group'] ?? group['name']);
}
