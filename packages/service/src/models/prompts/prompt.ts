import type { StageRequest } from '../model.ts';
import { optimizePrompt } from './optimize.ts';
import type { Prompt } from './prompt-parts.ts';
import { refinePrompt } from './refine.ts';
import { translatePrompt } from './translate.ts';

export function promptFor(request: StageRequest): Prompt {
  switch (request.stage) {
    case 'optimize':
      return optimizePrompt(request);
    case 'translate':
      return translatePrompt(request);
    case 'refine':
      return refinePrompt(request);
  }
}
