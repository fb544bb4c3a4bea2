import Type, { type Static } from 'typebox';
import { DesktopIdentifier, resourceId } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import type { Revision } from '../revision.ts';
import { text } from '../shapes/text.ts';
import { projectPath } from './project-path.ts';

const chunk = {
  path: 'src/invoices/open.ts',
  content: 'export function listOpenInvoices(customerId: string) {}',
  symbols: ['listOpenInvoices'],
};

/** A piece of a file. Other properties are refused; `pathFault` judges the path. */
export const ContextChunk = Type.Object(
  {
    path: projectPath,
    content: text(LIMITS.chunkContent, { description: 'The piece itself.' }),
    symbols: Type.Optional(
      Type.Array(text(LIMITS.symbol, { description: 'Name of something the piece defines.' }), {
        description: 'Names of what the piece defines.',
        maxItems: LIMITS.chunkSymbols.maximum,
      }),
    ),
  },
  {
    title: 'ContextChunk',
    description: 'A piece of a file.',
    additionalProperties: false,
    examples: [chunk],
  },
);
export type ContextChunk = Static<typeof ContextChunk>;

/** Body of POST /api/v1/desktop/context/inject. Other properties are refused. */
export function contextInjectRequest(revision: Revision) {
  return Type.Object(
    {
      projectId: DesktopIdentifier,
      label: Type.Optional(
        text(LIMITS.contextLabel, {
          description: 'Name of the context, for people.',
          examples: ['Invoices'],
        }),
      ),
      query: Type.Optional(
        text(LIMITS.contextQuery, {
          description: 'What the context is for. Without it the chunks are taken in the order sent.',
          examples: ['list open invoices of a customer'],
        }),
      ),
      chunks: Type.Array(ContextChunk, {
        description: 'Pieces to choose from.',
        minItems: LIMITS.contextChunks.minimum,
        maxItems: revision.contextChunksMaximum,
      }),
    },
    {
      title: 'ContextInjectRequest',
      description: 'Pieces of a project, and what they are wanted for.',
      additionalProperties: false,
      examples: [
        { projectId: 'acme:billing-api', query: 'list open invoices of a customer', chunks: [chunk] },
      ],
    },
  );
}
export type ContextInjectRequest = Static<ReturnType<typeof contextInjectRequest>>;

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** Payload of POST /api/v1/desktop/context/inject. */
export function assembledContext(revision: Revision) {
  return Type.Object(
    {
      contextId: resourceId('context', 'Name of the context.'),
      contextText: text(
        { maximum: revision.contextBudget },
        { description: 'The context, fit to be a workspaceContext.' },
      ),
      tokenEstimate: count('Tokens of the context.'),
      chunkCount: count('Chunks that were sent.'),
      includedCount: Type.Optional(count('Chunks that found room.')),
      excluded: Type.Optional(
        Type.Object(
          {
            count: count('Chunks that were left out.'),
            paths: Type.Array(Type.String(), { description: 'Where they came from.' }),
          },
          { description: 'Chunks that were left out because files like theirs hold secrets.' },
        ),
      ),
    },
    {
      title: 'AssembledContext',
      description: 'What of the chunks found room.',
      examples: [
        {
          contextId: 'ctx_7pQ2vX9cR4tB6nM1sK3w',
          contextText: `## ${chunk.path}\n${chunk.content}\n`,
          tokenEstimate: 24,
          chunkCount: 2,
          includedCount: 1,
          excluded: { count: 1, paths: ['.env'] },
        },
      ],
    },
  );
}
export type AssembledContext = Static<ReturnType<typeof assembledContext>>;
