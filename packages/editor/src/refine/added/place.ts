import { toString as plainText } from 'mdast-util-to-string';
import { keysIn } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { lowerFirst } from '../../first-letter.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { withExcluded } from '../place/excluded.ts';
import { isGap } from '../place/gap.ts';
import { requirementHome } from '../place/home.ts';
import { insertInto, nextNumber, unlabelled } from '../place/insert.ts';
import { placeFact, placeQuestion } from '../place/place-fact.ts';
import { withoutGapQuestion } from '../place/point.ts';
import { withScenario } from '../place/scenario.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
import { type AddedKind, homesOf } from './kinds.ts';

/** A statement that is to be added, in words that can stand by themselves. */
export interface Added {
  readonly kind: AddedKind;
  readonly said: string;
  /** What is done about a risk; null where nobody said. */
  readonly mitigation: string | null;
}

/** The section of a draft that holds statements of a kind; null where it has none. */
export function homeOfAdded(draft: Draft, kind: AddedKind): Section | null {
  for (const id of homesOf(kind).homes) {
    const section = draft.outline.sections.find((one) => one.ids.includes(id));
    if (section) return section;
  }
  return null;
}

/**
 * Puts a statement where a document has those of its kind, in their form: with the next key of its family, a risk with what is done
 * about it, a requirement with a test. Where its section said that nothing is known, that and the question for it go.
 */
export function placeAdded(draft: Draft, added: Added): Outcome {
  const { kind } = added;
  if (kind === 'question') return placeQuestion(draft, added.said);
  if (kind === 'non-goal') return leftOut(draft, added.said);
  const weighed = kind === 'alternative' ? alternativeStanding(draft, added.said) : null;
  if (weighed !== null)
    return noEffect(draft, `"${weighed}" is weighed already; say which words about it are to change.`);
  // a demand that sets a limit stands among those that do
  const limited = kind === 'requirement' ? requirementHome(draft, added.said) : null;
  const home = limited?.ids.includes('non-functional-requirements') ? limited : homeOfAdded(draft, kind);
  if (!home)
    return noEffect(draft, `The document has no section for ${kind === 'quality' ? 'limit' : kind}s.`);
  if (kind === 'risk' && home.nodes.some((node) => node.type === 'table'))
    return placeFact(draft, riskForTable(added), 'risk', home);
  const open = kind === 'risk' && asksMitigation(draft, home, added) ? askedOf(draft, added.said) : null;
  if (open !== null) {
    const asking = placeQuestion(draft, open.question);
    const placed = placeAdded(draftOf(asking.text, draft.request), { ...added, mitigation: open.mitigation });
    return { ...placed, message: `${placed.message} ${asking.message}` };
  }
  const gap = gapOf(draft, home);
  const [text, sentence] =
    kind === 'decision' ? decided(draft, home, added.said) : listed(draft, home, added);
  const settled = gap === null ? text : withoutGapQuestion(draftOf(text, draft.request), gap, home);
  return applied(draft, settled, `Added "${sentence}" under "${home.title}".`);
}

