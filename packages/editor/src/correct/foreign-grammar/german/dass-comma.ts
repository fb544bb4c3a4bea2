import type { ProseRule } from '../../prose-rule.ts';

/** Words that make one conjunction with the next, or stand before it without a comma ("so dass", "nur weil"). */
const JOINED =
  /(?<!\p{L})(?:und|oder|sowie|aber|denn|so|ohne|statt|anstatt|als|wie|nur|auf|außer|bis|je|vor allem|auch|selbst|gerade|eben|besonders|insbesondere|schon|bloß|allein|nicht|teils|teilweise|hauptsächlich|einfach|vielleicht|wohl|zumal|nachdem|kaum|umso|desto|vorausgesetzt|angenommen|gesetzt|möglicherweise|wahrscheinlich|vermutlich|meistens|meist|oft|unter anderem|sei es|sprich|dann|erst|weil|obwohl|dass|sondern)$/iu;

export const dassComma: ProseRule = {
  id: 'punctuation/dass-comma',
  category: 'punctuation',
  message: 'Vor „dass“, „weil“ und „obwohl“ steht ein Komma.',
  pattern: /(?<=[\p{L}\p{N}]{2})[ ](?<conjunction>dass|weil|obwohl)(?=[ ]\p{L})/gu,
  replace: ({ groups }, { prose, from }) =>
    JOINED.test(prose.slice(Math.max(0, from - 16), from)) ? null : `, ${groups?.['conjunction'] ?? ''}`,
  examples: [
    ['Ich denke dass es geht.', 'Ich denke, dass es geht.'],
    ['Der Job hängt weil die Queue voll ist.', 'Der Job hängt, weil die Queue voll ist.'],
  ],
  counterExamples: [
    'Der Cache ist voll, so dass nichts geht.',
    'Wir warten und dass es dauert, ist klar.',
    'Er soll nichts ändern, sondern dass er es zurücksetzt, ist gewollt.',
    'Das passiert nur weil niemand hinschaut.',
    'Ohne dass jemand es merkt, bricht es ab.',
    'Dass es geht, wissen wir.',
    'Es geht, obwohl dass nicht nötig ist.',
  ],
};
