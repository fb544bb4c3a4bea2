import { contentWords } from '../../document/content-words.ts';
import { splitSentences } from '../../read/sentences.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { documentOf, findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';

const patterns = [
  /^(?<what>.{2,80}?) (?:says?|states?|has|contains?|repeats?|mentions?|gives?) (?:(?:the )?same (?:sentence|thing|statement|point|paragraph|text)s?(?: (?:twice|two times|three times|again|several times))?|(?:a |one |the )?(?:sentence|statement|thing)s? (?:twice|two times)|itself|(?:a )?duplicates?(?: sentences?)?)(?:[,;.]? (?:once is enough|once suffices|drop one|keep one|remove one|one is enough|fix that).{0,30})?$/iu,
  /^(?:remove|delete|drop|cut|kill|clean up|get rid of|merge|avoid) (?:the |any |all )?(?:duplicate[ds]?|repeated|repeating|redundant|double) (?:sentences?|statements?|lines?|bullets?|items?|text|content|points?)(?: (?:in|from|of|under) (?:the )?(?<place>.{2,60}))?$|^(?:remove|delete|drop|cut|avoid) (?:the |any |all )?(?:repetitions?|duplications?|duplicates)(?: (?:in|from|of|under) (?:the )?(?<home>.{2,60}))?$/iu,
];

/** "Drop repetitions of "Summary" in "Context"": what another part says already. */
const ofOther = /^drop repetitions of ["“](?<other>[^"“”]{2,80})["”] in ["“](?<place>[^"“”]{2,80})["”]$/iu;

/** Words that a sentence has at least to count as said before. */
const FEW = 2;

/** Takes out what a part says for the second time. */
export const repetition: Instruction = {
  meta: {
    id: 'repetition',
    does: 'Takes out sentences and items that say word for word what stands before them.',
    examples: [
      'the summary says the same thing twice',
      'remove the duplicate sentences',
      'remove repetitions in Goals',
    ],
  },
  parse(clause, draft) {
    const { other, place } = ofOther.exec(clause)?.groups ?? {};
    if (other !== undefined && place !== undefined) return (now) => withoutSaidIn(now, other, place);
    for (const pattern of patterns) {
      const groups = pattern.exec(clause)?.groups;
      if (!groups) continue;
      const what = groups['what'] ?? groups['place'] ?? groups['home'] ?? 'it';
      const target = findTarget(draft, what);
      if (!target || target.kind === 'words') continue;
      return (now) => withoutRepeated(now, findTarget(now, what) ?? documentOf(now));
    }
    return null;
  },
};

function withoutRepeated(draft: Draft, within: Target): Outcome {
  let now = draft;
  let end = within.end;
  let count = 0;
  for (let round = 0; round < 50; round += 1) {
    const repeated = firstRepeated(now, { start: within.start, end });
    if (!repeated) break;
    const text = removed(now, repeated);
    end -= now.text.length - text.length;
    now = draftOf(text, draft.request);
    count += 1;
  }
  return count === 0
    ? noEffect(draft, `Nothing in ${within.name} is said twice in the same words.`)
    : applied(
        draft,
        now.text,
        `Took out ${count} sentence${count > 1 ? 's' : ''} of ${within.name} said before.`,
      );
}

/** Takes out of one part the sentences that another says word for word. */
function withoutSaidIn(draft: Draft, other: string, place: string): Outcome {
  const repeated = sentencesShared(draft, place, other);
  const text = repeated.reduceRight((now, one) => removed(draftOf(now, draft.request), one), draft.text);
  return applied(draft, text, `Took out of "${place}" what "${other}" says: ${repeated.length}.`);
}

/** The sentences of one part that another has in the same words. */
export function sentencesShared(draft: Draft, place: string, other: string): readonly Target[] {
  const [own, others] = [place, other].map((name) => {
    const section = findSection(draft, name);
    return section
      ? sentences(draft).filter(({ start, end }) => start >= section.start && end <= section.end)
      : [];
  });
  const words = ({ start, end }: Target) => contentWords(draft.text.slice(start, end)).join(' ');
  const said = new Set((others ?? []).map(words));
  return (own ?? []).filter((one) => words(one).includes(' ') && said.has(words(one)));
}

/** The first sentence of a stretch that an earlier one says too. */
function firstRepeated(draft: Draft, { start, end }: { start: number; end: number }): Target | undefined {
  const said = new Set<string>();
  return sentences(draft)
    .filter((one) => one.start >= start && one.end <= end)
    .find((one) => {
      const words = contentWords(splitSentences(draft.text, one, [])[0]?.text ?? '');
      const key = words.join(' ');
      const isKnown = words.length >= FEW && said.has(key);
      said.add(key);
      return isKnown;
    });
}
