import { numbersOf } from '../api/elsewhere/numbers.ts';
import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { type Having, havingOf, membersOf } from './listed-elsewhere.ts';
import { defaultSaid, severalOf } from './noted-elsewhere.ts';
import { isColumnName, partIn, singleName } from './part-elsewhere.ts';
import { type ToldPatterns, toldPatterns } from './told-elsewhere-patterns.ts';

/** What a clause says of a thing. */
interface Told {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly index: number;
}

interface Tongue {
  readonly patterns: ToldPatterns;
  readonly having: Having;
  readonly said: ReadonlySet<string>;
}

/** Parts from which on what somebody hands in is a record. */
const fewestGiven = 3;
const fewestStates = 3;

/**
 * Entities that sentences in languages beside English tell clause by clause: "Ein Auftrag gehört zu einem Fahrzeug und hat
 * mehrere Positionen (Menge, Preis).", "Un salarié dépose une demande avec une date de début, une date de fin et un motif.",
 * "Une facture est établie par commande." What there are several of, and what something belongs to, is a thing itself.
 */
export function toldElsewhere(statements: readonly Statement[], language: string): Entity[] {
  const patterns = toldPatterns(language);
  const having = havingOf(language);
  if (!patterns || !having) return [];
  const said = new Set(
    statements.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase()),
  );
  const tongue: Tongue = { patterns, having, said };
  const sentences = statements.map((one) => ({
    ...one,
    text: one.text
      .replaceAll('`', '')
      .replace(defaultSaid, '')
      .replace(/\s?[.!]+$/u, ''),
  }));
  const owned = inNominative(
    sentences.map((one) => [...ownedIn(one, tongue), ...givenIn(one, tongue)]),
    language,
  );
  const names = new Set(
    owned.flatMap(({ name, fields }) => [name, ...fields.flatMap((one) => one.references ?? [])]),
  );
  const isSpokenOf = (name: string) =>
    sentences.filter(({ text }) => nouns(text, tongue).has(name)).length > 1;
  const kept = owned.filter(
    ({ name, fields }) =>
      fields.some((field) => field.references !== null || names.has(field.name)) ||
      (fields.length > 1 && (fields.some((field) => isColumnName(field.name)) || isSpokenOf(name))),
  );
  const known = new Set(
    kept.flatMap(({ name, fields }) => [name, ...fields.flatMap((one) => one.references ?? [])]),
  );
  // "Jeder Auftrag hat einen Status (offen, fertig)": one part is enough of what others tell more of.
  const further = owned.filter((one) => !kept.includes(one) && known.has(one.name));
  const stated = sentences.flatMap((one) => statesIn(one, tongue)).filter(({ name }) => known.has(name));
  const made = sentences
    .flatMap((one) => madeIn(one, tongue))
    .filter(({ fields }) => known.has(fields[0]?.references ?? ''));
  const all = [...kept, ...further, ...stated, ...made];
  const undescribed = [...known].filter((name) => !all.some((one) => one.name === name));
  return [
    ...undescribed.map((name) => ({ name, fields: [], statements: [] })),
    ...all.map(({ name, fields, index }) => ({
      name,
      fields: fields.map((field) => referring(field, name, known)),
      statements: [index],
    })),
  ];
}

/** Polish names behind "należy do" and "wiele" by the form in which another sentence opens with them: "pacjenta" is a `pacjent`. */
function inNominative(rows: readonly Told[][], language: string): Told[] {
  if (language !== 'pl') return rows.flat();
  const subjects = new Set(rows.flatMap(([first]) => first?.name ?? []));
  const nominative = (name: string) =>
    subjects.has(name)
      ? name
      : ([...subjects].find(
          (one) =>
            Math.abs(one.length - name.length) <= 2 &&
            name.startsWith(one.slice(0, Math.max(4, Math.min(one.length, name.length) - 1))),
        ) ?? name);
  return rows.flat().map(({ fields, ...one }) => ({
    ...one,
    name: nominative(one.name),
    fields: fields.map((field) =>
      field.references === null
        ? field
        : {
            ...field,
            name: `${nominative(field.references)}_id`,
            references: nominative(field.references),
          },
    ),
  }));
}

/** "Einen Halter" where holders are described points to one. */
function referring(field: Field, own: string, known: ReadonlySet<string>): Field {
  return field.references === null && known.has(field.name) && field.name !== own && field.values.length === 0
    ? { ...field, name: `${field.name}_id`, isKey: false, references: field.name }
    : field;
}

/** What clauses of a sentence say its subject has and belongs to, with what there are several of. */
function ownedIn({ text, index }: Pick<Statement, 'text' | 'index'>, tongue: Tongue): Told[] {
  const { patterns } = tongue;
  const opening = patterns.owner.exec(text);
  if (opening === null) return [];
  const name = thingOf(opening[2] ?? '', isMany(opening[1], text.slice(opening[0].length), patterns), tongue);
  if (name === null) return [];
  const clauses = text.slice(opening[0].length).split(patterns.nextClause);
  const fields: Field[] = [];
  const several: Told[] = [];
  for (const clause of clauses) {
    const of = patterns.belongs.exec(clause)?.[1];
    fields.push(...(of === undefined ? [] : wholesIn(of, tongue)));
    const list = of === undefined ? patterns.has.exec(clause)?.[1] : undefined;
    const parts = list === undefined ? [] : readParts(list, name, index, tongue);
    if (parts === null) return [];
    fields.push(...parts.flatMap((part) => ('fields' in part ? [] : [part])));
    several.push(...parts.flatMap((part) => ('fields' in part ? [part] : [])));
  }
  return fields.length + several.length === 0 ? [] : [{ name, fields, index }, ...several];
}

