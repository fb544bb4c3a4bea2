import Type, { type Static } from 'typebox';
import { ProviderStatus, ProviderType } from '../enumerations.ts';
import { timestamp } from '../identifiers.ts';
import { nullable } from '../shapes/nullable.ts';

const text = (description: string) => nullable(Type.String(), { description });

/** What is known of the model a caller brought, without the key. */
export const ProviderMetadata = Type.Object(
  {
    model: text('Name of the model.'),
    label: text('Name the caller gave the configuration.'),
    keyPreview: text('First three and last four characters of the key.'),
    endpointHost: text('Host that requests go to.'),
  },
  {
    title: 'ProviderMetadata',
    description: 'What is known of the model, without the key.',
    examples: [
      {
        model: 'gpt-example',
        label: 'Work account',
        keyPreview: 'sk-…9f2c',
        endpointHost: 'models.example.com',
      },
    ],
  },
);
export type ProviderMetadata = Static<typeof ProviderMetadata>;

/** A caller's model provider, as it is shown. */
export const ProviderConfiguration = Type.Object(
  {
    providerType: ProviderType,
    providerName: Type.String({ description: 'Name the caller gave the provider.' }),
    apiEndpoint: text("Address of the provider; null: the vendor's own."),
    metadata: ProviderMetadata,
    enabled: Type.Boolean({ description: 'Whether requests go to this provider.' }),
    updatedAt: nullable(timestamp('When it last changed.'), { description: 'Null: it is not stored.' }),
    lastValidatedAt: nullable(timestamp('When the vendor last accepted it.'), {
      description: 'Null: never.',
    }),
    status: ProviderStatus,
    validationMessage: text('What to do about it; null when nothing is wrong.'),
  },
  {
    title: 'ProviderConfiguration',
    description: "A caller's own model provider.",
    examples: [
      {
        providerType: 'openai-compatible',
        providerName: 'Work models',
        apiEndpoint: 'https://models.example.com/v1',
        metadata: {
          model: 'gpt-example',
          label: 'Work account',
          keyPreview: 'sk-…9f2c',
          endpointHost: 'models.example.com',
        },
        enabled: true,
        updatedAt: '2026-03-14T09:26:53.589Z',
        lastValidatedAt: '2026-03-14T09:26:53.589Z',
        status: 'active',
        validationMessage: null,
      },
    ],
  },
);
export type ProviderConfiguration = Static<typeof ProviderConfiguration>;

/** Whole body of GET /api/v1/user/config/providers/current: the success envelope with one property more. */
export const ProviderCurrent = Type.Object(
  {
    success: Type.Literal(true, { description: 'Always true.' }),
    data: nullable(ProviderConfiguration, { description: 'Null when nothing is stored.' }),
    configured: Type.Boolean({ description: 'Whether a configuration is stored.' }),
  },
  {
    title: 'ProviderCurrent',
    description: "The caller's own model provider, if there is one.",
    examples: [{ success: true, data: null, configured: false }],
  },
);
export type ProviderCurrent = Static<typeof ProviderCurrent>;
