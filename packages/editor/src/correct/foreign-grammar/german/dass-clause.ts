import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** What "das" may refer back to: a neuter article or ending, a pronoun, code, or a noun without a word that shows its gender. */
const NEUTER =
  /(?<!\p{L})(?:[Dd]as|(?<![Ss]eit )[Dd]em|[Dd]es|[Ee]in|[Ee]ine[ms]|[Kk]ein|[Kk]eine[ms]|[Ii]m|[Aa]m|[Zz]um|[Vv]om|[Bb]eim|ins|ans|[Aa]lles|[Ee]twas|[Nn]ichts|[Vv]ieles|[Ww]as|[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Uu]nser|[Ee]uer|\p{Ll}{3,}(?:es|em)|\p{L}*Qx)(?!\p{L})/u;
const BARE_NOUN =
  /(?<!(?:die|der|den|diese|dieser|diesen|eine|einer|einen|keine|keiner|keinen|meine|meiner|meinen|unsere|unserer|unseren|ihre|ihrer|ihren|seine|seiner|seinen|zur|alle|allen|viele|vielen|mehrere|einige|einigen|Die|Der|Den|Diese|Eine|Keine|Alle|Viele|Mehrere|Einige|Unsere)(?: \p{Ll}+e[nr]?)?) \p{Lu}/u;

const CLAUSE_END =
  'ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|geht|gehen|läuft|laufen|fehlt|fehlen|hängt|hängen|funktioniert|funktionieren|abläuft|kommt|kommen|steht|stehen|gibt|passt|passiert|braucht|dauert|abstürzt|könnte|könnten|müsste|würde|würden|hatte|hatten';

/** ", das die Session abläuft": before another article "das" is none, and refers to nothing where no neuter noun goes before. */
export const dassClause: ProseRule = {
  id: 'grammar/dass-clause',
  category: 'grammar',
  message: 'Hier leitet „dass“ einen Nebensatz ein.',
  pattern: new RegExp(
    `(?<=(?<clause>(?:^|[.,;:!?(\\n]|(?<!\\p{L})(?:und|oder|aber))[^.,;:!?(\\n]{0,120})), das(?= (?:(?:der|die|den|dem|unsere?|eine[nr]?|keine?|keine[nr]|jede[rs]?|diese[rs]?|alle|beide) [^.,;:!?\\n]{2,90}(?:\\p{Ll}t|\\p{Ll}en|${CLAUSE_END})(?=\\s?[.,;:!?\\n]|\\s?$| und )|(?:wir|ich|man|es|er|du|nichts|niemand|jemand) ))`,
    'gmu',
  ),
  replace: ({ groups }) => {
    const clause = (groups?.['clause'] ?? '').replace(/^[\s.,;:!?(]*(?:und |oder |aber )?/u, '');
    const behindFirst = clause.replace(/^\p{Lu}\p{Ll}*(?= )/u, (first) =>
      OPENING.test(first) ? first : ` ${first}`,
    );
    const last = /[\p{L}'’-]+$/u.exec(clause)?.[0];
    if (last !== undefined && CONTENT.test(clause)) return ', dass';
    if (last === undefined || NEUTER.test(clause) || BARE_NOUN.test(behindFirst)) return null;
    // a word of another language may be a noun
    return sharedDictionary('de').hasEntry(last) ? ', dass' : null;
  },
  examples: [
    [
      'Hier häufen sich die Beschwerden, das die Session nach wenigen Minuten abläuft.',
      'Hier häufen sich die Beschwerden, dass die Session nach wenigen Minuten abläuft.',
    ],
    [
      'Seit dem Release kommt die Rückmeldung, das der Export hängt.',
      'Seit dem Release kommt die Rückmeldung, dass der Export hängt.',
    ],
    ['Ich habe gesehen, das der Build rot ist.', 'Ich habe gesehen, dass der Build rot ist.'],
  ],
  counterExamples: [
    'Wir haben ein Modul gebaut, das die Daten lädt.',
    'Es gibt Feedback, das die Nutzer schreiben.',
    'Das ist etwas, das die Nutzer stört.',
    'Wir wissen, das Team ist bereit.',
    'Es ist klar, das dauert.',
    'Es nutzt async, das den Event-Loop bereitstellt.',
    'Wir nutzen `job`, das die Daten lädt.',
  ],
};

/** Nouns that name what is said, and are not neuter themselves. */
const CONTENT =
  /(?<!\p{L})(?:die|der|den|eine|einen|viele|keine|zur|folgende|alle) (?:\p{Ll}{3,20} )?(?:Rückmeldung|Beschwerden?|Meldung|Hinweis|Information|Info|Idee|Vermutung|Gefahr|Hoffnung|Eindruck|Meinung|Aussage|Tatsache|Annahme|Nachricht|Sorge|Bedingung|Voraussetzung|Erkenntnis|Bitte|Wunsch|Vorschlag|Verdacht|Vorteil|Nachteil)$/u;

/** Words that open a sentence with a capital and are no nouns. */
const OPENING =
  /^(?:Ich|Wir|Er|Sie|Es|Man|Du|Ihr|Der|Die|Den|Hier|Da|Dann|Jetzt|Heute|Gestern|Leider|Wichtig|Schade|Gut|Klar|Bitte|Nun|So|Ist|Sind|Hat|Haben|Habe|Kann|Können|Kannst|Wird|Soll|Muss|Diese|Eine|Keine|Alle|Viele|Mehrere|Einige|Unsere|Auch|Und|Aber|Nicht|Mir|Uns|Ihm|Ihnen|Jemand|Niemand|Keiner|Hast|Habt|Gibt|Vielleicht|Möglich|Denke|Glaube|Danach|Dabei|Dazu|Daher|Deshalb|Außerdem|Allerdings|Zuerst|Wenn|Weil)$/u;