/** "A un socio y a una sesión": what something belongs to, each with a reference to it. */
function wholesIn(list: string, tongue: Tongue): Field[] {
  const { patterns } = tongue;
  return list.split(patterns.nextWhole).flatMap((part): Field[] => {
    const noun = patterns.whole.exec(part.trim())?.[1];
    const whole = noun === undefined ? null : thingOf(noun, false, tongue);
    return whole === null ? [] : [{ ...plainField(`${whole}_id`), references: whole }];
  });
}

/** The parts of a list: fields, and things there are several of; null where one of them is neither. */
function readParts(list: string, whole: string, index: number, tongue: Tongue): (Field | Told)[] | null {
  const { patterns, having } = tongue;
  const parts = membersOf(list, having.language).map((part): Field | Told | 'several' | null => {
    const [, noun = '', inner = ''] = patterns.several.exec(part) ?? [];
    if (noun === '') return severalOf.test(part) ? 'several' : partIn(part, having);
    const name = thingOf(noun, true, tongue);
    const members = inner === '' ? [] : membersOf(inner, having.language).map((one) => partIn(one, having));
    const own = members.length > 1 ? members.filter((one) => one !== null) : [];
    const isSure =
      own.length > 0 ||
      having.language !== 'de' ||
      tongue.said.has(numbersOf(noun.toLowerCase(), true, 'de', tongue.said).singular);
    if (name !== null && !isSure) return 'several';
    return name === null
      ? null
      : { name, fields: [{ ...plainField(`${whole}_id`), references: whole }, ...own], index };
  });
  // How German plurals end tells no singular: what nothing else speaks of is no thing.
  const sure = parts.filter((part) => part !== 'several');
  const readable = sure.filter((part) => part !== null);
  return readable.length === sure.length || (readable.length >= fewestRead && !list.includes(':'))
    ? readable
    : null;
}

/** Parts of a list that are read without one that is not. */
const fewestRead = 3;

/** "Un salarié dépose une demande de congé avec une date de début, …": what is handed in, and by whom. */
function givenIn({ text, index, kind }: Pick<Statement, 'text' | 'index' | 'kind'>, tongue: Tongue): Told[] {
  const { patterns, having } = tongue;
  if (kind === 'problem' || kind === 'nonGoal') return [];
  const said = patterns.given.exec(text);
  if (said === null || (said[3] ?? '').split(',').length < fewestGiven - 1) return [];
  const by = thingOf(said[1] ?? '', false, tongue);
  const name = singleName(said[2] ?? '', having);
  const fields = membersOf(said[3] ?? '', having.language).map((part) => partIn(part, having));
  if (by === null || fields.length < fewestGiven || !fields.every((field) => field !== null)) return [];
  return [{ name, fields: [{ ...plainField(`${by}_id`), references: by }, ...(fields as Field[])], index }];
}

/** "Ein Auftrag ist offen, in Arbeit, fertig oder storniert": the states of a thing. */
function statesIn({ text, index }: Pick<Statement, 'text' | 'index'>, tongue: Tongue): Told[] {
  const { stated, nextState } = tongue.patterns;
  const said = stated.exec(text);
  const values = (said?.[2] ?? '').split(nextState).map((value) => value.trim());
  const name = said === null ? null : thingOf(said[1] ?? '', false, tongue);
  return name === null || values.length < fewestStates
    ? []
    : [{ name, fields: [{ ...plainField('status'), values }], index }];
}

/** "Rechnungen werden pro Auftrag erstellt": what is made for another thing belongs to it. */
function madeIn({ text, index }: Pick<Statement, 'text' | 'index'>, tongue: Tongue): Told[] {
  const groups = tongue.patterns.madeFor.exec(text)?.groups;
  const [made, of] = [groups?.['made'] ?? groups?.['made2'], groups?.['of'] ?? groups?.['of2']];
  if (made === undefined || of === undefined) return [];
  const isPlural =
    groups?.['made'] !== undefined &&
    isMany(/^\p{L}+/u.exec(text)?.[0], text.slice(text.indexOf(made) + made.length + 1), tongue.patterns);
  const [name, whole] = [thingOf(made, isPlural, tongue), thingOf(of, false, tongue)];
  return name === null || whole === null || name === whole
    ? []
    : [{ name, fields: [{ ...plainField(`${whole}_id`), references: whole }], index }];
}

/** Whether a subject is several, by the word before it and the verb behind. */
function isMany(
  determiner: string | undefined,
  behind: string,
  { many, one, verbOfMany }: ToldPatterns,
): boolean {
  const isOnlyMany = many.test(determiner ?? '') && !one.test(determiner ?? '');
  return isOnlyMany || verbOfMany.test(behind);
}

/** A noun as the name of a thing; null for what is none. */
function thingOf(noun: string, isPlural: boolean, { having, said }: Tongue): string | null {
  const lower = noun.toLowerCase();
  if (notThing.test(lower)) return null;
  const single =
    isPlural && !lower.includes(' ') ? numbersOf(lower, true, having.language, said).singular : lower;
  return singleName(single, having);
}

const notThing =
  /^(?:system|système|sistema|anwendung|application|aplicación|applicazione|api|liste|lista|elenco|lijst|seite|page|página|pagina|es|das|dies|il|elle|on|nous|wir|sie|ello|esto|noi|nós|er|alles|tout|todo|tutto|tudo|niemand|personne|nadie)$/u;

/** The things a sentence speaks of, by their names. */
function nouns(text: string, tongue: Tongue): ReadonlySet<string> {
  return new Set(
    (text.match(/\p{L}[\p{L}-]{2,30}/gu) ?? []).flatMap((word) =>
      [false, true].flatMap((isPlural) => thingOf(word, isPlural, tongue) ?? []),
    ),
  );
}
