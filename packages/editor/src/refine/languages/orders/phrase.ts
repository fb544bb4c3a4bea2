import type { OrderLexicon, Part } from './lexicon.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const key = '[A-Z]{1,8}-\\d{1,6}';

/** "Nur den Abschnitt Kontext": that nothing else is meant goes without saying. */
const alone =
  /^(?:nur|bloß|lediglich|seulement|uniquement|juste|sólo|solo|solamente|únicamente|soltanto|apenas|somente|alleen|tylko) /iu;

/** "Alles zum WLAN", "todo lo relacionado con fotos". */
const allAbout =
  /^(?:alles,? was mit (?<with>.{2,80}) zu tun hat|(?:alles (?:zu[mr]?|über|rund um|was (?:zu[mr]?|über))|tout ce qui (?:concerne|touche(?: à)?|a trait à|a rapport avec)|tout sur|todo lo (?:relacionado con|que tenga que ver con|que tiene que ver con|referente a|que se refiera a)|todo sobre|tutto (?:ciò che riguarda|quello che riguarda|su)|tudo (?:sobre|o que diz respeito a)|alles over|wszystko o) (?<topic>.{2,80}))$/iu;

/** What a phrase of another language means in the English words that parts of a document are found by, the likeliest first. */
export function phraseInEnglish(phrase: string, lexicon: OrderLexicon): string[] {
  const words = withoutArticle(phrase.replace(alone, ''), lexicon);
  if (words === '') return [];
  if (whole(lexicon.whole).test(words)) return ['it'];
  if (whole(lexicon.title).test(words)) return ['the title'];
  const topic = allAbout.exec(words)?.groups;
  if (topic) return [`everything about ${withoutArticle(topic['with'] ?? topic['topic'] ?? '', lexicon)}`];
  const section = new RegExp(
    `^(?:${lexicon.section}) (?:(?:${lexicon.of}|${lexicon.about}))?(?<name>.{2,120})$`,
    'isu',
  ).exec(words)?.groups?.['name'];
  if (section !== undefined && !whole(lexicon.section).test(section))
    return namesOf(section, lexicon).map((name) => `the section ${name}`);
  const part = partIn(words, lexicon);
  if (part.length > 0) return [...part, words];
  const all = words.split(new RegExp(` (?:${lexicon.and}) |, `, 'iu'));
  const several = all.map((one) => namesOf(withoutArticle(one, lexicon), lexicon).at(-1)).join(' and ');
  return all.length > 1 ? [...namesOf(words, lexicon), several] : namesOf(words, lexicon);
}

/** A phrase without the articles before it. */
function withoutArticle(phrase: string, { article }: OrderLexicon): string {
  const articles = new RegExp(`^(?:${article})`, 'iu');
  let words = phrase.trim().replace(/[,;:]+$/u, '');
  for (let round = 0; round < 2; round += 1) words = words.replace(articles, '').trim();
  return words;
}

/** The English word for what people call a section so, and the name as it stands. */
function namesOf(name: string, lexicon: OrderLexicon): string[] {
  const known = Object.entries(lexicon.sections).find(([, words]) => whole(words).test(name))?.[0];
  return known === undefined ? [name] : [known, name];
}

/** "The last sentence of the summary", "the risk about spam", "question 2" and the like; empty where a phrase names no single part. */
function partIn(words: string, lexicon: OrderLexicon): string[] {
  const places = [...lexicon.ordinals, lexicon.last];
  const place = `(?<place>${places.join('|')})`;
  const kind = `(?<kind>${Object.values(lexicon.parts).join('|')})`;
  const within = `(?: (?:${lexicon.of})(?<within>.{2,100}))?`;
  const counted = new RegExp(
    `^(?:${place} ${kind}|${kind.replace('kind', 'other')} ${place.replace('place', 'behind')})${within}$`,
    'isu',
  ).exec(words)?.groups;
  if (counted) {
    const part = partNamed(counted['kind'] ?? counted['other'] ?? '', lexicon);
    const at = places.findIndex((one) => whole(one).test(counted['place'] ?? counted['behind'] ?? ''));
    const named = `the ${ordinals[at] ?? 'last'} ${part}`;
    const home = counted['within'];
    return home === undefined ? [named] : phraseInEnglish(home, lexicon).map((one) => `${named} of ${one}`);
  }
  const keyed = new RegExp(`^${kind} (?<key>${key})$`, 'iu').exec(words)?.groups?.['key'];
  if (keyed !== undefined) return [keyed];
  const numbered = new RegExp(
    `^${kind} (?:n[.ºr°o]{1,2} ?)?(?<numbers>\\d{1,2}(?:(?:, ?| (?:${lexicon.and}) )\\d{1,2})*)$`,
    'iu',
  ).exec(words)?.groups;
  if (numbered) {
    const part = partNamed(numbered['kind'] ?? '', lexicon);
    return [
      (numbered['numbers'] ?? '')
        .match(/\d+/gu)
        ?.map((number) => `${part} ${number}`)
        .join(' and ') ?? '',
    ];
  }
  const told = new RegExp(`^${kind} (?:${lexicon.about})(?<about>.{2,160})$`, 'isu').exec(words)?.groups;
  if (told)
    return [
      `the ${partNamed(told['kind'] ?? '', lexicon)} about ${withoutArticle(told['about'] ?? '', lexicon)}`,
    ];
  const placed = new RegExp(`^${kind} (?:${lexicon.of})(?<within>.{2,100})$`, 'isu').exec(words)?.groups;
  if (!placed) return [];
  const part = partNamed(placed['kind'] ?? '', lexicon);
  // "the requirement of the location" is the one about it
  if (stated.has(part))
    return [`the ${part} about ${withoutArticle(placed['within'] ?? '', lexicon)}`, words];
  return /^(?:table|list|paragraph)$/u.test(part)
    ? phraseInEnglish(placed['within'] ?? '', lexicon).map((one) => `the ${part} in ${one}`)
    : [];
}

/** Parts that each state something. */
const stated: ReadonlySet<Part> = new Set([
  'requirement',
  'risk',
  'goal',
  'question',
  'ticket',
  'assumption',
]);

function partNamed(word: string, { parts }: OrderLexicon): Part {
  const found = (Object.entries(parts) as [Part, string][]).find(([, words]) => whole(words).test(word));
  return found?.[0] ?? 'item';
}

function whole(words: string): RegExp {
  return new RegExp(`^(?:${words})$`, 'iu');
}
