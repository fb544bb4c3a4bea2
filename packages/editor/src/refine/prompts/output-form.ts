import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import type { Prompt } from './parts.ts';

const form =
  '(?:(?:an? |the )?(?:valid |strict |plain |pure )?(?:json(?: (?:object|array))?|ya?ml|csv(?: table)?|xml|html|plain text|markdown table|markdown|latex)(?! (?:schema|file|input))(?!\\p{L}))';
const wish = new RegExp(
  `^(?:always |only )?(?:(?:answer|reply|respond|output|return|write|give|format|use|print|be)(?: (?:the |its |your )?(?:answer|output|reply|response|result)s?)?|(?:the )?(?:answer|output|reply|response|result)s? (?:must|should|has to|needs to) (?:always )?be)(?: only| always)?(?: (?:in|as|with|using|to))?(?: the form of)? (?<form>${form})(?: format)?(?:,? (?:and )?(?:not|instead of|rather than|no(?: longer)?) (?<old>${form}))?(?: only| instead)?[.]?$`,
  'iu',
);
const forms = new RegExp(`(?<![\\p{L}\\x60.-])${form}`, 'giu');
/** A sentence that says how the answer is laid out, and nothing else. */
const layout =
  /(?<=^(?:(?:the|your) )?(?:(?:answer|output|reply|response|result) (?:is|must be|should be|has to be|has the form of|comes as)|(?:answer|reply|respond|write|output)(?: (?:as|in|with))?) )(?:an? |the )?(?:(?:bullet(?:ed)?|numbered|ordered|plain|flat|short|simple|markdown) )*(?:lists?|tables?|bullets|bullet points|points|paragraphs?)(?=[.]?$)/iu;

/** The form of the answer that a rule sets and nothing else ("answer in YAML"); null for other rules. */
export function formSet(rule: string): string | null {
  return wish.exec(rule.trim())?.groups?.['form'] ?? null;
}

/**
 * The splices that put a form of the answer in the place of the one a prompt names now, wherever it says so. What an
 * example, a variable or code shows stays. Empty where the prompt names none, or this one.
 */
export function withForm(draft: Draft, prompt: Prompt, fresh: string): Splice[] {
  const spared = [prompt.examples, prompt.inputs].flatMap((section) => (section ? [section.start] : []));
  return draft.units
    .filter((unit) => unit.kind !== 'row' && !spared.includes(unit.section?.start ?? -1))
    .flatMap((unit) => {
      const words = draft.text.slice(unit.start, unit.end);
      const laidOut = unit.section?.start === prompt.sections.output?.start ? layoutIn(words) : null;
      return [...(laidOut ? [laidOut] : words.matchAll(forms))].map((match): Splice => {
        const start = unit.start + match.index;
        return { start, end: start + match[0].length, text: fresh };
      });
    })
    .filter(({ start, end }) => nameOf(draft.text.slice(start, end)) !== nameOf(fresh));
}

/** Where an item says how the answer is laid out, and nothing else. */
function layoutIn(words: string): { readonly 0: string; readonly index: number } | null {
  const lead = /^(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)?/u.exec(words)?.[0].length ?? 0;
  const match = layout.exec(words.slice(lead).trimEnd());
  return match && { 0: match[0], index: lead + match.index };
}

function nameOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:an? |the )?(?:valid |strict |pure )?/u, '')
    .replace('yml', 'yaml');
}
