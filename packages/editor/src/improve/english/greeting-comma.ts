import type { ProseRule } from '../../correct/prose-rule.ts';

export const greetingComma: ProseRule = {
  id: 'improve/greeting-comma',
  category: 'punctuation',
  message: 'A comma stands between a greeting and the sentence.',
  pattern:
    /(?<=^|\n)((?:hello|hi|hey|good morning|good afternoon)(?: (?:all|everyone|everybody|team|folks|there|guys))?) (?=(?:i|we|the|our|my|can|could|is|are|does|do|please|there|it|this|when|what|why|how|you|just|since|after|today|yesterday)\b)/giu,
  replace: ([, greeting]) => `${greeting}, `,
  examples: [
    ['Hello I think the deploy failed', 'Hello, I think the deploy failed'],
    ['hi all the build is red', 'hi all, the build is red'],
  ],
  counterExamples: ['Hello, I think so', 'Hello world is printed', 'a hello I saw'],
};
