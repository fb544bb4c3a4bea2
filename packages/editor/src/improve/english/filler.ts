import type { ProseRule } from '../../correct/prose-rule.ts';

const START = String.raw`(?<=^|\n|[.!?] {1,2})`;

/** Openings that say nothing. What is doubt ("I think", "maybe") stays: it is part of what is said. */
export const filler: ProseRule = {
  id: 'improve/filler',
  category: 'style',
  message: 'This opening says nothing.',
  pattern: new RegExp(
    String.raw`${START}(?:(?:(?:so yeah|yeah so|ok so|okay so|alright so|right so|so basically|so like|so anyways?|so um|hey so|yeah no|basically|i mean|you know|um+|uh+|hmm+|ugh+|argh+|lol|haha|omg)(?:[,.!…]{0,3}|\.{2,5}) +)|(?:(?:yeah|like|anyways?|honestly|ok|okay(?! but)|literally)(?:,|\.\.\.|…) +(?!but\b)|(?<=^|\n[ \t]*)(?:so|well)(?:,|\.\.\.|…) +)|like (?=(?:we|i|the|it|they|you|there) (?![^.!?\n]{0,80},)))+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N})]),? +(?:lol|haha(?:ha)?|lmao|rofl)(?=\s*(?:[.,!?\n]|$))`,
    'giu',
  ),
  replace: () => '',
  examples: [
    ['so yeah the login is broken', 'the login is broken'],
    ['Basically, we need a cache.', 'we need a cache.'],
    ['It fails. ok so we restart it', 'It fails. we restart it'],
    ['it is slow lol', 'it is slow'],
  ],
  counterExamples: [
    'So far it works',
    'It is equal. So, it would be allowed.',
    'Like the other API, you can read it by lines.',
    'Like Redis, it is fast',
    'Well-known names',
    'I think it fails',
    'a basically sound plan',
  ],
};
