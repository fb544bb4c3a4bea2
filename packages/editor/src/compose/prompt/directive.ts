import { onceALanguage } from '../../once-a-language.ts';
import { isImperative } from '../../understand/imperative.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Statement } from '../../understand/statement.ts';
import { workingVerbs } from './working-verbs.ts';

const forbids =
  /^(?:pas d['’]|(?:never|do not|don['’]t|no \p{L}{2,20}(?:es|as|éis|áis|e|a)|nunca|ne \p{L}{2,20} (?:pas|jamais)|n['’]\p{L}{2,20} (?:pas|jamais)|nie(?:mals)?|keine?[nmrs]?|nicht|pas de|aucune?|sans|no (?:\p{L}+ )?\p{L}+s)(?!\p{L}))/iu;
const describes =
  /(?<!\p{L})(?:we|our|us|they|there|is|are|was|were|has been|come|comes|wir|unsere?|uns|sind|ist|war|kommen|gibt|nous|notre|nos|sont|est|viennent|on a|nuestr[oa]s?|son|es|están|vienen|tenemos|hay)(?!\p{L})/iu;

/** Whether a sentence forbids the model something: "No inventes responsables." */
export function isProhibition({ masked }: Statement): boolean {
  return forbids.test(masked.text);
}

/** A sentence that opens with what a model does with a text. */
const opensWithWork = onceALanguage(
  (language) => new RegExp(`^(?:${workingVerbs(language)})(?!\\p{L})`, 'iu'),
);

/**
 * Whether a sentence tells a model what to do rather than how things are: it opens with a verb that orders, or is a
 * note without "is", "are" or "we" ("Tone neutral.").
 */
export function isDirective({ masked, kind }: Statement, language: string): boolean {
  if (!['context', 'design', 'alternative', 'owner', 'step', 'failure', 'mitigation'].includes(kind))
    return false;
  const cues = cuesIn(masked.text, language);
  return (
    cues.get('teamVerb')?.index === 0 ||
    isImperative(masked.text, cues) ||
    opensWithWork(language).test(masked.text) ||
    !describes.test(masked.text)
  );
}
