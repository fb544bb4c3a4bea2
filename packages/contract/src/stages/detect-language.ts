import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';

/** Body of POST /api/v1/detect-language. */
export const DetectLanguageRequest = Type.Object(
  {
    input: text(LIMITS.detectLanguageInput, {
      description: 'The text whose language is asked for.',
      examples: ['Der Dienst startet jede Nacht neu.'],
    }),
  },
  {
    title: 'DetectLanguageRequest',
    description: 'A text whose language is asked for.',
    examples: [{ input: 'Der Dienst startet jede Nacht neu.' }],
  },
);
export type DetectLanguageRequest = Static<typeof DetectLanguageRequest>;

const language = Type.String({
  description: 'Language as a BCP 47 tag; und when there is none.',
  examples: ['de'],
});
const confidence = Type.Number({ minimum: 0, maximum: 1, description: 'How sure that is, from 0 to 1.' });

/** Payload of POST /api/v1/detect-language. */
export const DetectedLanguage = Type.Object(
  {
    language,
    name: Type.String({ description: 'English name of the language.', examples: ['German'] }),
    confidence,
    reliable: Type.Boolean({ description: 'Whether the text is long and clear enough to rely on that.' }),
    candidates: Type.Array(Type.Object({ language, confidence }), {
      description: 'Likeliest languages, the likeliest first.',
      maxItems: LIMITS.languageCandidates.maximum,
    }),
  },
  {
    title: 'DetectedLanguage',
    description: 'The language of the prose; code, addresses and identifiers are not counted.',
    examples: [
      {
        language: 'de',
        name: 'German',
        confidence: 0.97,
        reliable: true,
        candidates: [
          { language: 'de', confidence: 0.97 },
          { language: 'nl', confidence: 0.02 },
        ],
      },
    ],
  },
);
export type DetectedLanguage = Static<typeof DetectedLanguage>;
