import { quiet } from '../../compose/voice/binding.ts';
import { itemsOf } from '../../document/items.ts';
import { type Key, keysIn } from '../../document/keys.ts';
import { outlineOf, type Section, sectionsOf } from '../../document/outline.ts';
import { lowerFirst } from '../../first-letter.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { type Draft, draftOf } from '../draft.ts';
import { composedAlone } from '../editing/composed-alone.ts';
import { splice, withoutLines } from '../editing/splice.ts';
import { insertInto } from './insert.ts';

/** Gives a new requirement, made of what was `said`, a line in the test plan where the plan cites requirements by key. */
export function withScenario(draft: Draft, sentence: string, said = sentence): string {
  const fresh = draft.items.find((item) => item.key !== null && item.text.endsWith(sentence));
  return fresh?.key ? withTest(draft, fresh.key, sentence, said) : draft.text;
}

/** Gives a requirement that stands a test of its own, where the plan cites requirements by key. */
export function withTestOf(draft: Draft, key: string): string {
  const item = draft.items.find((one) => one.key?.text === key);
  const sentence = item?.text.replace(/^[*_]*[A-Z]+-\d+:?[*_]*:?\s*/u, '').trim() ?? '';
  return item?.key && sentence !== '' ? withTest(draft, item.key, sentence, sentence) : draft.text;
}

function withTest(draft: Draft, of: Key, sentence: string, said: string): string {
  const [plan] = sectionsOf(draft.outline, 'test-plan');
  const cites =
    plan &&
    draft.items.some((item) => item.section === plan && keysIn(item.text).some((key) => key.family === 'FR'));
  if (!plan || !cites) return draft.text;
  const check = scenariosFor(draft, sentence, said)[0] ?? toCheck(draft, said);
  const last = draft.items.findLast((item) => item.section === plan && item.depth === 1);
  // a plan whose scenarios have keys of their own cites the requirement behind them
  return last?.key && last.key.family !== of.family
    ? insertInto(draft, plan, `(${of.text})${check.startsWith('\n') ? check : ` ${check}`}`, 'item')
    : insertInto(draft, plan, check, 'item', of.text);
}

/**
 * A draft in which the tests of a requirement test it as it reads now. Plans whose tests have no key of their own, and cite the requirement behind
 * it, stay as they are.
 */
export function withFreshScenarios(draft: Draft, key: string, sentence: string, said: string): string {
  const [plan] = sectionsOf(draft.outline, 'test-plan');
  if (!plan) return draft.text;
  const old = testsOf(draft, plan, key);
  const [first, ...others] = old;
  if (!first) return draft.text;
  const scenarios = scenariosFor(draft, sentence, said);
  const [check = toCheck(draft, said), ...more] = scenarios;
  const fresh = [check, ...more];
  const kept = old.slice(0, fresh.length);
  const written = splice(
    draft.text,
    kept.map(({ steps, end }, at) => ({ start: steps, end, text: fresh[at] ?? '' })),
  );
  let now = draftOf(written, draft.request);
  for (let surplus = others.length - more.length; surplus > 0; surplus -= 1) {
    const last = testsOf(now, plan, key).at(-1);
    if (last) now = draftOf(withoutLines(now.text, last.start, last.end), draft.request);
  }
  for (const added of fresh.slice(old.length)) {
    const [here] = sectionsOf(now.outline, 'test-plan');
    if (here) now = draftOf(insertInto(now, here, `(${key}) ${added}`, 'item'), draft.request);
  }
  return now.text;
}

/** Whether a requirement has tests, and all of them are those that would be composed for it. */
export function hasComposedTests(draft: Draft, key: string, sentence: string): boolean {
  const [plan] = sectionsOf(draft.outline, 'test-plan');
  const tests = plan ? testsOf(draft, plan, key) : [];
  const composed = tests.length > 0 ? scenariosFor(draft, sentence, sentence) : [];
  return (
    composed.length > 0 &&
    tests.every(({ steps, end }) =>
      composed.some((one) => one.trim() === draft.text.slice(steps, end).trim()),
    )
  );
}

/** The tests of a plan that cite one requirement behind a key of their own, and where their steps begin. */
function testsOf(draft: Draft, plan: Section, key: string) {
  const [own] = sectionsOf(draft.outline, 'test-plan');
  return draft.items.flatMap((item) => {
    if ((item.section !== plan && item.section !== own) || item.depth !== 1) return [];
    const raw = draft.text.slice(item.start, item.end);
    const lead = new RegExp(`^[*+-]\\s+[*_]*[A-Z]-\\d+:?[*_]* \\(${key}\\)\\s*`, 'u').exec(raw)?.[0];
    return lead === undefined
      ? []
      : [{ start: item.start, end: item.start + raw.trimEnd().length, steps: item.start + lead.length }];
  });
}

/** The scenarios that a document of its own would test a requirement by; none where it has none for it alone. */
export function scenariosFor(draft: Draft, requirement: string, said: string): string[] {
  // a text says "doit" where the document binds with "DOIT", and its tests cite it
  const alone = draft.language === 'en' ? requirement : quiet(said);
  const outline = outlineOf(composedAlone(draft, alone, 'Technical Spec'));
  const [plan] = sectionsOf(outline, 'test-plan');
  const items = itemsOf(outline);
  const own = items.filter((item) => item.key && item.text.endsWith(requirement));
  if (own.length !== 1) return [];
  return items
    .filter(
      (item) => item.section === plan && item.depth === 1 && item.text.includes(`(${own[0]?.key?.text})`),
    )
    .flatMap((test) => {
      const steps = /^[*_]*[A-Z]-\d+[*_]* \([A-Z]+-\d+\)\s*(?<steps>.+)$/su.exec(
        outline.text.slice(test.start, test.end).replace(/^[*+-]\s+/u, ''),
      )?.groups?.['steps'];
      // What is held against its words has another number here.
      if (steps === undefined || steps.includes(own[0]?.key?.text ?? ' ')) return [];
      return [test.text.includes('\n') || /^-/u.test(steps) ? `\n  ${steps}` : steps];
    });
}

/** That a requirement holds, where no scenario comes of it. */
function toCheck(draft: Draft, said: string): string {
  const plain = said
    .trim()
    // what could not be said as what must be has its word in front
    .replace(/^\((?:MUST|SHOULD|MAY)(?: NOT)?\)\s/u, '')
    .replace(/[.。]$/u, '')
    .replace(/(?<!\p{L})(?:MUST|SHOULD|MAY)(?: NOT)?(?!\p{L})/gu, (word) => word.toLowerCase());
  const isName = /^\p{Lu}{2}|^\S{0,40}[\d_./`]|^\p{Lu}\S*(?: \p{Lu})/u.test(plain);
  const isNoun =
    draft.language === 'de' && !/^(?:der|die|das|ein|eine|es|wir|man|alle|jede[rs]?) /iu.test(plain);
  const text = isName || isNoun ? plain : lowerFirst(plain);
  return fill(derivedPhrasesOf(draft.language).testPlain, { text });
}
