import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import { linksIn, namedBy } from './clauses/links.ts';
import { type Entity, elementOf, type Relation } from './entity.ts';
import { entityKey } from './entity-key.ts';
import { notedRelations } from './noted-relations.ts';
import { plainLetters } from './plain-letters.ts';
import { knownOneOf } from './plural-elsewhere.ts';
import { impliedRelations } from './told/implied-relations.ts';
import { undergoneOften } from './undergone-often.ts';

const many =
  '(?:many|more than one|multiple|several|lots of|one or more|zero or more|any number of|viele|mehrere|plusieurs|varios|varias|muchos|muchas|più|diversi|diverse|molti|molte|vários|várias|muitos|muitas|meerdere)';
export const oneToMany = new RegExp(
  `(?:(?:^|[\\s,(])(?:an?|each|every|one|the same|ein|eine|jeder|jede|jedes|un|une|chaque|una|uno|cada|ogni|um|uma|een|elke)\\s|^|, |[,;]? (?:and|so|but) )\`?([\\p{L}_]{2,40})\`?\\s(?:can\\s|may\\s|kann\\s|peut\\s|puede\\s)?(?:have|has|contain|contains|include|includes|hold|holds|carry|carries|own|owns|make|makes|create|creates|write|writes|be\\sin|haben|hat|avoir|a|tener|tiene|ha|tem|heeft)\\s${many}\\s(?:[\\p{L}-]{2,20}\\s(?!(?:and|or|but|which|that|in|on|at|for|with|to|of|from|per|und|et|y|avec|con|mit|di|de|do|da|del|della|von|van|pour|para|per|für)(?!\\p{L})))?\`?([\\p{L}_]{2,40})`,
  'giu',
);
/** "Ein Schüler kann mehrere Kurse besuchen": the verb stands behind what there are several of. */
const germanMany =
  /(?:^|[\s,(])(?:ein|eine|jeder|jede|jedes)\s([\p{L}_]{2,40})\skann\s(?:mehrere|viele)\s([\p{L}_]{2,40})\s\p{Ll}{3,20}en(?!\p{L})/giu;
/** "Ein Mietvertrag gehört zu einem Kunden und umfasst ein oder mehrere Geräte". */
const germanHolds =
  /(?:^|[\s,(])(?:ein|eine|jeder|jede|jedes)\s([\p{L}_]{2,40})\s[^.;]{0,80}?(?:umfasst|enthält|beinhaltet|besteht aus)\s(?:(?:eine?[mnr]? oder )?mehrere[nr]?|viele[nr]?|beliebig viele[nr]?)\s([\p{L}_]{2,40})/giu;
/** "Ein Gerät kommt im Laufe der Zeit in vielen Verträgen vor". */
const germanOccurs =
  /(?:^|[\s,(;])(?:ein|eine|jeder|jede|jedes|dasselbe|derselbe|dieselbe)\s([\p{L}_]{2,40})\s(?:kommt|steht|ist|kann|taucht)\s[^.;]{0,60}?in\s(?:vielen|mehreren|verschiedenen)\s([\p{L}_]{2,40})/giu;
/** "Von jedem Medium gibt es mehrere Exemplare". */
const germanEach =
  /(?<!\p{L})(?:von|zu|pro|für|je|in) (?:jede[mrsn]|eine[mrn]) ([\p{L}_]{2,40}) (?:gibt es|existieren|gehören|hängen|liegen|stehen) (?:mehrere|viele|beliebig viele) ([\p{L}_]{2,40})/giu;
const belongs =
  /`?([\p{L}_]{2,40})`?\s(?:belongs? to|is part of|gehört zu|gehören zu|appartient à|pertenece a|es de|appartiene a|è di|pertence a|é de|hoort bij)\s(?:an?|one|exactly one|einem|einer|un|une|una|um|uma|een)\s(?:solo\s|sola\s|único\s|única\s|seul\s|seule\s)?`?([\p{L}_]{2,40})/giu;
const manyToMany =
  /(?<![\p{L}])`?([\p{L}_]{2,40})`?\s(?:and|und|et|y|<->|↔)\s`?([\p{L}_]{2,40})`?[^.]{0,40}(?:many[- ]to[- ]many|n:m|m:n|n-m)/giu;
/** "Authors are many to many with books". */
export const manyWith =
  /(?<![\p{L}])`?([\p{L}_]{2,40})`? (?:are |is )?(?:in an? )?(?:many[- ]to[- ]many|n:m|m:n|n-m)(?: relation(?:ship)?)? (?:with|to|and) `?([\p{L}_]{2,40})/giu;

/** "On a vehicle there are many pieces of equipment". English. */
const placedMany =
  /(?:^|[;,.] )(?:on|in|at|with|under|from|for) (?:an?|each|every|one) ([\p{L}_]{2,40}(?: [\p{L}_]{2,40})??) (?:(?:there )?(?:are|is|hang|stand|sit|lie|live) (?:many|several|multiple|lots of|any number of|up to \d+) (?:(?:pieces|items|kinds|sets) of )?([\p{L}_]{2,40})|([\p{L}_]{2,40}s) are \p{L}+(?:ed|en|un|de|ne|nd|pt|ld|nt)(?!\p{L}))/giu;

/** "One customer, several contracts", "one contract: up to 500 cards": said without a verb. */
export const tersely =
  /(?:^|[;.]\s)(?:an?|one|each|every|pro|je|ein|eine|une?|una?|cada|ogni) ([\p{L}_]{2,40})(?: ?[,:=–→]| ?->) (?:many|several|multiple|any number of|up to \d+|at most \d+|\d+ or more|mehrere|viele|bis zu \d+|plusieurs|varios|varias|vários|várias|più|meerdere) ([\p{L}_]{2,40})(?=$|[.,;])/giu;
/** "Books: title, how many copies": a thing that says how many there are of another has them. */
const howMany =
  /^(?:how_?many|(?:number|amount|count|nr|no|num)_?of|num|anzahl(?:_der)?|nombre_de|numero_de)_(\p{L}{3,40})$/iu;

/** The relations sentences and foreign keys give between known entities; two opposite one-to-many make a many-to-many. */
export function relationsOf(
  entities: readonly Entity[],
  statements: readonly Statement[],
  isEnglish: boolean,
): Relation[] {
  const names = new Map(
    entities.flatMap((entity) =>
      [entity.name.toLowerCase(), singularOf(entity.name.toLowerCase()), entityKey(entity.name)].map(
        (key) => [key, entity.name],
      ),
    ),
  );
  const find = (word: string | undefined) =>
    names.get((word ?? '').toLowerCase()) ??
    names.get(singularOf((word ?? '').toLowerCase())) ??
    // The Spanish plural behind a consonant: "sensores".
    names.get((word ?? '').toLowerCase().replace(/(?<=[lnrdj])es$/u, '')) ??
    // Plurals of Italian: "indirizzi", "case".
    names.get((word ?? '').toLowerCase().replace(/i$/u, 'o').replace(/e$/u, 'a')) ??
    // Names of entities are in plain letters: "équipes".
    names.get(plainLetters(singularOf((word ?? '').toLowerCase()), '')) ??
    names.get(plainLetters((word ?? '').toLowerCase(), 'de')) ??
    names.get(plainLetters((word ?? '').toLowerCase(), 'de').replace(/(?:en|er|e|n)$/u, '')) ??
    (isEnglish ? undefined : knownOneOf(word ?? '', names));
  const relations: Relation[] = [];
  for (const entity of entities) {
    for (const field of entity.fields) {
      // A key that is called after its own thing points nowhere.
      const called = field.isKey ? undefined : /^(.{2,40}?)(?:_id|Id|_uuid)$/u.exec(field.name)?.[1];
      const target = find(field.references ?? called);
      // "A boat has a berth", "a berth has one boat": fields of both that point to the other.
      const isMutual = entities.some(
        ({ name, fields }) =>
          name === target &&
          name !== entity.name &&
          fields.some(({ references }) => references === entity.name),
      );
      if (target)
        relations.push({
          from: target,
          to: entity.name,
          cardinality: isMutual ? 'one-to-one' : 'one-to-many',
          statements: [],
        });
      const counted = find(howMany.exec(field.name)?.[1]);
      if (counted && counted !== entity.name)
        relations.push({ from: entity.name, to: counted, cardinality: 'one-to-many', statements: [] });
      const element = find(elementOf(field.type) ?? undefined);
      if (element)
        relations.push({ from: entity.name, to: element, cardinality: 'one-to-many', statements: [] });
    }
  }
  for (const statement of statements) {
    const push = (
      left: string | undefined,
      right: string | undefined,
      cardinality: Relation['cardinality'],
    ): void => {
      const from = find(left);
      const to = find(right);
      if (from && to && from !== to) relations.push({ from, to, cardinality, statements: [statement.index] });
    };
    for (const match of [...statement.text.matchAll(manyToMany), ...statement.text.matchAll(manyWith)])
      push(match[1], match[2], 'many-to-many');
    for (const match of statement.text.matchAll(oneToMany)) push(match[1], match[2], 'one-to-many');
    for (const match of statement.text.matchAll(placedMany))
      push(match[1]?.replace(' ', '_'), match[2] ?? match[3], 'one-to-many');
    for (const match of statement.text.matchAll(tersely)) push(match[1], match[2], 'one-to-many');
    for (const { thing, deeds } of undergoneOften(statement.text))
      push(thing, deeds.find(find), 'one-to-many');
    for (const { left, right, cardinality } of notedRelations([statement])) push(left, right, cardinality);
    for (const match of statement.text.matchAll(germanEach)) push(match[1], match[2], 'one-to-many');
    for (const match of [...statement.text.matchAll(germanHolds), ...statement.text.matchAll(germanOccurs)])
      push(match[1], match[2], 'one-to-many');
    for (const match of statement.text.matchAll(germanMany)) push(match[1], match[2], 'one-to-many');
    for (const match of statement.text.matchAll(belongs)) push(match[2], match[1], 'one-to-many');
  }
  if (!isEnglish) return merged(relations);
  const named = (word: string) => find(word) ?? names.get(entityKey(word));
  relations.push(...linkedRelations(statements, (word) => named(word) ?? byLastWord(word, entities)));
  // What a sentence says in passing holds for two things of which no other says how they relate.
  for (const relation of impliedRelations(statements, (word) => named(word) ?? byLastWord(word, entities))) {
    const { from, to } = relation;
    if (!leads(from, to, relations) && !leads(to, from, relations) && !areJoined(from, to, relations))
      relations.push(relation);
  }
  return merged(relations);
}

/** What clauses tell of how things belong together, as far as `find` knows both. */
function linkedRelations(
  statements: readonly Statement[],
  find: (word: string) => string | undefined,
): Relation[] {
  return linksIn(statements).flatMap(({ one, many, cardinality, index }): Relation[] => {
    const [from, to] = [namedBy(one, find), namedBy(many, find)];
    return from === undefined || to === undefined || from === to
      ? []
      : [{ from, to, cardinality, statements: [index] }];
  });
}

/** "Card" where only gift cards are described. */
function byLastWord(word: string, entities: readonly Entity[]): string | undefined {
  const ending = `_${entityKey(word)}`;
  const [only, ...others] = entities.filter(({ name }) => entityKey(name).endsWith(ending));
  return others.length === 0 ? only?.name : undefined;
}

/** Whether one thing has the other, or has what has it: the owner of a pet, and of its appointments. */
function leads(from: string, to: string, relations: readonly Relation[]): boolean {
  const reached = new Set([from]);
  for (const name of reached)
    for (const relation of relations) if (relation.from === name) reached.add(relation.to);
  return reached.has(to);
}

/** Whether a third thing is of both: the signup of a volunteer for a shift. */
function areJoined(one: string, other: string, relations: readonly Relation[]): boolean {
  const of = (name: string) => relations.filter(({ from }) => from === name).map(({ to }) => to);
  const shared = new Set(of(one));
  return of(other).some((name) => shared.has(name));
}

/** What many things share: a tag of several tickets is the tag of others, too. */
const shared =
  /^(?:tag|label|category|topic|genre|skill|keyword|hashtag|mot_cle|etiqueta|etichetta|schlagwort|kategorie|categorie|categoria)s?$/iu;

function merged(given: readonly Relation[]): Relation[] {
  const relations = given.map(
    (one): Relation =>
      one.statements.length > 0 && one.cardinality === 'one-to-many' && shared.test(one.to)
        ? { ...one, cardinality: 'many-to-many' }
        : one,
  );
  const kept: Relation[] = [];
  for (const relation of relations) {
    const same = kept.findIndex((one) => one.from === relation.from && one.to === relation.to);
    const opposite = kept.findIndex(
      (one) => one.from === relation.to && one.to === relation.from && one.from !== one.to,
    );
    const [at, cardinality] =
      opposite >= 0 ? [opposite, bothWays(kept[opposite], relation)] : [same, relation.cardinality];
    const known = kept[at];
    if (known)
      kept[at] = {
        ...known,
        cardinality: known.cardinality === 'one-to-many' ? cardinality : known.cardinality,
        statements: [...new Set([...known.statements, ...relation.statements])],
      };
    else kept.push(relation);
  }
  return kept;
}

/** What two relations in opposite ways make: many to many, unless one of them says that there is one for each. */
function bothWays(known: Relation | undefined, other: Relation): Relation['cardinality'] {
  return known?.cardinality === 'one-to-one' || other.cardinality === 'one-to-one'
    ? 'one-to-one'
    : 'many-to-many';
}
