import type { Registry } from 'prom-client';
import type { ModelObserver } from '../../models/observed-model.ts';
import { errorType, OPERATION, providerName, shownModel } from '../gen-ai.ts';
import { createDistribution } from './distribution.ts';

/** Bucket bounds that the conventions name, in seconds and in tokens. */
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const TOKENS = [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144];

const LABELS = [
  'gen_ai_operation_name',
  'gen_ai_provider_name',
  'gen_ai_request_model',
  'faircopy_stage',
] as const;

/** How long models take, how soon they begin, and how many tokens they read and write. */
export function modelMetrics(register: Registry): ModelObserver {
  const durations = createDistribution(register, {
    name: 'gen_ai_client_operation_duration_seconds',
    help: 'Time of a call of a model; error_type is empty where it answered',
    labelNames: [...LABELS, 'error_type'],
    buckets: SECONDS,
  });
  const firstTexts = createDistribution(register, {
    name: 'faircopy_model_first_text_seconds',
    help: 'Time until a model gave the first of its text',
    labelNames: LABELS,
    buckets: SECONDS,
  });
  const tokens = createDistribution(register, {
    name: 'gen_ai_client_token_usage',
    help: 'Tokens of a call, by what they were for, as the model counts them',
    labelNames: [...LABELS, 'gen_ai_token_type'],
    buckets: TOKENS,
  });
  return {
    begin: (model, { stage }) => {
      const startedAt = performance.now();
      const seconds = () => (performance.now() - startedAt) / 1_000;
      const labels = [OPERATION, providerName(model.provider), shownModel(model), stage] as const;
      return {
        firstText: () => firstTexts.series(...labels).observe(seconds()),
        ended: ({ inputTokens, outputTokens, thinkingTokens }) => {
          durations.series(...labels, '').observe(seconds());
          const counted = { input: inputTokens, output: outputTokens, thinking: thinkingTokens };
          for (const [type, count] of Object.entries(counted)) {
            if (count !== null) tokens.series(...labels, type).observe(count);
          }
        },
        failed: (error) => durations.series(...labels, errorType(error)).observe(seconds()),
      };
    },
  };
}
