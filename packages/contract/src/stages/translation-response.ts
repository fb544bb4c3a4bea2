import Type, { type Static } from 'typebox';
import { TranslationId } from '../identifiers.ts';
import { enumeration } from '../shapes/enumeration.ts';
import { nullable } from '../shapes/nullable.ts';
import { AppliedInstruction } from './applied-instruction.ts';
import { Edit } from './edit.ts';
import { GuardReport } from './guard-report.ts';
import { QualityReport } from './quality-report.ts';
import { WebSearchReport } from './web-search-report.ts';
import { WebSource } from './web-source.ts';

/** Whose model answered. */
export const CredentialSource = enumeration('CredentialSource', ['managed', 'user'], {
  description: "managed: a model of the service; user: the caller's own provider.",
});
export type CredentialSource = Static<typeof CredentialSource>;

/** Where a model runs. */
export const ModelProvider = enumeration(
  'ModelProvider',
  ['embedded', 'anthropic', 'openai', 'google', 'openai-compatible'],
  { description: 'Where the model runs; embedded is the service itself.' },
);
export type ModelProvider = Static<typeof ModelProvider>;

const tokens = (description: string) =>
  Type.Optional(nullable(Type.Integer({ minimum: 0 }), { description }));

/** How an answer of a stage came about. More properties may come. */
export const TranslationMetadata = Type.Object(
  {
    wordCount: Type.Integer({ minimum: 0, description: 'Words of the output.' }),
    latencyMs: Type.Integer({ minimum: 0, description: 'Milliseconds the work took.' }),
    model: Type.String({ description: 'Model that answered.' }),
    provider: Type.Optional(ModelProvider),
    credentialSource: Type.Optional(CredentialSource),
    endpointHost: Type.Optional(
      nullable(Type.String(), { description: "Host of the model's endpoint; null for the embedded model." }),
    ),
    isOutOfScope: Type.Optional(
      Type.Boolean({
        description: 'The feedback has nothing to do with the document, which stays as it was.',
      }),
    ),
    inputTokens: tokens('Tokens the model read.'),
    outputTokens: tokens('Tokens the model wrote.'),
    thinkingTokens: tokens('Tokens the model spent before it wrote.'),
    translationId: Type.Optional(TranslationId),
    guard: Type.Optional(GuardReport),
    quality: Type.Optional(QualityReport),
    edits: Type.Optional(
      Type.Array(Edit, { description: 'Changes optimize made, in the order of the input.' }),
    ),
    applied: Type.Optional(
      Type.Array(AppliedInstruction, { description: 'What became of each instruction of the feedback.' }),
    ),
    differsFromStream: Type.Optional(
      Type.Boolean({
        description:
          'Only in a stream: whether the output is other than the text of the delta events, joined. The output counts.',
      }),
    ),
    sources: Type.Optional(
      Type.Array(WebSource, { description: 'Pages that web search grounded the answer in.' }),
    ),
    webSearch: Type.Optional(WebSearchReport),
  },
  {
    title: 'TranslationMetadata',
    description: 'How the answer came about.',
    additionalProperties: true,
    examples: [
      {
        wordCount: 412,
        latencyMs: 38,
        model: 'faircopy-embedded',
        provider: 'embedded',
        credentialSource: 'managed',
        endpointHost: null,
        inputTokens: 96,
        outputTokens: 604,
        thinkingTokens: 0,
        translationId: 'tr_Vb3kq9XcT0aJmW2rLzYp',
        guard: { status: 'clean', restored: 0 },
        quality: { checks: 13, failed: [] },
      },
    ],
  },
);
export type TranslationMetadata = Static<typeof TranslationMetadata>;

/** Payload of an answer of translate, optimize, refine and summarize. */
export const TranslationResponse = Type.Object(
  {
    output: Type.String({ description: 'The text, in the encoding that was asked for.' }),
    metadata: TranslationMetadata,
  },
  {
    title: 'TranslationResponse',
    description: 'A finished text, and how it came about.',
    examples: [
      {
        output: 'The service restarts every night because the memory is full.',
        metadata: {
          wordCount: 10,
          latencyMs: 21,
          model: 'faircopy-embedded',
          provider: 'embedded',
          credentialSource: 'managed',
          endpointHost: null,
          inputTokens: 14,
          outputTokens: 11,
          thinkingTokens: 0,
          guard: { status: 'clean', restored: 0 },
        },
      },
    ],
  },
);
export type TranslationResponse = Static<typeof TranslationResponse>;
