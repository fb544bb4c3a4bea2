import { CHAT_SHORTHAND } from '../../correct/lexicon/chat-shorthand.ts';
import { phraseRule } from '../phrase-rule.ts';

export const chatShorthand = phraseRule({
  id: 'improve/chat-shorthand',
  message: 'Chat shorthand is written out.',
  phrases: CHAT_SHORTHAND,
  examples: [
    ['pls fix this b4 monday, thx', 'please fix this before monday, thanks'],
    ['u can log in w/o a password', 'you can log in without a password'],
    ['BTW it fails', 'by the way it fails'],
  ],
  counterExamples: ['the cosine of it', 'use the msg-id header', 'a w/b chart'],
});
