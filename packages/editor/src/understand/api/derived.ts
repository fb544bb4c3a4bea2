import type { Statement } from '../statement.ts';
import type { Endpoint } from './endpoint.ts';
import { parameterOf, pluralOf, segmentOf, singularOf } from './nouns.ts';
import { isThing } from './thing.ts';

interface VerbRule {
  readonly verbs: readonly string[];
  readonly method: string;
  readonly onItem: boolean;
}

/** What a verb on a resource means as an operation. Source: the usual reading of HTTP methods (RFC 9110). */
const verbRules: readonly VerbRule[] = [
  {
    verbs: 'list|search|browse|query|filter|find|auflisten|lister|listar'.split('|'),
    method: 'GET',
    onItem: false,
  },
  {
    verbs: 'get|view|see|read|show|fetch|retrieve|abrufen|anzeigen|consulter|consultar|ver'.split('|'),
    method: 'GET',
    onItem: true,
  },
  {
    verbs:
      'create|add|register|submit|upload|place|book|order|reserve|anlegen|erstellen|créer|ajouter|crear|añadir|agregar'.split(
        '|',
      ),
    method: 'POST',
    onItem: false,
  },
  {
    verbs:
      'update|edit|change|modify|rename|ändern|bearbeiten|aktualisieren|modifier|mettre à jour|actualizar|editar|modificar'.split(
        '|',
      ),
    method: 'PATCH',
    onItem: true,
  },
  {
    verbs: 'delete|remove|cancel|löschen|stornieren|supprimer|annuler|eliminar|borrar|cancelar'.split('|'),
    method: 'DELETE',
    onItem: true,
  },
];

const anyVerb = verbRules.flatMap(({ verbs }) => verbs).join('|');
const skipped =
  '(?:(?:a|an|the|all|any|own|their|its|his|her|my|our|new|existing|each|one|some|of|single|specific|ein|eine|einen|alle|die|den|das|neue|un|une|des|les|le|la|los|las|una|todos|todas) ){0,4}';
const order = new RegExp(
  `(?<![\\p{L}])(${anyVerb})(?: (?:and|or|und|et|y|,) (${anyVerb}))?(?:, ?(${anyVerb}))? ${skipped}([\\p{L}][\\p{L}-]{2,30})(?: (?:in|on|for|to|of|auf|für|pour|de) ${skipped}([\\p{L}][\\p{L}-]{2,30}))?`,
  'giu',
);
const several = new RegExp(
  `(?<![\\p{L}])((?:(?:${anyVerb})(?:, | and | or |/|, and | und | et | y )){1,4}(?:${anyVerb})) ${skipped}([\\p{L}][\\p{L}-]{2,30})`,
  'giu',
);
const notResource =
  /^(?:and|or|it|them|that|this|what|if|when|with|by|from|up|data|information|everything|something|one|list|lists|result|results|details|und|es|sie|et|y|able|not|time|field|fields|way|support|error|errors|two|three|per|file|files|page|name|names|number|numbers)$/iu;

/**
 * Operations that demands describe without a path: "users can list, create and cancel bookings". The resource is
 * the noun behind the verb, in the plural; "book seats" books a booking. `all` are those of the whole input.
 */
export function derivedEndpoints(
  statements: readonly Statement[],
  prefix: string,
  all: readonly Statement[],
  isEnglish: boolean,
): Endpoint[] {
  const said = all.map((statement) => statement.text.toLowerCase()).join(' ');
  return statements.flatMap((statement) => {
    const isItem = statement.block.kind === 'listItem';
    const demands =
      statement.kind === 'requirement' ||
      (isItem && (statement.kind === 'definition' || statement.kind === 'goal'));
    const isOperation =
      statement.topics.has('actor') ||
      statement.lead !== null ||
      statement.topics.has('systemVerb') ||
      isItem;
    const isRule = statement.topics.has('security') && !opensWithVerb.test(statement.masked.text);
    if (!demands || !isOperation || isRule) return [];
    const operations = [
      ...operationsIn(statement.masked.text),
      ...(isItem ? shownIn(statement.masked.text) : []),
    ].filter(({ noun }) => (!isEnglish || isThing(noun)) && isResource(noun, said));
    return operations.map(({ verb, noun }) => {
      const rule = verbRules.find(({ verbs }) => verbs.includes(verb.toLowerCase())) ?? verbRules[0];
      const collection = segmentOf(pluralOf(singularOf(noun.toLowerCase())));
      const isOne = rule?.onItem === true && !(rule.method === 'GET' && pluralOf(singularOf(noun)) === noun);
      const path = `${prefix}/${collection}${isOne ? `/{${parameterOf(noun.toLowerCase())}}` : ''}`;
      return {
        method: rule?.method ?? 'GET',
        path,
        query: [],
        statements: [statement.index],
        isDerived: true,
        phrase: null,
      };
    });
  });
}

