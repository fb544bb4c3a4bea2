import { Feature, Stage } from '@faircopy/contract';
import Type, { type Static } from 'typebox';

const limit = Type.Union([Type.Integer({ minimum: 0, maximum: 2_147_483_646 }), Type.Null()], {
  description: 'a whole number, or null for unlimited',
});

const ModelEntry = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._:/-]+$' }),
    provider: Type.Enum(['openai-compatible', 'openai', 'anthropic', 'google']),
    model: Type.String({ minLength: 1, maxLength: 200 }),
    baseURL: Type.Optional(Type.String({ minLength: 1 })),
    apiKeyEnv: Type.Optional(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' })),
    stages: Type.Optional(Type.Array(Stage, { minItems: 1, uniqueItems: true })),
    class: Type.Optional(Type.Enum(['fast', 'quality'])),
    languages: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), { minItems: 1, uniqueItems: true }),
    ),
    contextTokens: Type.Optional(Type.Integer({ minimum: 1 })),
    inputPricePerMillion: Type.Optional(Type.Number({ minimum: 0 })),
    outputPricePerMillion: Type.Optional(Type.Number({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type ModelEntry = Static<typeof ModelEntry>;

const PlanEntry = Type.Object(
  {
    features: Type.Array(Feature, { uniqueItems: true }),
    managedTokensPerMonth: limit,
    maxApiKeys: limit,
    historyDays: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 36_500 }), Type.Null()], {
        description: 'a whole number of days from 1, or null for good',
      }),
    ),
  },
  { additionalProperties: false },
);

/** The file FAIRCOPY_CONFIG names. */
export const ConfigFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    models: Type.Optional(Type.Array(ModelEntry)),
    plans: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }), PlanEntry, {
        additionalProperties: false,
      }),
    ),
  },
  { additionalProperties: false },
);
export type ConfigFile = Static<typeof ConfigFile>;
