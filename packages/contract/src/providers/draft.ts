import Type, { type Static, type TSchema } from 'typebox';
import { ProviderType } from '../enumerations.ts';
import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';

const apiKey = text(
  { maximum: LIMITS.providerKey.maximum },
  { description: 'The key. Needed unless the stored one is reused.', examples: ['EXAMPLE-KEY'] },
);

/** A rule between properties: where `condition` does not hold, `rule` must. */
function unless(condition: TSchema, rule: TSchema): TSchema {
  return { type: 'object', if: condition, else: rule };
}

/** Body of POST /api/v1/user/config/providers and of its test. Other properties are refused. */
export const ProviderDraft = Type.Object(
  {
    providerType: ProviderType,
    providerName: text(LIMITS.providerName, {
      description: 'Name of the provider, for people.',
      examples: ['Work models'],
    }),
    apiKey: Type.Optional(apiKey),
    isExistingKey: Type.Optional(Type.Boolean({ description: 'Reuse the stored key.', examples: [false] })),
    baseURL: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'Address of the provider. Needed for openai-compatible.',
        examples: ['https://models.example.com/v1'],
      }),
    ),
    modelIdentifier: Type.Optional(
      text(LIMITS.modelIdentifier, {
        description: "The vendor's name of the model.",
        examples: ['gpt-example'],
      }),
    ),
  },
  {
    title: 'ProviderDraft',
    description: 'A model provider to test or to keep.',
    additionalProperties: false,
    allOf: [
      unless(
        Type.Object({ isExistingKey: Type.Literal(true) }),
        Type.Object({ apiKey: Type.String({ minLength: LIMITS.providerKey.minimum }) }),
      ),
      unless(
        Type.Object({ providerType: Type.Optional({ not: { const: 'openai-compatible' } }) }),
        Type.Object({ baseURL: Type.String() }),
      ),
    ],
    examples: [
      {
        providerType: 'openai-compatible',
        providerName: 'Work models',
        apiKey: 'EXAMPLE-KEY',
        baseURL: 'https://models.example.com/v1',
        modelIdentifier: 'gpt-example',
      },
      { providerType: 'anthropic', providerName: 'Anthropic', isExistingKey: true },
    ],
  },
);
export type ProviderDraft = Static<typeof ProviderDraft>;
