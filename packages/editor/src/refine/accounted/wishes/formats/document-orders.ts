import { type Section, sectionsOf } from '../../../../document/outline.ts';
import type { Draft } from '../../../draft.ts';
import { promptOf } from '../../../prompts/parts.ts';
import { adding, changing, removing } from '../../lexicon/signs.ts';
import { unknownIn } from '../../lexicon/words-of-orders.ts';
import { type Formed, type Masked, namedIn, unmasked } from '../../named/mentions.ts';
import { HOLE } from '../../reading/framed-text.ts';
import { type Message, partsOf } from '../../reading/message.ts';
import { textsIn } from '../../reading/told-text.ts';
import type { Wish } from '../../wish.ts';
import { alternativeSaid } from './alternative-said.ts';

/** The states that an RFC has, with what they are called in other languages. */
const states = new Map<string, RegExp>([
  [
    'Accepted',
    /^(?:accepted|approved|angenommen|akzeptiert|accepté|aceptad[oa]|aceit[oa]|accettat[oa]|geaccepteerd|zaakceptowan\p{L}+)$/iu,
  ],
  [
    'Rejected',
    /^(?:rejected|declined|abgelehnt|rejeté|refusé|rechazad[oa]|rejeitad[oa]|rifiutat[oa]|afgewezen|odrzucon\p{L}+)$/iu,
  ],
  [
    'Proposed',
    /^(?:proposed|vorgeschlagen|proposé|propuest[oa]|propost[oa]|voorgesteld|zaproponowan\p{L}+)$/iu,
  ],
  ['Withdrawn', /^(?:withdrawn|zurückgezogen|retiré|retirad[oa]|ritirat[oa]|ingetrokken|wycofan\p{L}+)$/iu],
  ['Draft', /^(?:draft|entwurf|brouillon|borrador|rascunho|bozza)$/iu],
  ['Superseded', /^superseded$/iu],
  ['Implemented', /^implemented$/iu],
]);
const allStates = [...states.values()].map(({ source }) => source.slice(1, -1)).join('|');

