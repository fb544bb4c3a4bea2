import Type, { type Static } from 'typebox';
import { ProviderType } from '../enumerations.ts';
import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';

/** Body of the deprecated POST /api/v1/user/config/keys. Other properties are refused. */
export const LegacyCredential = Type.Object(
  {
    providerType: ProviderType,
    apiKey: text(LIMITS.providerKey, { description: 'The key.', examples: ['EXAMPLE-KEY'] }),
    apiEndpoint: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'Address of the provider.',
        examples: ['https://models.example.com/v1'],
      }),
    ),
    model: Type.Optional(
      text(LIMITS.modelIdentifier, {
        description: "The vendor's name of the model.",
        examples: ['gpt-example'],
      }),
    ),
    label: Type.Optional(
      text(LIMITS.providerLabel, { description: 'Name of the provider, for people.', examples: ['Work'] }),
    ),
    metadata: Type.Optional(
      Type.Unsafe<Record<string, string | number | boolean>>(
        Type.Object(
          {},
          {
            description: 'Whatever the client keeps beside it.',
            additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
            examples: [{ importedFrom: 'keychain', attempts: 1, verified: true }],
          },
        ),
      ),
    ),
  },
  {
    title: 'LegacyCredential',
    description: 'A model provider, in the shape of early clients.',
    additionalProperties: false,
    examples: [
      {
        providerType: 'openai-compatible',
        apiKey: 'EXAMPLE-KEY',
        apiEndpoint: 'https://models.example.com/v1',
        model: 'gpt-example',
        label: 'Work',
      },
    ],
  },
);
export type LegacyCredential = Static<typeof LegacyCredential>;
