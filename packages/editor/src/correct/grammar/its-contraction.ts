import type { ProseRule } from '../prose-rule.ts';

export const itsContraction: ProseRule = {
  id: 'grammar/its-contraction',
  category: 'grammar',
  message: '"It is" and "it has" contract to "it\'s"; "its" is the possessive.',
  pattern:
    /\b(its) (?=(?:to (?:early|late|slow|fast|big|many|much|long|large|hard|soon|heavy|small|short|old|complex|complicated|expensive|risky|noisy|strict|difficult|cheap|simple)\b|an?|the|not|been|being|going|gonna|getting|because|bc|bcs|cuz|coz|just|probably|definitely|really|very|too|always|never|already|still|also|only (?:an?|the|when|if|on|in|at|for|broken|failing|happening|working|visible|slow|possible|a matter)|like|called|cause(?= (?:the|we|it|they|i|you|of|this|that|there)\b)|(?:possible|impossible|important|necessary|hard|easy|difficult)(?= (?:to|that|for|because|and|but|if|when|as)\b|[.,;!?\n]|$)|fine|ok|okay|currently|supposed|done|ready|gone|quite|pretty|almost|kind of|unclear|clear (?:that|how|why)|true(?= (?:that|for)\b|[.,;!?\n]|$)|obvious(?= (?:that|to)\b|[.,;!?\n]|$)|better(?= (?:to|if|for|than)\b|[.,;!?\n]|$)|worth(?= [a-z]+ing\b| it\b)|annoying|so|in (?:the|our|my|a|Qx)|on (?:the|our|my|Qx)|us|me|him|them|that|there|here|[a-z]{2,12}ing (?:everyone|everybody|us|me|them|the|our|my|all|users|people|it|too|very|so)|outside|[a-z]{2,12}ing (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|again|now|soon|today|tomorrow|anyway)(?![\p{L}'’-])|(?:more|less|much|way(?! (?:back|to|through|into|out|around|round|up|down|in|on|onto|over|from|past|there|home)\b)|far) [a-z]{2,14}(?=[.,;!?\n]|$| (?:than|to|for|but|because|when|if)\b)|(?:(?:error|bug|failure)[ -]prone|urgent|expensive|wrong|ugly|risky|confusing|painful|messy)(?= (?:and|but|for|to|because|when|if)\b|[.,;!?\n]|$)|about|from|at|full of|under|up to|down to|what|why|how|where|when|(?:broken|working|failing|happening|crashing|slow|down)(?= (?:now|again|locally|on|in|for|as|when|but|with|and|since)|[.,!?\n]|$))(?![\p{L}-]))/giu,
  replace: ([, written]) => (written?.startsWith('I') ? "It's " : "it's "),
  examples: [
    ['its to early for it', "it's to early for it"],
    ['its not working', "it's not working"],
    ['I think its bc of the timers', "I think it's bc of the timers"],
    ['its blocking everyone', "it's blocking everyone"],
    ['I like it because its more explicit.', "I like it because it's more explicit."],
    ['Its a bug', "It's a bug"],
    ['Its in `.github/workflows` now.', "It's in `.github/workflows` now."],
    ['its failing again', "it's failing again"],
    ['we do it by hand and its error prone.', "we do it by hand and it's error prone."],
    ['I think its cause the cache is cold.', "I think it's cause the cache is cold."],
    ['so they can verify its us', "so they can verify it's us"],
    ['i think its because of the cache', "i think it's because of the cache"],
  ],
  counterExamples: [
    'It makes its way back to the queue.',
    'its name and its value',
    'the service and its working directory',
    'its more explicit form',
    'its own cache',
    'its in-tree driver',
    'its only user',
    'its cause and its effect',
    'its possible mutations',
    'its wrong answer',
  ],
};