/** What has the form of a state of an RFC, or of an answer. */
export const documentForms: readonly Formed[] = [
  { kind: 'state', form: new RegExp(`["“\`]?(?<!\\p{L})(?:${allStates})(?!\\p{L})["”\`]?`, 'giu') },
  {
    kind: 'shape',
    form: /["“`]?(?<!\p{L})(?:(?:an?|the|une?|eine?|een)\s)?(?:(?:valid|strict|plain|pure|single|compact)\s)?(?:json(?:[ -]lines| object| array)?|ya?ml|csv(?:[ -]table)?|tsv|xml|toml|html|latex|markdown(?:[ -]table| list)?|plain text|(?:bullet(?:ed)?|numbered|ordered) (?:list|points)|bullet points|table|tabelle|tableau|tabla)(?![\p{L}-])["”`]?/giu,
  },
];

const drawback =
  /(?<!\p{L})(?:drawbacks?|downsides?|disadvantages?|cons?|nachteile?n?|inconvénients?|désavantages?|desventajas?|inconvenientes?|desvantagens?|svantagg\p{L}+|nadel\p{L}*|wad[ay]?)(?!\p{L})/iu;
const rule =
  /(?<!\p{L})(?:constraints?|rules?|requires?|insists?|make sure|ensure|guarantee|enforce|regeln?|vorgaben?|einschränkung\p{L}*|règles?|contraintes?|reglas?|restricci\p{L}+|regras?|regol\p{L}+|vincol\p{L}+|regels?|reguł\p{L}*)(?!\p{L})/iu;
const variable =
  /(?<!\p{L})(?:variables?|variablen|placeholders?|platzhalter|inputs?|variáve(?:l|is)|variabil[ei]|variabele|zmienn\p{L}+)(?!\p{L})/iu;
const answer =
  /(?<!\p{L})(?:outputs?|answers?|repl(?:y|ies)|responses?|respond|results?|format\p{L}*|ausgabe\p{L}*|antwort\p{L}*|sortie|réponse|salida|respuesta|saída|resposta|risposta|uitvoer\p{L}*|antwoord|wyjści\p{L}+|odpowied\p{L}+)(?!\p{L})/iu;
const state = /(?<!\p{L})(?:status|state|rfc|estado|stato|statut|statusu?)(?!\p{L})/iu;

/** The order that a message about an RFC or a prompt gives; null where it gives another, or more than one. */
export function documentOrder(message: Message, draft: Draft): Wish | null {
  if (draft.request.format === 'RFC') return rfcOrder(message, draft);
  return promptOf(draft) ? promptOrder(message, draft) : null;
}

function rfcOrder(message: Message, draft: Draft): Wish | null {
  const [drawbacks] = sectionsOf(draft.outline, 'drawbacks');
  const [alternatives] = sectionsOf(draft.outline, 'rationale-alternatives');
  const told = alternatives && alternativeSaid(unmasked(message.masked.text, message.masked));
  return (
    (told ? statementIn(alternatives, `${told.what}: ${told.reason}`, message.masked) : null) ??
    stateOrder(message) ??
    (drawbacks ? addedDrawback(drawbacks, message, draft) : null)
  );
}

/** A drawback more: with a key and what is done about it, where the others have such. */
function addedDrawback(drawbacks: Section, message: Message, draft: Draft): Wish | null {
  const wish = addedTo(drawbacks, drawback, message);
  const isKeyed = draft.items.some(({ key, section }) => section === drawbacks && key?.family === 'R');
  if (wish === null || !isKeyed || 'change' in wish) return wish;
  const lead = `Add to ${drawbacks.title}: `;
  return { ...wish, orders: wish.orders.map((order) => order.replace(lead, () => 'Add a risk: ')) };
}

/** The state of the RFC. */
function stateOrder(message: Message): Wish | null {
  const [found, ...others] = partsOf(message, 'state');
  const named = message.segments.filter(
    ({ text }) =>
      state.test(text) || /^(?:this|it)(?:['’]s| is| was| got| has been) (?:now )?⟦\d+⟧/iu.test(text),
  );
  if (!found || others.length > 0 || named.length === 0 || named.some(({ isPlain }) => !isPlain)) return null;
  if (/(?<!\p{L})(?:authors?|dates?|titles?|owners?|reviewers?)(?!\p{L})/iu.test(message.masked.text))
    return null;
  const name = [...states].find(([, words]) => words.test(found.said.replaceAll(/["“”`]/gu, '')))?.[0];
  const isSaid = message.segments.some(
    ({ text }) =>
      namedIn(text, message.masked, 'state').length > 0 &&
      (changing.test(text) || state.test(text) || named.length > 0),
  );
  if (name === undefined || !(isSaid || changing.test(message.plain)) || removing.test(message.plain))
    return null;
  return {
    orders: [`Set the status to ${name}`],
    holds: (after) => new RegExp(`Status:?\\*{0,2}:?\\s*${name}`, 'iu').test(after.text),
  };
}

function promptOrder(message: Message, draft: Draft): Wish | null {
  const prompt = promptOf(draft);
  const { constraints, output } = prompt?.sections ?? {};
  return (
    (output ? shapeOrder(message) : null) ??
    variableOrder(message, draft) ??
    (constraints ? addedTo(constraints, rule, message, variable) : null)
  );
}