/** The name of an alternative that the document weighs already; null where it is a new one. */
function alternativeStanding(draft: Draft, said: string): string | null {
  const name = /^(?<name>[^:(,]{2,60}?)\s?[:(]/u.exec(said)?.groups?.['name'];
  const home = homeOfAdded(draft, 'alternative');
  const stands =
    name !== undefined &&
    draft.items.some(
      ({ section, text }) => section === home && text.toLowerCase().startsWith(name.toLowerCase()),
    );
  return stands ? name : null;
}

/** A table of risks has a column for what is done about them. */
function riskForTable({ said, mitigation }: Added): string {
  return mitigation === null ? said : `${said}. Mitigation: ${mitigation}`;
}

/** What a section says of itself where the input gave it nothing; null where it holds something. */
function gapOf(draft: Draft, { nodes }: Section): string | null {
  const said = nodes.map((node) => (node.type === 'paragraph' ? plainText(node).trim() : ''));
  return said.find((words) => words !== '' && isGap(draft.language, words)) ?? null;
}

function leftOut(draft: Draft, said: string): Outcome {
  const home = homeOfAdded(draft, 'non-goal');
  const gap = home ? gapOf(draft, home) : null;
  const sentence = asSentence(said);
  const { text, name } = withExcluded(draft, sentence);
  const settled =
    home === undefined || home === null || gap === null
      ? text
      : withoutGapQuestion(draftOf(text, draft.request), gap, home);
  return applied(draft, settled, `Added "${sentence}" under "${name}".`);
}

/** The text with a statement among the others of its section, and that statement as it stands there. */
function listed(draft: Draft, home: Section, added: Added): [text: string, sentence: string] {
  const { kind, said } = added;
  const binds = kind === 'requirement' || kind === 'quality' || kind === 'constraint';
  const sentence = binds ? asRequirement(said, draft) : asSentence(said);
  const family = familyIn(draft, home, kind);
  const key = family === null ? null : `${family}-${nextNumber(draft, family)}`;
  const whole = kind === 'risk' ? withMitigation(draft, sentence, added.mitigation) : sentence;
  const isKeyed = draft.items.some((item) => item.section === home && item.key !== null);
  const text = isKeyed
    ? insertInto(draft, home, whole, 'item', key)
    : insertInto(draft, home, key === null ? whole : `**${key}:** ${whole}`, 'item');
  return [binds ? withScenario(draftOf(text, draft.request), sentence) : text, sentence];
}

/** Whether a risk has to ask what is done about it: where nobody said, and the others of its section say it. */
function asksMitigation(draft: Draft, home: Section, { mitigation }: Added): boolean {
  if (mitigation !== null) return false;
  const { mitigationLabel } = phrasesOf(draft.language);
  const others = draft.items.filter((item) => item.section === home && item.depth === 1);
  return others.every((item) => draft.text.slice(item.start, item.end).includes(`${mitigationLabel}:`));
}

/** The question what is done about a risk, and what the risk says of itself until then. */
export function askedOf(draft: Draft, risk: string): { question: string; mitigation: string } | null {
  const questions = draft.items.filter((item) => item.key?.family === 'Q');
  if (questions.length === 0) return null;
  const { askMitigation, openPoint } = phrasesOf(draft.language);
  const isName = /^\p{Lu}{2}|^\S{0,40}[\d_./`]/u.test(risk);
  const plain = risk.replace(/[.]$/u, '');
  const text = isName || draft.language === 'de' ? plain : lowerFirst(plain);
  return {
    question: fill(askMitigation, { text }),
    mitigation: fill(openPoint, { questions: `Q-${nextNumber(draft, 'Q')}` }),
  };
}

/** The family of the key that a statement gets: its own, or the one that its neighbours have; null among statements without keys. */
function familyIn(draft: Draft, home: Section, kind: AddedKind): string | null {
  const { family: usual } = homesOf(kind);
  const family = usual === 'FR' && home.ids.includes('non-functional-requirements') ? 'NFR' : usual;
  const own = draft.items.filter((item) => item.section === home && item.depth === 1);
  if (own.length === 0 || own.some((item) => item.key?.family === family))
    return family === 'G' && own.length === 0 ? null : family;
  const known = own.findLast((item) => item.key)?.key?.family ?? null;
  return known === 'FR' && family === 'NFR' ? 'NFR' : known;
}

/** A risk with what is done about it, as the composer writes it; who does not say leaves that open. */
function withMitigation(draft: Draft, risk: string, mitigation: string | null): string {
  const { mitigationLabel } = phrasesOf(draft.language);
  if (mitigation === null) return risk;
  const said = keysIn(mitigation).length > 0 ? mitigation : asSentence(mitigation);
  return `${risk} *${mitigationLabel}:* ${said}`;
}

/** A decision stands in the list of what is decided, which is made where there is none. */
function decided(draft: Draft, home: Section, said: string): [text: string, sentence: string] {
  const sentence = asSentence(said);
  const { decidedLabel } = phrasesOf(draft.language);
  const label = home.nodes.findIndex(
    (node) => node.type === 'paragraph' && plainText(node).trim().replace(/:$/u, '') === decidedLabel,
  );
  const list = label < 0 ? undefined : home.nodes[label + 1];
  const newline = lineBreakOf(draft.text);
  if (list?.type === 'list') {
    const end = endOf(list);
    return [splice(draft.text, [{ start: end, end, text: `${newline}- ${sentence}` }]), sentence];
  }
  const gap = home.nodes.find(
    (node) => node.type === 'paragraph' && isGap(draft.language, plainText(node).trim()),
  );
  // in other sections it may be of something else
  if (gap && home.ids.includes('design'))
    return [splice(draft.text, [{ start: startOf(gap), end: endOf(gap), text: sentence }]), sentence];
  const last = unlabelled(home.nodes).at(-1);
  const at = last ? endOf(last) : home.headingEnd;
  const block = `${newline}${newline}**${decidedLabel}**${newline}${newline}- ${sentence}`;
  const text = home.nodes.length > 0 ? block : `${block}${newline}`;
  return [splice(draft.text, [{ start: at, end: at, text }]), sentence];
}
