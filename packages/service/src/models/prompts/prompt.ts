import type { ModelRequest } from '../model.ts';
import { optimizePrompt } from './optimize.ts';
import type { Prompt } from './prompt-parts.ts';
import { refinePrompt } from './refine.ts';
import { summarizePrompt } from './summarize.ts';
import { translatePrompt } from './translate.ts';

export function promptFor(request: ModelRequest): Prompt {
  switch (request.stage) {
    case 'optimize':
      return optimizePrompt(request);
    case 'translate':
      return translatePrompt(request);
    case 'refine':
      return refinePrompt(request);
    case 'summarize':
      return summarizePrompt(request);
  }
}