/** "Operators must only see their own garages" is a rule for every call and none of its own. */
const opensWithVerb = new RegExp(
  `^(?:${anyVerb})(?!\\p{L})|(?<!\\p{L})(?:can|able to) (?:${anyVerb})(?!\\p{L})`,
  'iu',
);

/** "One garage: name, address", "details of a booking": the item by itself. */
function shownIn(prose: string): { verb: string; noun: string }[] {
  const noun =
    /^(?:one|a single|single|details of (?:an?|one)|(?:get )?an?) (\p{L}{3,30})(?=:|$| by (?:id|its)| with )/iu.exec(
      prose,
    )?.[1];
  return noun === undefined ? [] : [{ verb: 'get', noun }];
}

/** A noun the input speaks of more than once. */
function isResource(noun: string, said: string): boolean {
  const stem = singularOf(noun.toLowerCase()).replace(/(?:y|ing)$/u, '');
  return said.split(stem).length > 2;
}

/** "Change the plate of a reservation" changes the reservation. */
const partOf = /^(?:update|edit|change|modify) .* (?:of|on) /iu;

/** "Read occupancy": a noun in the singular without an article is no one thing that could be read. */
const readsMass =
  /^(?:get|view|see|read|show|fetch|retrieve) (?!an?(?!\p{L})|the|one|its|their|his|her|my|our|each|any|own|single|specific)\p{L}*[^s\s](?:\s|$)/iu;

/** "On the refill list of the route": a word that orders elsewhere, as the noun it is here. */
const isNoun = /^(?:list|order|search|filter|view|update|change|show) of(?!\p{L})/iu;
/** "The first on the waiting list gets a text": a noun, and what follows is its verb. */
const endsNoun =
  /(?<!\p{L})(?:the|an?|this|that|each|every|its|their|our|\p{L}+ing|price|guest|check|mail|order) (?:\p{L}+ing )?(?:list|order|search|filter|view|update|change|show|book|place)$/iu;
/** "Do not fetch the box": what is ruled out is no operation. */
const forbids = /(?<!\p{L})(?:do not|don['’]?t|never|must not|cannot|can['’]?t|may not|no longer)\s$/iu;

function operationsIn(prose: string): { verb: string; noun: string }[] {
  const found: { verb: string; noun: string }[] = [];
  for (const match of prose.matchAll(several)) {
    const noun = (match[2] ?? '').replace(/^(?:us|me|them|him|her|you) (?=\p{L})/iu, '');
    if (notResource.test(noun)) continue;
    for (const verb of (match[1] ?? '').split(/, and |, | and | or |\/| und | et | y /u))
      found.push({ verb: verb.trim(), noun });
  }
  if (found.length > 0) return found;
  for (const match of prose.matchAll(order)) {
    const verb = match[1] ?? '';
    if (readsMass.test(match[0]) || isNoun.test(match[0])) continue;
    if (endsNoun.test(prose.slice(0, match.index + verb.length))) continue;
    if (forbids.test(prose.slice(0, match.index))) continue;
    const whole = partOf.test(match[0]) ? match[5] : undefined;
    // "Shops send us purchases": to whom is no part of what.
    const noun = /^book$/iu.test(verb)
      ? 'booking'
      : (whole ?? match[4] ?? '').replace(/^(?:us|me|them|him|her|you) (?=\p{L})/iu, '');
    if (!notResource.test(noun)) found.push({ verb, noun });
  }
  return found.slice(0, 2);
}