/** The form of the answer. */
function shapeOrder({ masked, plain, segments }: Message): Wish | null {
  const shapes = namedIn(masked.text, masked, 'shape');
  const [shape, ...others] = shapes.filter(
    ({ said }) =>
      !new RegExp(`(?:not|instead of|rather than|from|statt) ${said}`, 'iu').test(
        unmasked(masked.text, masked),
      ),
  );
  if (!shape || others.length > 0 || segments.some(({ isPlain }) => !isPlain)) return null;
  if (!answer.test(plain) || removing.test(plain.replace(/instead of/giu, ' '))) return null;
  if (/(?<!\p{L})(?:example|input|field|question)s?(?!\p{L})/iu.test(plain)) return null;
  const words = shape.said.replaceAll(/["“”`]/gu, '').trim();
  return {
    orders: [`Answer in ${words}`],
    otherwise: [`The output must be ${words}`],
    holds: (after) => {
      const section = promptOf(after)?.sections.output;
      return (
        !!section && after.text.slice(section.start, section.end).toLowerCase().includes(words.toLowerCase())
      );
    },
  };
}

const another =
  /(?<!\p{L})(?:add|adding|also|new|another|one more|extra|additional|further|missing|lacks?|needs?|introduce|create|include|füge?|ergänz\p{L}*|neue|fehlt|weitere|brauch\p{L}*|ajout\p{L}*|nouvelle|manque|añad\p{L}*|agreg\p{L}*|nueva|falta|adicion\p{L}*|acrescent\p{L}*|nova|aggiung\p{L}*|nuova|manca|voeg|nieuwe|ontbreekt|dodaj|nowa|brakuje)(?!\p{L})/iu;
/** What is said of a variable beside its name, or of one that is there. */
const saysMore =
  /(?<!\p{L})(?:with|for|of|holding|which|whose|renam\p{L}*|should be called|instead|bad|remov\p{L}*|delet\p{L}*|drop|example|description)(?!\p{L})|:\s.*\s.*:/iu;

/** A name as prompts write it. */
const inBraces = /\{\{?\s*([\p{L}_][\p{L}\p{N}_]*)\s*\}?\}/u;
/** The name of a variable behind that word, where it is one that orders are made of: "the variable ticket". */
const namedBehind =
  /(?<!\p{L})(?:variables?|variablen|placeholders?|platzhalter|variáve(?:l|is)|variabil[ei]|variabele|zmienn\p{L}+),?\s+(?:(?:called|named|namens|appelée?|nommée?|llamada|chamada|chiamata|genaamd)\s+)?(?<name>tickets?|issues?|story|task|status|title|table|model|query|path|limit|owner|team|client|customer)(?!\p{L})/iu;

/** A variable more. */
function variableOrder({ masked }: Message, draft: Draft): Wish | null {
  const text = masked.text.replaceAll(/[{}`"“”]/gu, ' ');
  const written = inBraces.exec(masked.text)?.[1];
  const unknown = unknownIn(text);
  const known = unknown.length === 0 ? namedBehind.exec(text)?.groups?.['name'] : undefined;
  const [name, ...others] = [...new Set([written ?? known, ...unknown].filter((one) => one !== undefined))];
  if (
    name === undefined ||
    others.length > 0 ||
    !variable.test(text) ||
    !another.test(text) ||
    saysMore.test(text)
  )
    return null;
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || draft.text.includes(`{{${name}}}`)) return null;
  return { orders: [`Add a variable ${name}`], holds: (after) => after.text.includes(`{{${name}}}`) };
}

/** A statement of a kind that has a section of its own, in words of the message. */
function addedTo(section: Section, noun: RegExp, message: Message, other?: RegExp): Wish | null {
  const [found] = textsIn(message, {
    noun,
    isOrder: (frame) =>
      noun.test(frame) &&
      other?.test(frame) !== true &&
      !removing.test(frame) &&
      (adding.test(frame) ||
        /sure|ensure|guarantee|require|insist/iu.test(frame) ||
        new RegExp(`[:>]\\s*(?:\\+ )?${HOLE}`, 'u').test(frame)),
  });
  return found ? statementIn(section, found.text, message.masked) : null;
}

function statementIn(section: Section, text: string, masked: Masked): Wish | null {
  const words = unmasked(text, masked).replace(/[.!?\s]+$/u, '');
  if (words.split(/\s+/u).length < 2) return null;
  return {
    orders: [`Add to ${section.title}: ${words}.`],
    holds: (after, before) =>
      after.text.length > before.text.length && after.text.toLowerCase().includes(words.toLowerCase()),
  };
}
