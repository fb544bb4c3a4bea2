import type { Draft } from '../draft.ts';
import { type Change, noEffect } from '../instruction.ts';
import { type Prompt, promptOf } from './parts.ts';

/** A change of a prompt, which does nothing to a document that is none. */
export function inPrompt(change: (draft: Draft, prompt: Prompt) => ReturnType<Change>): Change {
  return (now) => {
    const prompt = promptOf(now);
    return prompt ? change(now, prompt) : noEffect(now, 'This document is no prompt with instructions.');
  };
}
