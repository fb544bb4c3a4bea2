import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { withoutReference } from '../../formats/phrases/reference.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { onceALanguage } from '../../once-a-language.ts';
import { literal } from '../../read/literal.ts';

/** These say something beside what is open. */
const stating: ReadonlySet<string> = new Set<PhraseKey>(['gapVersionInPath']);

/** Whether words are what a document of a language says under a heading of which its input says nothing. */
export function isGap(language: string, words: string): boolean {
  return anyGapOf(language).test(words);
}

/** What a question asks for that stands for a section which says nothing of its own. */
const bySection: Readonly<Partial<Record<SectionId, PhraseKey>>> = {
  'context-problem': 'pointProblem',
  motivation: 'pointProblem',
  'rollout-rollback': 'pointRollout',
  'migration-rollback': 'pointRollout',
};

/**
 * What an open question calls the gap of a section, where it asks for several at once ("the life of old versions"); null for words
 * that are no gap, and for gaps that questions ask for by themselves alone.
 */
export function pointOfGap(language: string, words: string, { ids }: Section): string | null {
  const gap = gapsOf(language).find(({ pattern }) => pattern.test(words));
  const point = ids.map((id) => bySection[id]).find((one) => one !== undefined);
  if (gap === undefined) return null;
  return gap.point ?? (point === undefined ? null : phrasesOf(language)[point]);
}

const anyGapOf = onceALanguage((language) => {
  const gaps = Object.entries(phrasesOf(language))
    .filter(([key]) => /^(?:gap|promptGap)\p{Lu}/u.test(key) && !stating.has(key))
    .map(([, phrase]) => phrase);
  return patternFor(gaps);
});

/** What says that one thing is not known, each with what an open question calls that. */
const gapsOf = onceALanguage((language) => {
  const phrases: Readonly<Record<string, string>> = phrasesOf(language);
  return Object.entries(phrases)
    .filter(([key]) => /^gap\p{Lu}/u.test(key))
    .map(([key, phrase]) => ({
      pattern: patternFor([phrase]),
      point: phrases[key.replace(/^gap/u, 'point')],
    }));
});

function patternFor(gaps: readonly string[]): RegExp {
  const patterns = gaps
    .flatMap((phrase) => [...new Set([phrase, withoutReference(phrase)])])
    .map((phrase) =>
      phrase
        .split(/\{\w{1,30}\}/u)
        .map(literal)
        .join('[^.;。；]{1,120}?'),
    );
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u');
}

const nothing =
  /^(?:none|nothing|n\/a|not (?:stated|named|given|known|specified|mentioned)(?: separately| yet| here)?|nicht (?:eigens )?(?:genannt|angegeben)|no(?:ne)? .{1,80}|the input (?:names|gives|says|states) no.{0,80}|(?:the input|der text|le texte|el texto) .{1,160}; (?:see|siehe|voir|véase) Q-\d{1,3}|keine?[rsn]?\b.{0,80}|nichts .{0,80}|aucune?\b.{0,80}|ningun[oa]?\b.{0,80}|nada\b.{0,80})\.?$/iu;

/** Whether a paragraph only says that its section holds nothing. */
export function saysNothing(language: string, words: string): boolean {
  return nothing.test(words) || isGap(language, words);
}
