import Type, { type Static } from 'typebox';
import { Stage } from '../enumerations.ts';
import { enumeration } from '../shapes/enumeration.ts';
import { listOf } from '../shapes/list-of.ts';
import { nullable } from '../shapes/nullable.ts';
import { ModelProvider } from './translation-response.ts';

/** What a model is chosen for. */
export const ModelClass = enumeration('ModelClass', ['fast', 'quality'], {
  description: 'What the model is chosen for.',
});
export type ModelClass = Static<typeof ModelClass>;

/** A model that `managedModel` may name. */
export const ManagedModel = Type.Object(
  {
    id: Type.String({ description: 'What `managedModel` takes.' }),
    provider: ModelProvider,
    model: Type.String({ description: "The vendor's name of the model." }),
    stages: Type.Array(Stage, { description: 'What the model may be asked to do.' }),
    class: ModelClass,
    contextTokens: nullable(Type.Integer({ minimum: 1 }), {
      description: 'Tokens the model can read and write together; null when not known or without a limit.',
    }),
  },
  {
    title: 'ManagedModel',
    description: 'A model that managedModel may name.',
    examples: [
      {
        id: 'faircopy-embedded',
        provider: 'embedded',
        model: 'faircopy-embedded',
        stages: ['optimize', 'translate', 'refine', 'summarize'],
        class: 'fast',
        contextTokens: null,
      },
    ],
  },
);
export type ManagedModel = Static<typeof ManagedModel>;

/** Payload of GET /api/v1/models. */
export const ModelList = listOf(ManagedModel, {
  title: 'ModelList',
  description: 'The models of this service.',
});
export type ModelList = Static<typeof ModelList>;
