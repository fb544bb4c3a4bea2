import { upperFirst } from '../../first-letter.ts';

/** "No sé si la ley obliga a …, ¿lo miras tú?", "resta da capire se …": what is in doubt, without who shall look into it. */
const doubts: Readonly<Record<string, RegExp>> = {
  es: /^(?:(?:todavía |aún )?no (?:sé|sabemos|está decidido|hemos decidido|se ha decidido|tengo claro|tenemos claro|(?:está|queda) claro)(?: todavía| aún)?|(?:falta|queda)(?: por)? (?:saber|ver|decidir|aclarar)) si ([^¿?]{6,}?)(?:[,;]\s*¿[^?]*\?)?[.?]*$/iu,
  fr: /^(?:(?:on n['’]a|nous n['’]avons) pas (?:encore )?décidé|à (?:voir|décider|définir|clarifier)|je ne sais pas|on ne sait pas|je sais pas|on sait pas|(?:ce n['’]est )?pas (?:encore )?clair|reste à (?:savoir|voir|décider))(?: encore| trop)? si ([^?]{6,}?)[.?]*$/iu,
  it: /^(?:non (?:so|sappiamo|abbiamo (?:ancora )?deciso|è (?:ancora )?chiaro)(?: ancora)?|(?:resta |rimane )?da (?:capire|vedere|decidere|chiarire)) se ([^?]{6,}?)[.?]*$/iu,
  pt: /^(?:(?:ainda )?não (?:sei|sabemos|decidimos|foi decidido|está claro)(?: ainda)?|(?:falta|resta) (?:saber|ver|decidir)) se ([^?]{6,}?)[.?]*$/iu,
};

/** "Olga klärt bis Freitag, ob die Nummern gepflegt sind": who finds it out, and what is not known. */
const findsOut =
  /^(\p{Lu}\p{Ll}{1,15}) (?:klärt|prüft|fragt|schaut|checkt|recherchiert)(?: (?:noch|nach|mal)){0,2}( [^,;:]{2,50})?, ob ([^,;:]{6,140}) (\p{Ll}{2,})$/u;

/** "…, klärt Herr Brandt mit dem Ministerium": who finds it out, behind what is open. */
const whoFinds =
  /^(.*?)(?:, (?:das |dies )?((?:klärt|prüft|fragt|recherchiert) [^,;:]{3,60}|\p{Lu}\p{L}+ (?:meldet sich|kümmert sich|fragt nach|(?:klärt|prüft)(?: (?:das|es))?)(?: [^,;:]{2,40})?))?$/su;

/** "Ungeklärt ist noch, wer den Support macht": wer macht den Support. */
const openWho =
  /^(?:(?:noch |weiterhin )?(?:ungeklärt|unklar|offen) (?:ist|bleibt)(?: noch| auch| aktuell)?|(?:wir|ich) (?:wissen|weiß) (?:noch )?nicht|niemand weiß),? (wer|was) ([^,;:]{3,80}?) (\p{Ll}+)$/iu;

/** "Offen ist, ob stornierte Rechnungen in den Export gehören": the verb of what is open stands last. */
const openWhether =
  /^(?:(?:noch |weiterhin )?(?:ungeklärt|unklar|offen|fraglich) (?:ist|bleibt)(?: noch| auch| aktuell)?|(?:wir|ich) (?:wissen|weiß) (?:noch )?nicht|(?:noch )?(?:unklar|offen)),? ob ([^,;:]{6,140}) (\p{Ll}{2,})$/iu;

/** "Gehören stornierte Rechnungen in den Export": a question that is answered by yes or no begins with its verb. */
function verbFirst(_: string, rest: string, verb: string): string {
  return `${upperFirst(verb)} ${rest}`;
}

/** "Nog niet duidelijk is of de melding ook telefonisch kan": the verb of what is open stands at its end. */
const dutchWhether =
  /^(?:(?:nog )?(?:niet duidelijk|onduidelijk|onzeker|open)(?: is)?(?: nog)?|(?:we weten|ik weet)(?: nog)? niet),? of (?<rest>[^,;:]{4,140}?) (?<verb>(?:moet|moeten|mag|mogen|kan|kunnen|zal|zullen|wordt|worden|is|zijn|wil|willen)(?= \p{Ll}+$)|\p{Ll}{2,}$)(?<last> \p{Ll}+)?[.?]*$/iu;

/** "We weten nog niet wie de sleutels beheert": wie beheert de sleutels. */
const dutchWho =
  /^(?:(?:nog )?(?:niet duidelijk|onduidelijk|onzeker|open)(?: is)?(?: nog)?|(?:we weten|ik weet)(?: nog)? niet),? (wie|wat) ([^,;:]{3,80}?) (\p{Ll}+t)$/iu;

/** Italian says what is in doubt in another mood than what it asks. */
const moods: Readonly<Record<string, string>> = {
  sia: 'è',
  siano: 'sono',
  abbia: 'ha',
  abbiano: 'hanno',
  debba: 'deve',
  debbano: 'devono',
  possa: 'può',
  possano: 'possono',
  vada: 'va',
  vadano: 'vanno',
  serva: 'serve',
  servano: 'servono',
  vogliano: 'vogliono',
  voglia: 'vuole',
};

/** "Servano due firme" → "servono due firme". */
function asItIs(doubted: string): string {
  return doubted.replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => moods[word] ?? word);
}

/** What a sentence in a language other than English says is not known, as the words of its question; null where it tells no doubt. */
export function doubtedElsewhere(sentence: string, language: string): string | null {
  const doubted = doubts[language]?.exec(sentence)?.[1];
  if (doubted !== undefined) return language === 'it' ? asItIs(doubted) : doubted;
  if (language === 'nl') {
    const {
      rest = '',
      verb = '',
      last = '',
    } = dutchWhether.exec(sentence.replace(/[.?]+$/u, ''))?.groups ?? {};
    if (verb !== '') return `${verbFirst('', rest, verb)}${last}`;
    const who = dutchWho.exec(sentence.replace(/[.?]+$/u, ''));
    return who ? `${who[1]} ${who[3]} ${who[2]}` : null;
  }
  if (language !== 'de') return null;
  const [, plain = '', finder] = whoFinds.exec(sentence.replace(/[.!?]+$/u, '')) ?? [];
  const asked = plain
    .replace(
      findsOut,
      (_, by: string, till: string | undefined, rest: string, verb: string) =>
        `${verbFirst('', rest, verb)} (${by}${till === undefined ? '' : `,${till}`})`,
    )
    .replace(openWho, '$1 $3 $2')
    .replace(openWhether, verbFirst);
  if (asked === plain) return null;
  return finder === undefined ? asked : `${asked} (${finder})`;
}
