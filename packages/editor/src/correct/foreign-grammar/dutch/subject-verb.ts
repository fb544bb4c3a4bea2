import type { ProseRule } from '../../prose-rule.ts';
import { AMBIGUOUS_STEMS, STEMS } from './verb-lists.ts';

const BEHIND =
  'een|geen|de|het|niet|nu|dan|ook|wel|weer|altijd|soms|vaak|automatisch|pas|al|nog|deze|dit|dat|te|op|in|mij|me|ons|er|steeds|opnieuw|alleen|meer|veel|hier|morgen|vandaag|later|elke|iedere';
const FIRST_PERSON =
  'wordt|vindt|krijgt|geeft|maakt|denkt|stuurt|houdt|kijkt|blijft|komt|neemt|vraagt|schrijft|leest|ziet|doet|gaat|staat|snapt|begrijpt|probeert|heeft|zoekt';

/** "de gebruiker krijg", "ik wordt": the stem has a "t" in the third person and none in the first. */
export const dutchSubjectVerb: ProseRule = {
  id: 'grammar/dutch-subject-verb',
  category: 'grammar',
  message: 'De stam krijgt een t bij hij, zij en het, en geen t bij ik.',
  pattern: new RegExp(
    `(?<![\\p{L}'’-])(?:(?<third>(?:[Dd]e|[Hh]et|[Dd]eze|[Ee]lke|[Ii]edere|[Mm]ijn|[Oo]nze) \\p{Ll}{3,25} |(?:[Hh]ij|[Mm]en|[Ii]emand|[Nn]iemand|[Aa]lles|[Nn]iets|[Hh]et|[Dd]it|[Dd]at) )(?<stem>${STEMS})(?= (?:${BEHIND})(?!\\p{L})| \\p{Ll}{2,20} (?:niet|op|uit)(?!\\p{L})|\\s?[.;!?])(?! (?:ik|je|jij|u|me |we|wij|dat ik))|(?<noun>(?:(?:[Dd]e|[Hh]et|[Dd]eze) \\p{Ll}{3,25} |(?:[Hh]ij|[Mm]en|[Ii]emand|[Nn]iemand|[Aa]lles|[Nn]iets) ))(?<also>${AMBIGUOUS_STEMS})(?= (?:niet|nu|ook|wel|weer|altijd|soms|nog)(?!\\p{L}))(?! \\p{Ll}+ (?:ik|je|jij|we)(?!\\p{L}))|(?<i>[Ii]k )(?<mine>${FIRST_PERSON})(?!\\p{L})|(?<you>[Ww]ordt|[Vv]indt|[Kk]rijgt|[Hh]oudt|[Ll]aadt)(?= jij(?!\\p{L})|(?<=ordt) je (?:steeds |automatisch |ook |opnieuw )?(?:uitgelogd|ingelogd|doorgestuurd|doorverwezen|omgeleid)(?!\\p{L})))`,
    'gu',
  ),
  replace: ({ groups, index, input }) => {
    const { third, stem = '', noun, also = '', i, mine = '', you = '' } = groups ?? {};
    // "als ik het krijg": the subject goes before the object
    const hasSubject = /(?<!\p{L})(?:ik|je|jij|u|we|wij)(?!\p{L})[^.,;:!?]{0,40}$/iu.test(
      input.slice(Math.max(0, index - 45), index),
    );
    if ((third !== undefined || noun !== undefined) && hasSubject) return null;
    if (third !== undefined) return `${third}${stem}t`;
    if (noun !== undefined) return noun + (also.endsWith('t') ? also : `${also}t`);
    return i === undefined ? you.slice(0, -1) : i + firstPerson(mine);
  },
  examples: [
    ['De gebruiker krijg een foutmelding.', 'De gebruiker krijgt een foutmelding.'],
    [
      'Ik wordt steeds uitgelogd. Wordt jij ook uitgelogd?',
      'Ik word steeds uitgelogd. Word jij ook uitgelogd?',
    ],
    ['De server antwoord niet.', 'De server antwoordt niet.'],
    ['Ik heeft geen idee.', 'Ik heb geen idee.'],
  ],
  counterExamples: [
    'De mail stuur ik morgen.',
    'Dat vind ik goed.',
    'Wordt je account verwijderd?',
    'Het antwoord is nee.',
    'Dit maak je zo.',
    'Ik word uitgelogd.',
    'Als ik het krijg in de mail, meld ik het.',
    'Er wordt je gevraagd om te wachten.',
    'vanaf het begin een commit maken',
  ],
};

function firstPerson(form: string): string {
  if (form === 'heeft') return 'heb';
  const stem = form.slice(0, -1);
  return /^(?:gaa|staa)$/u.test(stem) ? stem.slice(0, -1) : stem;
}
