import { type Context, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Model, Usage } from '../../models/model.ts';
import type { ModelObserver } from '../../models/observed-model.ts';
import { errorType, OPERATION, providerName, shownModel } from '../gen-ai.ts';

/** A span for each call of a model, as the conventions for generative models ask for, without what was said. */
export function modelSpans(tracer: Tracer, here: () => Context): ModelObserver {
  return {
    begin: (model, { stage }, prompt) => {
      const shown = shownModel(model);
      const span = tracer.startSpan(
        `${OPERATION} ${shown}`,
        {
          kind: model.endpointHost === null ? SpanKind.INTERNAL : SpanKind.CLIENT,
          attributes: {
            'gen_ai.operation.name': OPERATION,
            'gen_ai.provider.name': providerName(model.provider),
            'gen_ai.request.model': shown,
            'faircopy.stage': stage,
            ...(prompt === null ? {} : { 'faircopy.prompt.version': prompt }),
            ...serverOf(model),
          },
        },
        here(),
      );
      return {
        firstText: () => span.addEvent('gen_ai.first_text'),
        ended: (usage) => {
          span.setAttributes(usageOf(usage)).end();
        },
        failed: (error) => {
          span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR }).end();
        },
      };
    },
  };
}

/** Where a caller's own model runs is the caller's affair. */
function serverOf({ endpointHost, credentialSource }: Model) {
  return endpointHost === null || credentialSource === 'user' ? {} : { 'server.address': endpointHost };
}

function usageOf({ inputTokens, outputTokens, thinkingTokens }: Usage) {
  return {
    ...(inputTokens === null ? {} : { 'gen_ai.usage.input_tokens': inputTokens }),
    ...(outputTokens === null ? {} : { 'gen_ai.usage.output_tokens': outputTokens }),
    ...(thinkingTokens === null ? {} : { 'gen_ai.usage.reasoning.output_tokens': thinkingTokens }),
  };
}
